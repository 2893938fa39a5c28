import { metresText } from "../../rules/sea/height-text";
import type { DayNow, TideDay } from "../../rules/sea/tide-month";
import { labelColumns, labelWidth } from "../../rules/sea/water-label";
import { queryPath } from "../../rules/site/query-path";
import { dateInWords } from "../../rules/time/date-words";
import { useWords } from "../site/words";
import { MoonDisc } from "./moon-disc";
import { TideStrip } from "./tide-strip";
import { useSeaWords } from "./use-sea-words";

type Props = {
  days: readonly TideDay[];
  today: string;
  /** The current tide, where it's shown. */
  now?: DayNow | null;
};

/** A month's days: each with its tides, sun and moon. */
export function MonthTidesTable({ days, today, now }: Props) {
  const { t } = useWords();
  return (
    <table className="month-sheet">
      <thead className="unseen">
        <tr>
          <th scope="col">{t("sea.tides.day")}</th>
          <th scope="col">{t("sea.tides.sea")}</th>
          <th scope="col" colSpan={4}>
            {t("sea.tides.waters")}
          </th>
          <th scope="col">{t("sea.tides.sun")}</th>
          <th scope="col">{t("sea.tides.moon")}</th>
        </tr>
      </thead>
      <tbody>
        {days.map((day) => (
          <SheetDay
            key={day.date}
            day={day}
            isToday={day.date === today}
            now={day.date === today ? now : null}
          />
        ))}
      </tbody>
    </table>
  );
}

type DayProps = { day: TideDay; isToday: boolean; now?: DayNow | null };

function SheetDay({ day, isToday, now }: DayProps) {
  const { t, language, localPath } = useWords();
  const { clockParts } = useSeaWords();
  const gaps = Math.max(0, 4 - day.waters.length);
  const columns = labelColumns(
    day.waters.map(({ x, at }) => ({ x, width: labelWidth(clockParts(at)[0], language, "month") })),
  );
  return (
    <tr
      className={day.size}
      aria-current={isToday ? "date" : undefined}
      id={now ? "now" : undefined}
      data-changes-at={now?.changesAt}
    >
      <th scope="row">
        <a href={queryPath(localPath("/today"), { date: day.date })} rel="nofollow">
          {Number(day.date.slice(8))}
        </a>{" "}
        {dateInWords(day.date, "weekday", language)}
        {now ? (
          <>
            <b className="today-word no-print">{t("sea.tides.dayNow")}</b>{" "}
            <b className="today-word no-print">{t("sea.now", { metres: metresText(now.metres) })}</b>
          </>
        ) : null}
        {day.size === "usual" ? null : <span className="unseen">, {t(`sea.tides.${day.size}`)}</span>}
      </th>
      <td className="strip-cell">
        <TideStrip day={day} now={now} />
      </td>
      {day.waters.map((water, index) => (
        <WaterCell
          key={water.at}
          water={water}
          isLowest={water.at === day.lowest?.at}
          place={columns[index]}
        />
      ))}
      {gaps > 0 ? <td className="gap" colSpan={gaps} /> : null}
      <td className="sun-cell">
        <svg viewBox="0 0 20 12" aria-hidden="true">
          <path d="M4 10a6 6 0 0 1 12 0zM1 11h18" />
        </svg>
        <Clock at={day.sunriseAt} />
        {"\u2009–\u2009"}
        <Clock at={day.sunsetAt} />
      </td>
      <MoonCell day={day} />
    </tr>
  );
}

type WaterProps = {
  water: TideDay["waters"][number];
  isLowest: boolean;
  place?: ReturnType<typeof labelColumns>[number];
};

function besideColumn(right: number): string {
  if (right === 0) return "";
  return right > 0 ? ` r${right}` : ` l${-right}`;
}

function WaterCell({ water: { at, kind, metres, isLight }, isLowest, place }: WaterProps) {
  const { t } = useWords();
  const column = place ? ` c${place.column}${besideColumn(place.right)}` : "";
  return (
    <td className={`water${isLight ? " lit" : ""}${column}`}>
      <i>{t(`sea.${kind}`)}</i>
      <Clock at={at} /> <b className={isLowest ? "lowest" : undefined}>{metresText(metres)}</b>
    </td>
  );
}

function MoonCell({ day: { moon } }: { day: TideDay }) {
  const { t } = useWords();
  const { clock } = useSeaWords();
  const isQuarter = moon.away === 0 && moon.quarterAt !== null;
  return (
    <td className="moon-cell">
      <svg viewBox="-11 -11 22 22" aria-hidden="true">
        <MoonDisc angle={moon.angle} radius={10} />
      </svg>
      {isQuarter && moon.quarterAt !== null ? (
        <b>
          {t(`sea.phase.${moon.phase}`)} {clock(moon.quarterAt)}
        </b>
      ) : moon.turn ? (
        <span>
          {t(`sea.tides.${moon.turn.kind}`)} <Clock at={moon.turn.at} />
        </span>
      ) : null}
    </td>
  );
}

function Clock({ at }: { at: number }) {
  const { clockParts } = useSeaWords();
  const [time, half] = clockParts(at);
  return (
    <>
      {`${time}\u00a0`}
      <small>{half}</small>
    </>
  );
}
