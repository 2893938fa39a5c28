import { holidays } from "../content/year-strip";
import { civilOfDay, dayOfCivil, formatDay } from "../time/days";

/** Days without weekday buses: national holidays, Good Friday, and Carnival from Friday to Tuesday. */
export function isHoliday(day: number): boolean {
  if (holidays.fixed.some((date) => formatDay(day).endsWith(date))) return true;
  const easter = easterSunday(civilOfDay(day).year);
  return day === easter - 2 || (day >= easter - 51 && day <= easter - 47);
}

/** The next of them, today included: days in a row together, such as Carnival. */
export function nextHolidays(today: number, count: number): { first: number; last: number }[] {
  const next: { first: number; last: number }[] = [];
  for (let day = today; day < today + 366 && next.length <= count; day++) {
    if (!isHoliday(day)) continue;
    const before = next.at(-1);
    if (before?.last === day - 1) before.last = day;
    else next.push({ first: day, last: day });
  }
  return next.slice(0, count);
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
