type Dated = { event_series_id: string | null };

/** Shown on a place's page, and on the home page. */
const mostShown = 3;
/** A daily class would fill the list, so more are read than shown. */
export const askedAtPlace = 12;

/** Of the next in town, where a host is looked for: no index finds hosts. */
export const askedOfHost = 12;

/** Each series once, by its next date. */
export function nextOfEach<Event extends Dated>(events: readonly Event[]): Event[] {
  const listed = new Set<string>();
  const first = events.filter(({ event_series_id }) => {
    if (event_series_id === null) return true;
    if (listed.has(event_series_id)) return false;
    listed.add(event_series_id);
    return true;
  });
  return first.slice(0, mostShown);
}
