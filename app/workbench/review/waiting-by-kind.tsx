import { useWords } from "../../components/site/words";
import type { ReviewKind } from "../../rules/review/review-kinds";
import { queryPath } from "../../rules/site/query-path";
import { relativeTime } from "../../rules/time/date-words";
import { Link } from "../../ui/link";
import { TitledSection } from "../../ui/titled-section";

type Waiting = { kind: ReviewKind; count: number; oldest: number | null };

/** One line per kind, longest wait first. */
export function WaitingByKind({ waiting, now }: { waiting: readonly Waiting[]; now: Date }) {
  const { t, language, localPath } = useWords();
  const some = waiting.filter(({ count }) => count > 0);
  if (some.length === 0) return null;
  const lines = some.toSorted((one, other) => (one.oldest ?? 0) - (other.oldest ?? 0));
  return (
    <TitledSection className="grid gap-4" titleId="waiting" title={t("admin.waiting")}>
      <ul className="border-b border-line">
        {lines.map(({ kind, count, oldest }) => (
          <li className="border-t border-line" key={kind}>
            <Link
              className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 py-2 font-bold no-underline hover:text-sea-ink"
              href={localPath(queryPath("/admin/submissions", { kind }))}
            >
              <span>
                {t(`admin.kinds.${kind}`)} <span className="tabular-nums">{count}</span>
              </span>
              {oldest === null ? null : (
                <span className="font-normal text-muted">
                  {t("admin.oldest", { age: relativeTime(new Date(oldest), now, language) })}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
