/** The cache tag of every list events stand in: calendar, agenda, feeds, home. */
export const eventsTag = "events";

export function eventTag(id: string): string {
  return `event:${id}`;
}

export function seriesTag(id: string): string {
  return `series:${id}`;
}

/** What a change of a public event makes stale. */
export function tagsOfEvent({
  id,
  event_series_id,
}: {
  id: string;
  event_series_id: string | null;
}): string[] {
  return [eventsTag, event_series_id ? seriesTag(event_series_id) : eventTag(id), "sitemap"];
}
