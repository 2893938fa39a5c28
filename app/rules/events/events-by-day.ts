/** How many of a day fit on the week's sheet. */
export const mostOfDay = 4;

type Dated = { event_date: string };

/** Each day's events, as many as fit, and how many more there are. */
export function eventsByDay<Event extends Dated>(
  events: readonly Event[],
  dates: readonly string[],
): { shown: Event[]; more: number }[] {
  return dates.map((date) => {
    const ofDay = events.filter(({ event_date }) => event_date === date);
    // A line "and 1 more" would take the room of that event.
    const room = ofDay.length > mostOfDay ? mostOfDay - 1 : mostOfDay;
    return { shown: ofDay.slice(0, room), more: Math.max(0, ofDay.length - room) };
  });
}
