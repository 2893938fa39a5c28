import { isAroundTheClock } from "../../rules/places/day-hours";
import { daysOfHours, hasHours, type WeekHours, weekdayNames } from "../../rules/places/hours";
import { capitalised, daysInWords, type EqualDays, equalDays } from "../../rules/places/week-words";
import type { Language } from "../../rules/site/language";
import { clockText } from "../../rules/time/date-words";
import { localWeekday } from "../../rules/time/panama-time";
import { classNames } from "../../ui/class-names";
import { useWords } from "../site/words";
import { AsWritten } from "./as-written";

type Props = {
  hours: WeekHours | null;
  now: Date;
  /** The language the owner wrote in, for what can only be shown as written. */
  writtenIn: Language;
  closedForSeason?: boolean;
};

/** The week's hours, Monday first, equal days merged, today marked; a stamp while closed for the season. */
export function HoursTable({ hours, now, writtenIn, closedForSeason = false }: Props) {
  const { t } = useWords();
  if (!hasHours(hours)) return <p className="text-muted">{t("places.place.hoursUnknown")}</p>;
  const today = daysOfHours.indexOf(weekdayNames[localWeekday(now)] ?? "Sunday");
  const lines = equalDays(hours);
  return (
    <div className="max-w-form">
      {closedForSeason && (
        <p className="stamp mb-4 w-fit rounded-sm px-4 py-2 text-clay-ink">{t("places.place.seasonStamp")}</p>
      )}
      <table className={classNames("w-full max-sm:text-sm", closedForSeason && "text-muted")}>
        <tbody>
          {lines.map((line) => (
            <Line
              key={line.days[0]}
              line={line}
              isToday={!closedForSeason && lines.length > 1 && line.days.includes(today)}
              writtenIn={writtenIn}
            />
          ))}
        </tbody>
      </table>
      {closedForSeason && <p className="mt-3 text-sm text-muted">{t("places.place.seasonHours")}</p>}
    </div>
  );
}

type LineProps = { line: EqualDays; isToday: boolean; writtenIn: Language };

function Line({ line, isToday, writtenIn }: LineProps) {
  const { t, language } = useWords();
  return (
    <tr className="hours-day" aria-current={isToday ? "date" : undefined}>
      <th scope="row" className="py-2 text-left align-top">
        {capitalised(daysInWords(line.days, language))}
        {isToday && (
          <>
            {"\u00a0"}
            <span className="live day-now">{t("places.place.today")}</span>
          </>
        )}
      </th>
      <td className="py-2 text-right align-top">
        <LineHours line={line} writtenIn={writtenIn} />
      </td>
    </tr>
  );
}

function LineHours({ line: { hours, text }, writtenIn }: Omit<LineProps, "isToday">) {
  const { t, language } = useWords();
  if (hours.state === "closed") return t("places.status.closed");
  if (hours.state === "unreadable") return <AsWritten text={text} writtenIn={writtenIn} />;
  if (isAroundTheClock(hours)) return t("places.status.allDay");
  return hours.ranges.map(({ opens, closes }) => (
    <span key={opens} className="block whitespace-nowrap">
      {`${clockText(opens, language)} – ${clockText(closes, language)}`}
    </span>
  ));
}
