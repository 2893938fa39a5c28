import type { Language } from "../site/language";
import { type EventView, type PublicEventRow, viewEvent } from "./event-view";
import { type VenueClosed, type VenueHours, venueClosed } from "./venue-closed";

/** With the reason why its venue is closed then. */
export type EventAtVenue = EventView & { closed: VenueClosed | null };

export function viewEventAtVenue(row: PublicEventRow & VenueHours, language: Language): EventAtVenue {
  const { place_name, place_hours, place_times, place_sleeps, ...event } = row;
  const venue = { place_name, place_hours, place_times, place_sleeps };
  const closed = event.cancelled_at === null ? venueClosed(venue, [event]) : null;
  return { ...viewEvent(event, language), closed };
}
