import ICAL from "ical.js";
import { expand, type RecurrencePattern } from "../events/recurrence";
import { parseDay } from "../time/days";
import type { CalendarItem, ChangedDate } from "./calendar-item";
import { type FileRefusal, limits } from "./file-limits";
import { isOff, itemOf, textOf } from "./ical-item";
import { itemsOfRule } from "./ical-series";
import { dateOf, momentOf } from "./ical-time";

export type CalendarFile = { ok: true; items: CalendarItem[] } | { ok: false; refusal: FileRefusal };

export const isCalendar = (text: string) => /^\ufeff?\s*BEGIN:VCALENDAR/i.test(text.slice(0, 200));

/** The coming events of a calendar file, as of a day. */
export function readCalendar(text: string, today: number): CalendarFile {
  const calendars = parsed(text);
  if (!calendars) return { ok: false, refusal: "json" };
  const items: CalendarItem[] = [];
  for (const calendar of calendars) {
    const name = String(calendar.getFirstPropertyValue("x-wr-calname") ?? "");
    const events = calendar.getAllSubcomponents("vevent");
    if (events.length > limits.rows) return { ok: false, refusal: "rows" };
    const byUid = Map.groupBy(events, (event) => textOf(event, "uid") || textOf(event, "summary"));
    for (const [uid, ofUid] of byUid) items.push(...itemsOf(uid, ofUid, name, today));
    if (items.length > limits.rows) return { ok: false, refusal: "rows" };
  }
  return items.length > 0 ? { ok: true, items } : { ok: false, refusal: "empty" };
}

function parsed(text: string): ICAL.Component[] | null {
  try {
    const found: unknown = ICAL.parse(text.replace(/^\ufeff/, ""));
    // ical.js returns one calendar as itself, several as a list.
    const all = (Array.isArray(found) && typeof found[0] === "string" ? [found] : found) as never[];
    return all.map((one) => new ICAL.Component(one));
  } catch {
    return null;
  }
}

/** The series with its changed dates; a changed date our rule doesn't have becomes an event of its own. */
function itemsOf(uid: string, events: ICAL.Component[], host: string, today: number): CalendarItem[] {
  const [master] = events.filter((event) => !event.hasProperty("recurrence-id"));
  const changed = events.flatMap((event) => {
    const slot = dateOf(momentOf(event, "recurrence-id"));
    return slot ? [{ slot, event }] : [];
  });
  const notes = master ? (["apart"] as const) : [];
  const alone = changed
    .filter(({ event }) => !isOff(event))
    .map(({ slot, event }) => ({ slot, item: itemOf(`${uid}/${slot}`, event, host, today, [...notes]) }));
  if (!master) return alone.map(({ item }) => item);
  const slots = changed.map(({ slot }) => slot);
  const [series, ...others] = itemsOfRule(uid, master, host, today, slots);
  const hasDate = series?.pattern ? datesIn(series.pattern, series.event_date) : () => false;
  const apart = alone.filter(({ slot }) => !hasDate(slot)).map(({ item }) => item);
  if (!series?.pattern) return [...(series ? [series] : []), ...others, ...apart];
  const dates = changed
    .filter(({ slot }) => hasDate(slot))
    .map(({ slot, event }): ChangedDate => {
      const own = itemOf(uid, event, host, today);
      const { title, description, location, event_date, start_time, end_time } = own;
      const said = { description: description || series.description, location: location || series.location };
      const item = { title: title || series.title, ...said, host: own.host || series.host };
      return { slot, isOff: isOff(event), item: { ...item, event_date, start_time, end_time } };
    });
  const changedSlots = new Set(dates.map(({ slot }) => slot));
  const skipped = series.skipped.filter((slot) => hasDate(slot) && !changedSlots.has(slot));
  // Past changes of a series are left out.
  const coming = apart.filter((item) => !item.notes.includes("past"));
  return [{ ...series, skipped: [...new Set(skipped)], dates }, ...coming];
}

function datesIn(pattern: RecurrencePattern, first: string): (date: string) => boolean {
  const start = parseDay(first) ?? 0;
  return (date) => {
    const day = parseDay(date);
    return day !== null && day >= start && expand(pattern, start, day).at(-1) === day;
  };
}
