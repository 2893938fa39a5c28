import ICAL from "ical.js";
import type { Town } from "./town";

type Range = { from: string; to: string };

/** "2026-11-24 18:00 Yoga" for every date in a feed, expanded by another library; cancelled ones say so. */
export function feedDates(text: string, { from, to }: Range): string[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const zone = calendar.getFirstSubcomponent("vtimezone");
  if (zone) ICAL.TimezoneService.register(zone);
  // By default the library applies one series' exceptions to all.
  const all = calendar.getAllSubcomponents("vevent").map((one) => new ICAL.Event(one, { exceptions: [] }));
  const found: string[] = [];
  for (const event of all.filter((one) => !one.isRecurrenceException())) {
    for (const other of all)
      if (other.isRecurrenceException() && other.uid === event.uid) event.relateException(other);
    if (!event.isRecurring()) {
      found.push(lineOf(event, event.startDate));
      continue;
    }
    const iterator = event.iterator();
    for (let at = iterator.next(), count = 0; at && count < 2000; at = iterator.next(), count++) {
      if (at.toString().slice(0, 10) > "2028-12-31") break;
      const details = event.getOccurrenceDetails(at);
      found.push(lineOf(details.item, details.startDate));
    }
  }
  return found.filter((line) => line.slice(0, 10) >= from && line.slice(0, 10) <= to).sort();
}

function lineOf(event: ICAL.Event, at: ICAL.Time): string {
  const time = at.isDate ? "" : at.toString().slice(11, 16);
  const status = event.component.getFirstPropertyValue("status") === "CANCELLED" ? " (cancelled)" : "";
  return `${at.toString().slice(0, 10)} ${time} ${event.summary}${status}`;
}

/** The same lines from the agenda, page by page. */
export async function siteDates(
  town: Town,
  path: string,
  now: string,
  { from, to }: Range,
): Promise<string[]> {
  const found: string[] = [];
  // With a date range the agenda lists each date; without, a series once.
  const days = `${path.includes("?") ? "&" : "?"}from=${from}&to=${to}`;
  let next: string | undefined = path.includes("from=") ? path : path + days;
  while (next) {
    const html: string = await (await town.get(next, { now })).text();
    for (const [, item = ""] of html.matchAll(/<li class="event [^"]*">(.*?)<\/li>/gs)) {
      const date = item.match(/dateTime="([^"]+)"/)?.[1] ?? "";
      const clock = item.match(/class="event-times">([^<]*)</)?.[1] ?? "";
      const title = decode(item.match(/<h\d[^>]*><a[^>]*>([^<]*)</)?.[1] ?? "");
      const status = item.includes("Canceled") ? " (cancelled)" : "";
      found.push(`${date} ${startOf(clock)} ${title}${status}`);
    }
    next = decode(html.match(/href="([^"]+)" rel="next"/)?.[1] ?? "") || undefined;
  }
  return found.filter((line) => line.slice(0, 10) >= from && line.slice(0, 10) <= to).sort();
}

/** "6:00 to 7:00 PM" starts at 18:00, "10:00 PM to 1:00 AM" at 22:00. */
function startOf(clock: string): string {
  const [, hour = "", minute = "", half] = clock.match(/^(?:at )?(\d+):(\d+)(?:\s(AM|PM))?/) ?? [];
  if (!hour) return "";
  const meridiem = half ?? clock.match(/(AM|PM)/)?.[1];
  return `${String((Number(hour) % 12) + (meridiem === "PM" ? 12 : 0)).padStart(2, "0")}:${minute}`;
}

function decode(text: string): string {
  return text
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&amp;", "&");
}
