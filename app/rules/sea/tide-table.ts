import { civilOfDay, dayOfCivil } from "../time/days";

/** Tides are told so many days ahead, and kept as long. */
export const daysAhead = 400;

/** The days that the tide table holds at least: from the day before this month on. */
export function tideTable(today: number, ahead = daysAhead): { first: number; last: number } {
  const { year, month } = civilOfDay(today);
  return { first: dayOfCivil(year, month, 1) - 1, last: today + ahead };
}
