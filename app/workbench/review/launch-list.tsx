import { useWords } from "../../components/site/words";
import type { LaunchLine } from "../../rules/site/launch";
import { Badge } from "../../ui/badge";
import { Button } from "../../ui/button";
import { Link } from "../../ui/link";

/** What to check or fill in before launch; finished lines are folded. */
export function LaunchList({ lines }: { lines: LaunchLine[] }) {
  const { t } = useWords();
  const left = lines.filter((line) => line.left > 0);
  const done = lines.filter((line) => line.left === 0);
  return (
    <section className="grid gap-4" aria-labelledby="launch">
      <div className="grid gap-2">
        <h2 className="text-2xl" id="launch">
          {t("launch.title")}
        </h2>
        <p className="max-w-prose">
          {left.length > 0 ? t("launch.left", { count: left.length }) : t("launch.nothingLeft")}
        </p>
      </div>
      {left.length > 0 && <Lines lines={left} />}
      {done.length > 0 && (
        <details>
          <summary className="more">{t("launch.done", { count: done.length })}</summary>
          <Lines lines={done} />
        </details>
      )}
    </section>
  );
}

function Lines({ lines }: { lines: LaunchLine[] }) {
  return (
    <ul className="border-b border-line">
      {lines.map((line) => (
        <Line key={line.check} {...line} />
      ))}
    </ul>
  );
}

function Line({ check, screen, left, isCounted }: LaunchLine) {
  const { t, localPath } = useWords();
  const title = t(`launch.checks.${check}.title`);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-line py-4">
      <div className="grid max-w-prose flex-1 basis-80 gap-1">
        <h3 className="text-lg">
          <Link href={localPath(screen)}>{title}</Link>
        </h3>
        <p className="text-muted">{t(`launch.checks.${check}.text`)}</p>
      </div>
      {isCounted ? (
        <Badge tone={left > 0 ? "pending" : "approved"}>
          {left > 0 ? t("launch.missing", { count: left }) : t("launch.filled")}
        </Badge>
      ) : (
        <form method="post">
          <input type="hidden" name="check" value={check} />
          <Button
            intent={left > 0 ? "tick" : "untick"}
            size="small"
            variant="secondary"
            icon={left > 0 ? "check" : "undo"}
            aria-label={`${t(left > 0 ? "launch.tick" : "launch.untick")}: ${title}`}
          >
            {t(left > 0 ? "launch.tick" : "launch.untick")}
          </Button>
        </form>
      )}
    </li>
  );
}
