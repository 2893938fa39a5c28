import { type Language, localPath } from "../site/language";
import { isoInPanama } from "../time/panama-time";
import { intervalOf, isAllDay } from "./event-interval";
import { type PublicEventRow, viewEvent } from "./event-view";

export type ExportedEvent = PublicEventRow & { attribution: string | null };

/** For other programs. Every field is present; unknown ones are null. */
export function describeEvent(row: ExportedEvent, origin: string, language: Language) {
  const event = viewEvent(row, language);
  const interval = intervalOf(event);
  return {
    id: event.id,
    url: origin + localPath(language, event.path),
    title: event.texts.title.text,
    description: event.texts.description.text,
    location: event.texts.location.text,
    host: event.host,
    event_type: event.event_type,
    event_date: event.event_date,
    start_time: event.start_time,
    end_time: event.end_time,
    starts_at: interval && isoInPanama(interval.starts),
    ends_at: interval && isoInPanama(interval.ends),
    all_day: isAllDay(event),
    cancelled: event.cancelled_at !== null,
    series_instance_date: event.series_instance_date,
    attribution: row.attribution,
  };
}

export type EventData = ReturnType<typeof describeEvent>;
