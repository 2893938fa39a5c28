import { civilOfDay, dayOfCivil, parseDay } from "../time/days";

export const daysAhead = 400;

/** From the day before this month on. */
export function tideTable(today: number, ahead = daysAhead): { first: number; last: number } {
  const { year, month } = civilOfDay(today);
  return { first: dayOfCivil(year, month, 1) - 1, last: today + ahead };
}

/** From the first complete month to the last day. */
export function tableReach(held: { first: string | null; last: string | null }, today: number) {
  const first = parseDay(held.first ?? "");
  const last = parseDay(held.last ?? "");
  const table = first === null || last === null ? tideTable(today) : { first, last };
  const { year, month, day } = civilOfDay(table.first);
  return { first: dayOfCivil(year, day === 1 ? month : month + 1, 1), last: table.last };
}
