import { useEventWords } from "../../components/events/use-event-words";
import { useWords } from "../../components/site/words";
import type { RecurrencePattern } from "../../rules/events/recurrence";
import type { Halves } from "../../rules/events/series-dates";
import { deletePath, editPath } from "../../rules/places/paths";
import type { Status } from "../../rules/review/status";
import { Badge } from "../../ui/badge";
import { Fold } from "../../ui/fold";
import { Link } from "../../ui/link";
import { eventShortcuts } from "./event-shortcuts";
import { ChangesBadge } from "./own-listing-card";

type OwnDateOfRow = {
  id: string;
  event_date: string;
  status: Status;
  cancelled_at: number | null;
  is_changed: number;
  waiting_since: number | null;
  pending_changes: number;
};

type Half = { first_date: string; date_id: string };

export type OwnSeriesOfCard = {
  pattern: RecurrencePattern;
  first_date: string;
  start_time: string | null;
  end_time: string | null;
  next: string | null;
  left: number | null;
  rows: OwnDateOfRow[];
  halves: Halves<Half>;
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

/** Links between the halves of a series that was split. */
export function OtherHalves({ before, behind }: Halves<Half>) {
  const { t, localPath } = useWords();
  const words = useEventWords();
  const way = ({ date_id, first_date }: Half, name: "beganBefore" | "goesOn") => (
    <p className="mt-1 text-sm">
      <Link href={localPath(editPath("event", date_id))}>
        {t(`events.page.${name}`, { date: words.date(first_date, "long") })}
      </Link>
    </p>
  );
  return (
    <>
      {before ? way(before, "beganBefore") : null}
      {behind ? way(behind, "goesOn") : null}
    </>
  );
}

/** The next dates, and those that differ from the rule, each with its own actions. */
export function DatesOfSeries({ series: { rows, left } }: { series: OwnSeriesOfCard }) {
  const { t, localPath } = useWords();
  const [first] = rows;
  if (!first) return null;
  const changed = rows.filter(({ is_changed }) => is_changed === 1).length;
  return (
    <Fold
      className="mt-3 text-sm"
      title={
        <span>
          {t("listings.events.oneDate")}
          {changed > 0 ? ` (${t("listings.events.changed", { count: changed })})` : null}
        </span>
      }
    >
      <ul className="grid gap-3">
        {rows.map((row) => (
          <DateOfSeries row={row} key={row.id} />
        ))}
        {left === null || left > rows.length ? (
          <li>
            <Link className="py-2.5" href={localPath(`${editPath("event", first.id)}#other-dates`)}>
              {t("listings.events.otherDate")}
            </Link>
          </li>
        ) : null}
      </ul>
    </Fold>
  );
}

function DateOfSeries({ row }: { row: OwnDateOfRow }) {
  const { t, localPath } = useWords();
  const words = useEventWords();
  const name = words.date(row.event_date, "full");
  const ways = [
    [editPath("event", row.id), "listings.edit", "listings.editNamed"],
    ...eventShortcuts(row),
    [deletePath("event", row.id), "listings.remove", "listings.removeNamed"],
  ] as const;
  return (
    <li className="grid gap-1">
      <span className="flex flex-wrap items-center gap-2">
        <span className="first-letter:uppercase">{name}</span>
        {row.is_changed ? <Badge tone="info">{t("listings.events.instance")}</Badge> : null}
        {row.cancelled_at ? <Badge tone="closed">{t("events.page.cancelled")}</Badge> : null}
        <ChangesBadge listing={row} />
      </span>
      <span className="flex flex-wrap gap-x-3 sm:gap-x-5">
        {ways.map(([href, word, named]) => (
          <Link className="py-2.5" href={localPath(href)} aria-label={t(named, { name })} key={word}>
            {t(word)}
          </Link>
        ))}
      </span>
    </li>
  );
}
