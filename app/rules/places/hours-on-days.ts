import { daysFromMonday, parseDay } from "../time/days";
import type { WeekHours } from "./hours";
import { type EqualDays, equalDays } from "./week-words";

/** Opening hours in a span of dates; days with equal hours are grouped, closed ones left out. */
export function openOnDays(
  week: WeekHours | null,
  { first, last }: { first: string; last: string },
): EqualDays[] {
  const [from, until] = [parseDay(first), parseDay(last)];
  if (!week || from === null || until === null) return [];
  const asked = Array.from({ length: Math.min(until - from + 1, 7) }, (_, ahead) =>
    daysFromMonday(from + ahead),
  );
  return equalDays(week)
    .map((equal) => ({ ...equal, days: asked.filter((day) => equal.days.includes(day)) }))
    .filter(({ days, hours }) => days.length > 0 && hours.state === "open");
}
