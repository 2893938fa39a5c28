type Dated = { event_series_id: string | null };

/** So many stand on the page of a place, and on the home page. */
const mostShown = 3;
/** Of a class on every day only the next date is told, so more are asked for than are shown. */
export const askedAtPlace = 12;

/** The first of what is coming, each series once by its next date. */
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
