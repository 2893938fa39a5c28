import ICAL from "ical.js";
import type { CalendarItem } from "./calendar-item";
import { isOff, itemOf, textOf } from "./ical-item";
import { itemsOfRule } from "./ical-series";
import { dateOf, momentOf } from "./ical-time";
import { type FileRefusal, limits } from "./table-file";

export type CalendarFile = { ok: true; items: CalendarItem[] } | { ok: false; refusal: FileRefusal };

export const isCalendar = (text: string) => /^\ufeff?\s*BEGIN:VCALENDAR/i.test(text.slice(0, 200));

/** What is still to come of a calendar file, as seen on a day of the town. */
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
    // One calendar comes as itself, several as a list of them.
    const all = (Array.isArray(found) && typeof found[0] === "string" ? [found] : found) as never[];
    return all.map((one) => new ICAL.Component(one));
  } catch {
    return null;
  }
}

/** The master with its rule first, then each date that differs from it. */
function itemsOf(uid: string, events: ICAL.Component[], host: string, today: number): CalendarItem[] {
  const [master] = events.filter((event) => !event.hasProperty("recurrence-id"));
  const changed = events.filter((event) => event.hasProperty("recurrence-id"));
  const apart = changed.flatMap((event) => {
    const slot = dateOf(momentOf(event, "recurrence-id"));
    return isOff(event) || !slot
      ? []
      : [itemOf(`${uid}/${slot}`, event, host, today, master ? ["apart"] : [])];
  });
  if (!master) return apart;
  const slots = changed.flatMap((event) => dateOf(momentOf(event, "recurrence-id")) ?? []);
  return [...itemsOfRule(uid, master, host, today, slots), ...apart];
}
