import { civilOfDay, dayOfCivil, parseDay } from "../time/days";

/** Tides are told so many days ahead, and kept as long. */
export const daysAhead = 400;

/** The days that the tide table holds at least: from the day before this month on. */
export function tideTable(today: number, ahead = daysAhead): { first: number; last: number } {
  const { year, month } = civilOfDay(today);
  return { first: dayOfCivil(year, month, 1) - 1, last: today + ahead };
}

/** From which month on to which day the table tells tides; a month of which it lacks the first days is not among them. */
export function tableReach(held: { first: string | null; last: string | null }, today: number) {
  const first = parseDay(held.first ?? "");
  const last = parseDay(held.last ?? "");
  const table = first === null || last === null ? tideTable(today) : { first, last };
  const { year, month, day } = civilOfDay(table.first);
  return { first: dayOfCivil(year, day === 1 ? month : month + 1, 1), last: table.last };
}
