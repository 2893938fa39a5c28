import { weekdayOfDay } from "../time/days";
import { instantOfDay, localDay } from "../time/panama-time";
import { parseDayHours } from "./day-hours";
import { type DayHours, type HoursRange, type WeekHours, weekdayNames } from "./hours";

type Hours = WeekHours | null;

function hoursOf(hours: Hours, day: number): DayHours {
  return parseDayHours(hours?.[weekdayNames[weekdayOfDay(day)] ?? "Sunday"]);
}

/** When a place is open between two instants, in milliseconds; last night's hours may reach into the span. */
export function openingsWithin(hours: Hours, from: number, until: number): HoursRange[] {
  const openings: HoursRange[] = [];
  for (let day = localDay(new Date(from)) - 1; instantOfDay(day, 0).getTime() < until; day++) {
    const read = hoursOf(hours, day);
    if (read.state !== "open") continue;
    for (const range of read.ranges) {
      const opens = Math.max(from, instantOfDay(day, range.opens).getTime());
      const closes = Math.min(until, instantOfDay(day, range.closes).getTime());
      if (closes > opens) openings.push({ opens, closes });
    }
  }
  return openings;
}

/** On so many days of the week a place is open that one would come on any. */
const usually = 5;

/** True for a place that stays shut on a day although one would expect to find it open. */
export function isUnexpectedlyClosed(hours: Hours, day: number): boolean {
  const week = Array.from({ length: 7 }, (_, offset) => hoursOf(hours, day + offset).state);
  return week[0] === "closed" && week.filter((state) => state === "open").length >= usually;
}
