import { formatTime, minutesPerDay } from "../time/days";
import { parseDayHours } from "./day-hours";
import { type DayOfHours, daysOfHours, type HoursRange, hasHours, type WeekHours } from "./hours";

/** schema.org's text form: "Mo 09:00-17:00", "Fr 18:00-02:00" for a night into Saturday. */
export function openingHours(hours: WeekHours | null | undefined): string[] {
  return readableRanges(hours).map(
    ({ day, opens, closes }) => `${day.slice(0, 2)} ${formatTime(opens)}-${formatTime(closes)}`,
  );
}

/** Closed and unreadable days are left out. */
function readableRanges(hours: WeekHours | null | undefined): ({ day: DayOfHours } & HoursRange)[] {
  if (!hasHours(hours)) return [];
  return daysOfHours.flatMap((day) => {
    const read = parseDayHours(hours[day]);
    return read.state === "open" ? read.ranges.map((range) => ({ day, ...fullDay(range) })) : [];
  });
}

/** Equal times would be no time at all, so a full day ends a minute early. */
function fullDay({ opens, closes }: HoursRange): HoursRange {
  return { opens, closes: closes - opens === minutesPerDay ? closes - 1 : closes };
}
