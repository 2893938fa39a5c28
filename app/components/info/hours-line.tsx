import { openStatus, trueUntil } from "../../rules/places/open-status";
import { parseWeekHours } from "../../rules/places/week-hours";
import { weekInWords } from "../../rules/places/week-words";
import { AsWritten } from "../places/hours-table";
import { StatusBadge } from "../places/open-status";
import { useWords } from "../site/words";

type Props = {
  id: string;
  hours: string;
  now: Date;
  /** Nobody is known yet who keeps these hours: who would be open? */
  isNobodys?: boolean;
};

/** A week in one line with today's badge, renewed by the page's script; what cannot be read stands as it was written. */
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
  // The badge says it all.
  const isAlwaysOpen = status.state === "open" && status.closesAt === null;
  return (
    <p className="card-meta" id={id} data-changes-at={trueUntil([status], now).getTime()}>
      <StatusBadge status={status} />
      {isAlwaysOpen ? null : weekInWords(week, language)}
    </p>
  );
}
