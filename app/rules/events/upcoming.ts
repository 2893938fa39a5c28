/** So many events from today onward stand beside the month. */
export const upcomingCount = 5;

type Dated = { event_date: string; start_time?: string | null; title?: string };

/** The order of every list of events: by day, whole days before timed ones, then by start and title. */
export function compareEvents(a: Dated, b: Dated): number {
  return (
    compareText(a.event_date, b.event_date) ||
    compareText(a.start_time ?? "", b.start_time ?? "") ||
    compareText(a.title ?? "", b.title ?? "")
  );
}

/** An agenda: the days that have events, in order, each with its own in order. */
export function groupByDay<Event extends Dated>(
  events: readonly Event[],
): { date: string; events: Event[] }[] {
  const days: { date: string; events: Event[] }[] = [];
  for (const event of [...events].sort(compareEvents)) {
    const last = days.at(-1);
    if (last?.date === event.event_date) last.events.push(event);
    else days.push({ date: event.event_date, events: [event] });
  }
  return days;
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
