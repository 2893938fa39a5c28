import { weekdayOfDay } from "../time/days";
import { instantOfDay, localDay, startOfDay } from "../time/panama-time";
import { parseDayHours } from "./day-hours";
import { type DayHours, type HoursRange, type WeekHours, weekdayNames } from "./hours";
import { closesSoon, closesSoonAt, type OpenStatus, openStatus } from "./open-status";

type Place = { hours: WeekHours | null; closed_for_season: boolean; kitchen_until?: string | null };
type PlaceToday<P> = P & {
  openings: HoursRange[];
  status: OpenStatus;
  /** From when on it's about to close. */
  soonAt: Date | null;
  closesSoon: boolean;
  isMissed: boolean;
};

/** Places that close soon, then open ones, then those that open later. */
export function openToday<P extends Place>(
  places: readonly P[],
  span: { from: number; until: number },
  now: Date,
): PlaceToday<P>[] {
  return places
    .map((place) => {
      const status = openStatus(place.hours, now, place.closed_for_season, place.kitchen_until);
      const openings = place.closed_for_season ? [] : openingsWithin(place.hours, span.from, span.until);
      const isMissed = place.closed_for_season || isUnexpectedlyClosed(place.hours, localDay(now));
      return {
        ...place,
        status,
        openings,
        soonAt: closesSoonAt(status),
        closesSoon: closesSoon(status, now),
        isMissed: isMissed && openings.length === 0,
      };
    })
    .sort((a, b) => turnOf(a, now) - turnOf(b, now));
}

/** For sorting: minutes until the next opening or closing, open places first. */
function turnOf({ status }: { status: OpenStatus }, now: Date): number {
  const minutes = (instant: Date) => (instant.getTime() - now.getTime()) / 60_000;
  if (status.state === "open") return status.closesAt ? minutes(status.closesAt) : 9_000;
  if (status.state === "closed" && status.opensAt) return 10_000 + minutes(status.opensAt);
  return 100_000;
}

type Hours = WeekHours | null;

function hoursOf(hours: Hours, day: number): DayHours {
  return parseDayHours(hours?.[weekdayNames[weekdayOfDay(day)] ?? "Sunday"]);
}

/** In milliseconds; last night's hours may reach into the span. */
export function openingsWithin(hours: Hours, from: number, until: number): HoursRange[] {
  const openings: HoursRange[] = [];
  for (let day = localDay(new Date(from)) - 1; startOfDay(day) < until; day++) {
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

/** A place open on this many days a week is expected to be open. */
const usually = 5;

/** Closed on a day although one would expect it to be open. */
export function isUnexpectedlyClosed(hours: Hours, day: number): boolean {
  const week = Array.from({ length: 7 }, (_, offset) => hoursOf(hours, day + offset).state);
  return week[0] === "closed" && week.filter((state) => state === "open").length >= usually;
}
