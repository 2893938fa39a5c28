import { holidays } from "../content/year-strip";
import { civilOfDay, dayOfCivil, formatDay } from "../time/days";

const fixed = {
  "01-01": "newYear",
  "01-09": "martyrs",
  "05-01": "labor",
  "11-03": "separation",
  "11-04": "flag",
  "11-05": "colon",
  "11-10": "villa",
  "11-28": "independence",
  "12-08": "mothers",
  "12-20": "mourning",
  "12-25": "christmas",
} as const satisfies Record<(typeof holidays.fixed)[number], string>;
export type Holiday = (typeof fixed)[keyof typeof fixed] | "carnival" | "goodFriday";

/** Days without weekday buses: national holidays, Good Friday, and Carnival from Friday to Tuesday. */
export function holidayOf(day: number): Holiday | null {
  const date = holidays.fixed.find((one) => formatDay(day).endsWith(one));
  if (date) return fixed[date];
  const easter = easterSunday(civilOfDay(day).year);
  if (day === easter - 2) return "goodFriday";
  return day >= easter - 51 && day <= easter - 47 ? "carnival" : null;
}

export const isHoliday = (day: number) => holidayOf(day) !== null;

type Holidays = { first: number; last: number; names: ReadonlySet<Holiday> };

/** The next of them, today included: days in a row together, such as Carnival. */
export function nextHolidays(today: number, count: number): Holidays[] {
  const next: Holidays[] = [];
  for (let day = today; day < today + 366 && next.length <= count; day++) {
    const name = holidayOf(day);
    if (!name) continue;
    const before = next.at(-1);
    if (before?.last === day - 1)
      Object.assign(before, { last: day, names: new Set([...before.names, name]) });
    else next.push({ first: day, last: day, names: new Set([name]) });
  }
  return next.slice(0, count);
}

/** The next time it's this holiday, today included. */
export function nextTimeOf(name: Holiday, today: number) {
  return nextHolidays(today, 366).find(({ names }) => names.has(name)) ?? null;
}

/** Easter as days since 1970, by Meeus, Jones and Butcher. */
export function easterSunday(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const leaps = Math.floor(century / 4);
  const moon = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - leaps - moon + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const sum = epact + weekday - 7 * late + 114;
  return dayOfCivil(year, Math.floor(sum / 31), (sum % 31) + 1);
}
