import type { GridDay, MonthGrid } from "../rules/month-grid";
import { classNames } from "../ui/class-names";
import { Icon } from "../ui/icon";
import { useEventWords } from "./event-words";
import { useWords } from "./words";

type Props = {
  grid: MonthGrid;
  /** How many events a day has, for the days that have any. */
  counts: Map<string, number>;
  selected: string | null;
  today: string;
  hrefOf: (to: { month: string; date?: string }) => string;
};

/** A month as a table of days; on small screens the days with something on become a list. */
export function MonthTable({ grid, counts, selected, today, hrefOf }: Props) {
  const { t } = useWords();
  const words = useEventWords();
  const title = words.date(grid.month, "month");
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
            {grid.weeks[0]?.map(({ date }) => (
              <th key={date} scope="col" abbr={words.date(date, "weekdayName")}>
                {words.date(date, "weekday")}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {grid.weeks.map((week) => (
            <tr key={week[0]?.date}>
              {week.map((day) => (
                <DayCell
                  key={day.date}
                  day={day}
                  count={counts.get(day.date) ?? 0}
                  href={`${hrefOf({ month: grid.month, date: day.date })}#day`}
                  isSelected={day.date === selected}
                  isPast={day.date < today}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type CellProps = { day: GridDay; count: number; href: string; isSelected: boolean; isPast: boolean };

function DayCell({ day, count, href, isSelected, isPast }: CellProps) {
  const { t } = useWords();
  const words = useEventWords();
  const { isInMonth, isToday } = day;
  const className = classNames(
    isInMonth && "in-month",
    isToday && "today",
    isPast && "past",
    count > 0 && "busy",
  );
  return (
    <td className={className || undefined}>
      <a href={href} aria-current={isSelected ? "date" : undefined}>
        {count > 0 || day.isToday ? <span>{words.date(day.date, "weekday")}</span> : null}
        <time dateTime={day.date}>{day.isInMonth ? day.dayOfMonth : words.date(day.date, "short")}</time>{" "}
        {day.isToday ? <i>{t("events.calendar.today")}</i> : null}{" "}
        {count > 0 ? <b>{t("events.calendar.count", { count })}</b> : null}
      </a>
    </td>
  );
}
