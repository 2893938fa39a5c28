import { firstDateOf } from "../../../rules/events/edit-scope";
import type { EventTimes } from "../../../rules/events/event-interval";
import type { RecurrencePattern } from "../../../rules/events/recurrence";
import { seriesDays } from "../../../rules/events/recurrence-limits";
import { type VenueHours, venueClosed } from "../../../rules/events/venue-closed";
import { formatDay, parseDay } from "../../../rules/time/days";
import type { Services } from "../../context";
import { ask } from "../../db/database";
import { selectVenueNamed } from "../../db/events/venue-of-event";

type Typed = EventTimes & { pattern: RecurrencePattern | null };

/** Dates of the rule that are checked. */
const datesLooked = 14;

/** Whether the venue is closed at the typed time, or on the next dates of a typed series. */
export function venueClosedOn({ pattern, ...event }: Typed, venue: VenueHours | undefined) {
  if (!pattern) return venueClosed(venue, [event]);
  const first = parseDay(firstDateOf(pattern, event.event_date)) ?? 0;
  const dates = seriesDays(pattern, first, first).slice(0, datesLooked).map(formatDay);
  return venueClosed(
    venue,
    dates.map((event_date) => ({ ...event, event_date })),
  );
}

/** The opening hours of the place with this name. */
export async function venueOf({ db }: Pick<Services, "db">, location: string) {
  const [[venue]] = await ask(db, [selectVenueNamed(db, location)]);
  return venue;
}
