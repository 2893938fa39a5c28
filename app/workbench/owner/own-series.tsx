import { useEventWords } from "../../components/events/use-event-words";
import { useLocalPath } from "../../components/site/local-path";
import { useWords } from "../../components/site/words";
import type { RecurrencePattern } from "../../rules/events/recurrence";
import { deletePath, editPath } from "../../rules/places/paths";
import type { Status } from "../../rules/review/status";
import { Badge } from "../../ui/badge";
import { Link } from "../../ui/link";
import { ChangesBadge } from "./own-listing-card";

type ChangedDate = {
  id: string;
  event_date: string;
  status: Status;
  cancelled_at: number | null;
  waiting_since: number | null;
  pending_changes: number;
};

export type OwnSeriesOfCard = {
  pattern: RecurrencePattern;
  first_date: string;
  start_time: string | null;
  end_time: string | null;
  next: string | null;
  left: number | null;
  changed: ChangedDate[];
};

/** "8 dates to come, the next on Friday, November 27, 2026". */
export function ComingDates({ series: { next, left } }: { series: OwnSeriesOfCard }) {
  const { t } = useWords();
  const words = useEventWords();
  const date = next && words.date(next, "full");
  return (
    <p className="mt-1 text-sm font-bold">
      {!date && t("listings.events.noneLeft")}
      {date &&
        (left === null
          ? t("listings.events.next", { date })
          : t("listings.events.left", { count: left, date }))}
    </p>
  );
}

/** The dates that differ from the rest, each with its own way to be changed or deleted. */
export function ChangedDates({ changed }: { changed: ChangedDate[] }) {
  const { t } = useWords();
  const words = useEventWords();
  const localPath = useLocalPath();
  if (changed.length === 0) return null;
  return (
    <details className="mt-3 rounded-lg border border-line">
      <summary className="flex min-h-11 cursor-pointer items-center px-4 text-sm font-bold text-sea-ink">
        {t("listings.events.changed", { count: changed.length })}
      </summary>
      <ul className="grid gap-3 px-4 pb-4">
        {changed.map((one) => {
          const name = words.date(one.event_date, "full");
          return (
            <li className="grid gap-1 text-sm" key={one.id}>
              <span className="flex flex-wrap items-center gap-2">
                <span className="first-letter:uppercase">{name}</span>
                <Badge tone="info">{t("listings.events.instance")}</Badge>
                {one.cancelled_at ? <Badge tone="closed">{t("events.page.cancelled")}</Badge> : null}
                <ChangesBadge listing={one} />
              </span>
              <span className="flex gap-5">
                <Link
                  className="py-2.5"
                  href={localPath(editPath("event", one.id))}
                  aria-label={t("listings.editNamed", { name })}
                >
                  {t("listings.edit")}
                </Link>
                <Link
                  className="py-2.5"
                  href={localPath(deletePath("event", one.id))}
                  aria-label={t("listings.removeNamed", { name })}
                >
                  {t("listings.remove")}
                </Link>
              </span>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
