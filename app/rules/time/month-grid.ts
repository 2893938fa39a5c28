import { civilOfDay, dayOfCivil, daysInMonth, formatDay, parseDay, weekdayOfDay } from "./days";

export type GridDay = { date: string; dayOfMonth: number; isInMonth: boolean; isToday: boolean };
export type MonthGrid = {
  /** yyyy-MM */
  month: string;
  firstDate: string;
  lastDate: string;
  /** Null at the edges of the calendar. */
  previous: string | null;
  next: string | null;
  /** Whole weeks from Sunday, with neighbouring months' days. */
  weeks: GridDay[][];
};

const daysPerWeek = 7;

/** Null unless it's a yyyy-MM. */
export function monthGrid(month: string, today: string): MonthGrid | null {
  const first = parseDay(`${month}-01`);
  if (first === null) return null;
  const civil = civilOfDay(first);
  const last = first + daysInMonth(civil.year, civil.month) - 1;
  const start = first - weekdayOfDay(first);
  const weeks: GridDay[][] = [];
  for (let sunday = start; sunday <= last; sunday += daysPerWeek) {
    weeks.push(
      Array.from({ length: daysPerWeek }, (_, offset) => {
        const day = sunday + offset;
        const date = formatDay(day);
        return {
          date,
          dayOfMonth: civilOfDay(day).day,
          isInMonth: day >= first && day <= last,
          isToday: date === today,
        };
      }),
    );
  }
  return {
    month,
    firstDate: formatDay(first),
    lastDate: formatDay(last),
    previous: neighbour(civil.year, civil.month - 1),
    next: neighbour(civil.year, civil.month + 1),
    weeks,
  };
}

export function monthOf(date: string): string {
  return date.slice(0, 7);
}

function neighbour(year: number, month: number): string | null {
  const inYear = month < 1 ? year - 1 : month > 12 ? year + 1 : year;
  if (inYear < 1 || inYear > 9999) return null;
  return monthOf(formatDay(dayOfCivil(inYear, ((month + 11) % 12) + 1, 1)));
}
