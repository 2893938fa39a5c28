import type { Language } from "../site/language";
import { type LocalText, localise, readTranslation } from "../site/owner-translation";
import type { EventType } from "./event-types";

export const eventTextFields = ["title", "location", "description", "full_description"] as const;
type EventTextField = (typeof eventTextFields)[number];

type Written = Record<EventTextField, string> & { language: Language; translation: unknown };

export type EventTexts = Record<EventTextField, LocalText>;

/** The columns any view of an event needs. */
export type PublicEventRow = Written & {
  id: string;
  slug: string;
  event_series_id: string | null;
  series_instance_date: string | null;
  host: string;
  event_type: EventType;
  event_date: string;
  start_time: string | null;
  end_time: string | null;
  starts_at: number;
  moved_from: number | null;
  cancelled_at: number | null;
  image_url: string | null;
  image_colour: number | null;
  portrait_code: string | null;
};

export type EventView = Omit<PublicEventRow, EventTextField | "translation"> & {
  path: string;
  texts: EventTexts;
  onlyIn: Language | null;
};

/** In one language. */
export function viewEvent(row: PublicEventRow, language: Language): EventView {
  const { title: _t, location: _l, description: _d, full_description: _f, translation: _, ...rest } = row;
  return { ...rest, path: pathOfEvent(row), ...textsOf(row, language) };
}

export function textsOf(row: Written, language: Language): { texts: EventTexts; onlyIn: Language | null } {
  const fields = {
    title: row.title,
    location: row.location,
    description: row.description,
    full_description: row.full_description,
  };
  const source = { language: row.language, translation: readTranslation(row.translation) };
  const { texts, onlyIn } = localise(source, fields, language, ["location"]);
  return { texts, onlyIn };
}

/** A date of a series is addressed below it by the rule's date. */
export function pathOfEvent(event: { slug: string; series_instance_date?: string | null }): string {
  return event.series_instance_date
    ? `/events/${event.slug}/${event.series_instance_date}`
    : `/events/${event.slug}`;
}
