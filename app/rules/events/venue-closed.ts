import { parseDayHours } from "../places/day-hours";
import { hasHours, type WeekHours, weekdayNames } from "../places/hours";
import { openingsWithin } from "../places/open-today";
import { parseWeekHours } from "../places/week-hours";
import { parseDay, type Weekday, weekdayOfDay } from "../time/days";
import { type EventTimes, intervalOf, isAllDay } from "./event-interval";

/** Restaurants have hours by day, activities a text. */
export type VenueHours = {
  place_name: string | null;
  place_hours: WeekHours | null;
  place_times: string | null;
  place_sleeps: boolean | null;
};
/** Why the place is closed then; `weekdays` for a weekly series. */
export type VenueClosed = { place: string; why: "season" | "day" | "hour"; weekdays: Weekday[] };

/** Null where the place is open, or its hours are unknown. */
export function venueClosed(
  venue: VenueHours | undefined,
  events: readonly EventTimes[],
): VenueClosed | null {
  const { place_name: place, place_hours, place_times, place_sleeps } = venue ?? {};
  if (!place || events.length === 0) return null;
  if (place_sleeps) return { place, why: "season", weekdays: [] };
  const week = place_hours ?? parseWeekHours(place_times);
  if (!hasHours(week)) return null;
  const reasons = events.map((event) => ({ weekday: weekdayOf(event), why: reasonOf(week, event) }));
  const on = (why: "day" | "hour") => reasons.filter((one) => one.why === why);
  const [days, hours] = [on("day"), on("hour")];
  if (days.length > 0) return { place, why: "day", weekdays: distinct(days.map(({ weekday }) => weekday)) };
  return hours.length > 0 ? { place, why: "hour", weekdays: [] } : null;
}

function reasonOf(week: WeekHours, event: EventTimes): "day" | "hour" | null {
  const interval = intervalOf(event);
  if (!interval) return null;
  const day = parseDayHours(week[weekdayNames[weekdayOf(event)] ?? "Sunday"]);
  if (day.state === "unreadable") return null;
  if (isAllDay(event)) return day.state === "closed" ? "day" : null;
  const openings = openingsWithin(week, interval.starts.getTime(), interval.ends.getTime());
  if (openings.length > 0) return null;
  return day.state === "closed" ? "day" : "hour";
}

const weekdayOf = ({ event_date }: EventTimes): Weekday => weekdayOfDay(parseDay(event_date) ?? 0);
const distinct = (weekdays: readonly Weekday[]) => [...new Set(weekdays)].sort();
