import { minutesPerDay } from "../time/days";
import { instantOfDay, localDay, startOfDay } from "../time/panama-time";
import type { WeekHours } from "./hours";
import { openingsWithin } from "./open-today";

type Place = { name: string; hours: WeekHours | null; closed_for_season: boolean };
export type OpenLate = { name: string; closes: number; until: number };

/** Who's open today until when, the latest last; `closes` in minutes of the day. */
export function placesOpenLate(places: readonly Place[], now: Date): OpenLate[] {
  const today = localDay(now);
  const from = startOfDay(today);
  const until = instantOfDay(today, minutesPerDay + 180).getTime();
  return places
    .flatMap(({ name, hours, closed_for_season }) => {
      if (closed_for_season) return [];
      const all = openingsWithin(hours, from, until);
      const openings = all.filter(({ opens }) => localDay(new Date(opens)) === today);
      const last = Math.max(0, ...openings.map(({ closes }) => closes));
      // A place that never closes isn't mentioned.
      const goesOn = all.some(({ opens, closes }) => opens <= last + 60_000 && closes > last);
      if (last <= now.getTime() || last >= until || goesOn) return [];
      return [{ name, closes: Math.round((last - from) / 60_000), until: last }];
    })
    .sort((one, other) => one.until - other.until);
}
