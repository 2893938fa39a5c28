import { Fragment } from "react";
import { type EventType, eventTypes } from "../../rules/events/event-types";
import { isHoliday } from "../../rules/info/public-holidays";
import { parseDay } from "../../rules/time/days";
import type { GridDay, MonthGrid } from "../../rules/time/month-grid";
import { classNames } from "../../ui/class-names";
import { Icon } from "../../ui/icon";
import { useWords } from "../site/words";
import { useEventWords } from "./use-event-words";

type Props = {
  grid: MonthGrid;
  /** Events per day, for days that have any. */
  counts: Map<string, number>;
  types: Map<string, EventType[]>;
  selected: string | null;
  today: string;
  hrefOf: (to: { month?: string; date?: string }) => string;
};

/** Placeholder for the date in an address. */
const anyDate = "DATE";

/** A month as a table of days; those with events are lit, with a dot for each type and a key to them below; public holidays have a folded corner. */
export function MonthTable({ grid, counts, types, selected, today, hrefOf }: Props) {
  const { t } = useWords();
  const words = useEventWords();
  const title = words.date(grid.month, "month");
  const weekdays = (grid.weeks[0] ?? []).map(({ date }) => ({
    name: words.date(date, "weekdayName"),
    short: words.date(date, "weekday"),
  }));
  const shown = eventTypes.filter((type) => [...types.values()].some((ofDay) => ofDay.includes(type)));
  const isOff = ({ date }: GridDay) => isHoliday(parseDay(date) ?? 0);
  const hasHoliday = grid.weeks.flat().some(isOff);
  const dayHref = hrefOf({ date: anyDate });
  const outsideHref = hrefOf({ month: grid.month, date: anyDate });
  const countText = onceEach((count: number) => t("events.calendar.count", { count }));
  const turn = (month: string, rel: "prev" | "next") => {
    const label = t(rel === "prev" ? "events.calendar.previousMonth" : "events.calendar.nextMonth", {
      month: words.date(month, "month"),
    });
    return (
      <a className="month-turn" href={hrefOf({ month })} rel={rel}>
        <Icon name={rel === "prev" ? "chevron-left" : "chevron-right"} label={label} />
      </a>
    );
  };
  return (
    <div className="month">
      <div className="month-head">
        <h2 id="month">{title}</h2>
        {grid.month === today.slice(0, 7) ? null : (
          <a className="more" href={hrefOf({ month: today.slice(0, 7) })}>
            {t("events.calendar.backToToday")}
          </a>
        )}
        {grid.previous ? turn(grid.previous, "prev") : null}
        {grid.next ? turn(grid.next, "next") : null}
      </div>
      <table aria-labelledby="month">
        <thead>
          <tr>
            {weekdays.map(({ name, short }) => (
              <th key={name} scope="col" abbr={name}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {grid.weeks.map((week) => (
            <tr key={week[0]?.date}>
              {week.map((day) => {
                const count = counts.get(day.date) ?? 0;
                return (
                  <td key={day.date} className={lookOf(day, count, today)}>
                    <a
                      href={`${(day.isInMonth ? dayHref : outsideHref).replace(anyDate, day.date)}#day`}
                      aria-current={day.date === selected ? "date" : undefined}
                    >
                      <time dateTime={day.date}>
                        {day.isInMonth ? (
                          day.dayOfMonth
                        ) : (
                          <OfOtherMonth words={words.date(day.date, "short")} />
                        )}
                      </time>
                      {count > 0
                        ? types.get(day.date)?.map((type) => <span key={type} className={`is-${type}`} />)
                        : null}
                      {day.isToday ? <Beside as="i">{t("events.calendar.today")}</Beside> : null}
                      {isOff(day) ? <Beside as="em">{t("events.calendar.holiday")}</Beside> : null}
                      {count > 0 ? <Beside as="b">{countText(count)}</Beside> : null}
                    </a>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="month-key" aria-hidden="true">
        {shown.map((type) => (
          <Fragment key={type}>
            <span className={`is-${type}`} />
            {t(`events.type.${type}`)}
            <wbr />
          </Fragment>
        ))}
        {hasHoliday ? (
          <>
            <em />
            {t("events.calendar.holiday")}
          </>
        ) : null}
      </p>
    </div>
  );
}

/** "Dec 1", "1 dic": a phone shows the month small over the day. */
function OfOtherMonth({ words }: { words: string }) {
  return words
    .split(/( )/)
    .map((part) => (/^\D+$/.test(part.trim()) ? <small key={part}>{part}</small> : part));
}

/** With a leading space, so that a screen reader doesn't say "211 event". */
function Beside({ as: Tag, children }: { as: "i" | "em" | "b"; children: string }) {
  return (
    <>
      {" "}
      <Tag className={Tag === "i" ? "live" : undefined}>{children}</Tag>
    </>
  );
}

function lookOf({ date, isInMonth, isToday }: GridDay, count: number, today: string): string | undefined {
  const names = classNames(
    isInMonth && "in-month",
    isToday && "today",
    date < today && "past",
    count > 0 && "busy",
  );
  return names || undefined;
}

/** Caches the few phrases a month repeats for each day. */
function onceEach<Question, Answer>(answer: (question: Question) => Answer) {
  const known = new Map<Question, Answer>();
  return (question: Question) => {
    const found = known.get(question) ?? answer(question);
    known.set(question, found);
    return found;
  };
}
