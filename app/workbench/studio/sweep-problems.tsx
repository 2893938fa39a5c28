import { useWords } from "../../components/site/words";
import { addressOfKey } from "../../rules/pictures/picture-address";
import { Button } from "../../ui/button";
import { Notice } from "../../ui/notice";

type Problem = {
  bucket: string;
  /** Identifies the sweep when confirming. */
  swept_at: number;
  problem: "unmarked" | "foreign" | "many" | null;
  count: number;
  confirmed_at: number | null;
  some: string[];
};

/** What the nightly sweep refused to delete, and the admin's options. */
export function SweepProblems({ problems }: { problems: readonly Problem[] }) {
  return problems.map((one) => <SweepProblem key={one.bucket} {...one} />);
}

function SweepProblem({ bucket, swept_at, problem, count, confirmed_at, some }: Problem) {
  const { t } = useWords();
  if (!problem) return null;
  const state = confirmed_at === null ? problem : "confirmed";
  const act = state === "many" ? "confirm-sweep" : state === "confirmed" ? "keep-swept" : "mark-bucket";
  return (
    <Notice tone="warn" title={t(`studioPictures.sweep.${state}.title`, { bucket, count })}>
      <p>{t(`studioPictures.sweep.${state}.text`, { bucket, count })}</p>
      {some.length > 0 && (
        <details>
          <summary className="more">{t("studioPictures.sweep.some")}</summary>
          <ul className="flex flex-wrap gap-2 py-2">
            {some.map((key) => (
              <li key={key}>
                <a href={addressOfKey(key)} target="_blank" rel="noopener">
                  <img
                    className="h-16 w-20 rounded-md bg-sand object-cover"
                    src={`${addressOfKey(key)}?w=320`}
                    alt={key}
                    width={80}
                    height={64}
                    loading="lazy"
                  />
                </a>
              </li>
            ))}
          </ul>
        </details>
      )}
      <form method="post" className="pt-2">
        <input type="hidden" name="bucket" value={bucket} />
        <input type="hidden" name="list" value={swept_at} />
        <Button intent={act} size="small" variant="secondary">
          {t(`studioPictures.sweep.${state}.act`, { count })}
        </Button>
      </form>
    </Notice>
  );
}
