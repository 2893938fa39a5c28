import { openStatus, trueUntil } from "../../rules/places/open-status";
import { parseWeekHours } from "../../rules/places/week-hours";
import { weekInWords } from "../../rules/places/week-words";
import { AsWritten } from "../places/as-written";
import { StatusBadge } from "../places/open-status";
import { useWords } from "../site/words";

type Props = {
  id: string;
  hours: string;
  now: Date;
  /** No provider is known yet, so there is no open or closed badge. */
  isNobodys?: boolean;
};

/** A week's hours in one line with today's badge, refreshed by the page's script; unreadable hours are shown as written. */
export function HoursLine({ id, hours, now, isNobodys = false }: Props) {
  const { language } = useWords();
  if (!hours) return null;
  const week = parseWeekHours(hours);
  if (!week) {
    return (
      <p className="card-meta">
        <AsWritten text={hours} writtenIn="en" />
      </p>
    );
  }
  if (isNobodys) return <p className="card-meta">{weekInWords(week, language)}</p>;
  const status = openStatus(week, now);
  const isAlwaysOpen = status.state === "open" && status.closesAt === null;
  return (
    <p className="card-meta" id={id} data-changes-at={trueUntil([status], now).getTime()}>
      <StatusBadge status={status} />
      {isAlwaysOpen ? null : weekInWords(week, language)}
    </p>
  );
}
