import {
  type DayHours,
  daysOfHours,
  parseDayHours,
  type WeekHours,
  weekdayNames,
} from "../../rules/places/hours";
import type { Language } from "../../rules/site/language";
import { clockText } from "../../rules/time/clock-text";
import { localWeekday } from "../../rules/time/panama-time";
import { classNames } from "../../ui/class-names";
import { useLanguage } from "../site/local-path";
import { useWords } from "../site/words";

type Props = {
  hours: WeekHours;
  now: Date;
  /** The language the owner wrote in, for what can only be shown as written. */
  writtenIn: Language;
  closedForSeason: boolean;
};

/** The week, Monday first, with today marked; under the stamp when the place sleeps until next season. */
export function HoursTable({ hours, now, writtenIn, closedForSeason }: Props) {
  const { t } = useWords();
  const language = useLanguage();
  const today = weekdayNames[localWeekday(now)];
  return (
    <div className="relative max-w-form">
      <table className={classNames("w-full", closedForSeason && "text-muted")}>
        <tbody>
          {daysOfHours.map((day) => (
            <tr
              key={day}
              className={classNames("border-b border-line", day === today && "font-bold")}
              aria-current={day === today ? "date" : undefined}
            >
              <th scope="row" className="py-2 pr-4 text-left align-top font-[inherit]">
                {t(`places.days.${day}`)}
                {day === today && <span className="text-sm text-sea-ink"> · {t("places.place.today")}</span>}
              </th>
              <td className="py-2 text-right align-top">
                <DayText text={hours[day]} language={language} writtenIn={writtenIn} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {closedForSeason && (
        <p className="absolute inset-0 m-auto h-fit w-fit -rotate-6 rounded-sm border-3 border-clay bg-card px-4 py-2 font-bold text-clay-ink">
          {t("places.place.seasonStamp")}
        </p>
      )}
    </div>
  );
}

type DayProps = { text: string | null | undefined; language: Language; writtenIn: Language };

export function DayText({ text, language, writtenIn }: DayProps) {
  const { t } = useWords();
  const read = parseDayHours(text);
  if (read.state === "closed") return t("places.status.closed");
  if (read.state === "unreadable") {
    return <span lang={writtenIn === language ? undefined : writtenIn}>{text}</span>;
  }
  return rangeTexts(read, language).map((range) => (
    <span key={range} className="block whitespace-nowrap">
      {range}
    </span>
  ));
}

function rangeTexts({ ranges }: Extract<DayHours, { state: "open" }>, language: Language): string[] {
  return ranges.map(({ opens, closes }) => `${clockText(opens, language)} – ${clockText(closes, language)}`);
}
