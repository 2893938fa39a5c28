/** So many of a day find room on the sheet of a week. */
export const mostOfDay = 4;

type Dated = { event_date: string };

/** What is on each of these dates, as much of it as finds room, and how many more there are. */
export function eventsByDay<Event extends Dated>(
  events: readonly Event[],
  dates: readonly string[],
): { shown: Event[]; more: number }[] {
  return dates.map((date) => {
    const ofDay = events.filter(({ event_date }) => event_date === date);
    // One line is spared by no "and 1 more".
    const room = ofDay.length > mostOfDay ? mostOfDay - 1 : mostOfDay;
    return { shown: ofDay.slice(0, room), more: Math.max(0, ofDay.length - room) };
  });
}
