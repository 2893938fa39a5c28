import { eventsTag } from "../site/page-tags";

export function eventTag(id: string): string {
  return `event:${id}`;
}

export function seriesTag(id: string): string {
  return `series:${id}`;
}

/** What a change of a public event, or of one date of a series, makes stale. */
export function tagsOfEvent({
  id,
  event_series_id,
}: {
  id: string;
  event_series_id: string | null;
}): string[] {
  return event_series_id ? tagsOfSeries(event_series_id) : [eventsTag, eventTag(id), "sitemap"];
}

export function tagsOfSeries(id: string): string[] {
  return [eventsTag, seriesTag(id), "sitemap"];
}
