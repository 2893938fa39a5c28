import { SubmitButton } from "../../components/site/submit-button";
import { useWords } from "../../components/site/words";
import { submissionPath } from "../../rules/review/submission-path";
import { decisionOf, decisionUndoSpan } from "../../rules/review/undo-decision";
import { atTimeText } from "../../rules/time/panama-time";
import { Icon } from "../../ui/icon";

export type RecentOfList = {
  at: number;
  action: string;
  kind: string;
  id: string;
  name: string;
  by: string | null;
};

/** Decisions of the last ten minutes, with undo buttons; older ones are folded below the latest. */
export function RecentDecisions({ recent, next }: { recent: RecentOfList[]; next: string }) {
  const { t } = useWords();
  const [last, ...others] = recent;
  if (!last) return null;
  return (
    <section className="grid gap-2 rounded-lg bg-leaf-soft px-5 py-3" aria-label={t("review.recent.title")}>
      <Decided decision={last} next={next} isLast />
      {others.length > 0 ? (
        <details>
          <summary className="inline-flex min-h-11 items-center gap-2 text-sm font-bold text-leaf-ink">
            {t("review.recent.more", { count: others.length })}
            <Icon name="chevron-down" className="[details[open]>summary_&]:rotate-180" />
          </summary>
          <ul className="grid gap-2">
            {others.map((one) => (
              <li key={`${one.kind}:${one.id}`}>
                <Decided decision={one} next={next} />
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </section>
  );
}

type DecidedProps = { decision: RecentOfList; next: string; isLast?: boolean };

function Decided({ decision, next, isLast }: DecidedProps) {
  const { t, language, localPath } = useWords();
  const { at, action, kind, id, name, by } = decision;
  const path = localPath(submissionPath(kind, id));
  const time = atTimeText(new Date(at + decisionUndoSpan), language);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <p className="min-w-0 flex-1 basis-72">
        <a className="font-bold wrap-anywhere" href={path}>
          {t(`review.recent.${decisionOf(action) ?? "approve"}`, { name })}
        </a>{" "}
        <span className="text-sm">
          {by ? `${t("review.recent.by", { name: by })} ` : ""}
          {t("review.recent.until", { time })}
        </span>
      </p>
      <form method="post" action={path}>
        <input type="hidden" name="next" value={next} />
        <SubmitButton
          intent="undo"
          variant="secondary"
          size="small"
          icon="undo"
          aria-label={t("review.recent.undoNamed", { name })}
          data-key={isLast ? "u" : undefined}
        >
          {t("review.recent.undo")}
        </SubmitButton>
      </form>
    </div>
  );
}
