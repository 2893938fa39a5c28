import ICAL from "ical.js";
import type { RecurrencePattern } from "../events/recurrence";
import { formatDay, formatTime, minutesPerDay, parseDay } from "../time/days";
import { localMinuteOf } from "../time/panama-time";
import { timeZone } from "../town/town";
import { patternOfRule } from "./ical-rule";
import { type FileRefusal, limits } from "./table-file";

/** An event of a calendar file as ours could be: one evening, or a series with its rule. */
export type CalendarItem = {
  key: string;
  title: string;
  description: string;
  location: string;
  host: string;
  categories: string;
  event_date: string;
  start_time: string;
  end_time: string;
  /** The rule as the file says it, and as ours does. */
  rule: string;
  pattern: RecurrencePattern | null;
  /** Dates of the rule that don't take place, or take place otherwise. */
  skipped: string[];
  told: CalendarNote[];
};
/** A date of a rule that can't be said here; one that differs from its series; all days but the first; off; over. */
export type CalendarNote = "series" | "dates" | "apart" | "longer" | "cancelled" | "past";
export type CalendarFile = { ok: true; items: CalendarItem[] } | { ok: false; refusal: FileRefusal };

type Moment = { minute: number; isDay: boolean };
/** Dates beyond this are not written down one by one. */
const [daysAhead, mostAhead] = [366, 104];
/** A rule is asked for so many dates at most, however it begins. */
const mostAsked = 20_000;

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
  return [...ruled(uid, master, host, today, slots), ...apart];
}

function ruled(
  uid: string,
  event: ICAL.Component,
  host: string,
  today: number,
  slots: string[],
): CalendarItem[] {
  const item = itemOf(uid, event, host, today);
  const start = momentOf(event, "dtstart");
  const rules = event.getAllProperties("rrule");
  const extra = datesOf(event, "rdate");
  if (!start || item.told.includes("cancelled") || (rules.length === 0 && extra.length === 0)) return [item];
  const skipped = [...datesOf(event, "exdate"), ...slots];
  const recur = rules[0]?.getFirstValue();
  const rule = recur instanceof ICAL.Recur ? recur : null;
  const days = [
    ...(rule ? daysOf(event, rule, today + daysAhead) : [Math.floor(start.minute / minutesPerDay)]),
    ...extra.flatMap((date) => parseDay(date) ?? []),
  ];
  const coming = [...new Set(days)].sort((a, b) => a - b).filter((day) => day >= today);
  const open = coming.filter((day) => !skipped.includes(formatDay(day)));
  const text = rule ? rule.toString() : "RDATE";
  const [first] = coming;
  if (first === undefined || open.length === 0)
    return [{ ...item, rule: text, told: [...new Set([...item.told, "past" as const])] }];
  const pattern =
    rule && rules.length === 1 && extra.length === 0 && isOfTown(event)
      ? patternFrom(rule, start, first, daysBefore(days, first))
      : null;
  if (pattern) {
    const seriesSkipped = skipped.filter((date) => date >= formatDay(first));
    const told = [...item.told.filter((one) => one !== "past"), "series" as const];
    return [{ ...item, event_date: formatDay(first), rule: text, pattern, skipped: seriesSkipped, told }];
  }
  return open.slice(0, mostAhead).map((day) => ({
    ...item,
    key: `${uid}/${formatDay(day)}`,
    event_date: formatDay(day),
    rule: text,
    told: [...item.told.filter((one) => one !== "past"), "dates" as const],
  }));
}

/** The rule as it goes on from its first coming date: what it has counted so far is over. */
function patternFrom(rule: ICAL.Recur, start: Moment, first: number, over: number): RecurrencePattern | null {
  const { freq, interval, count } = rule;
  const by = rule.parts as { [part: string]: (string | number)[] };
  const left = count === null ? null : count - over;
  return patternOfRule(
    { freq, interval, count: left, until: lastDayOf(rule, start), weekStart: rule.wkst - 1, by },
    first,
  );
}

const daysBefore = (days: number[], first: number) => days.filter((day) => day < first).length;

/** An end in the middle of a day holds for what has begun by then. */
function lastDayOf({ until }: ICAL.Recur, start: Moment): number | null {
  if (!until) return null;
  const minute = minuteOf(until);
  const day = Math.floor(minute / minutesPerDay);
  const isWhole = start.isDay || minute - day * minutesPerDay >= start.minute % minutesPerDay;
  return isWhole ? day : day - 1;
}

/** The days of a rule up to one, in the time of the town. */
function daysOf(event: ICAL.Component, rule: ICAL.Recur, last: number): number[] {
  const start = event.getFirstPropertyValue("dtstart");
  if (!(start instanceof ICAL.Time)) return [];
  const days: number[] = [];
  try {
    const iterator = rule.iterator(start);
    for (let asked = 0; asked < mostAsked; asked++) {
      const next = iterator.next();
      if (!next) break;
      const day = Math.floor(minuteOf(next) / minutesPerDay);
      if (day > last) break;
      if (days.at(-1) !== day) days.push(day);
    }
  } catch {
    // A rule that contradicts itself has the dates it had so far.
  }
  return days;
}

function itemOf(
  key: string,
  event: ICAL.Component,
  calendar: string,
  today: number,
  told: CalendarNote[] = [],
): CalendarItem {
  const start = momentOf(event, "dtstart");
  const end = endOf(event, start);
  const day = start ? Math.floor(start.minute / minutesPerDay) : null;
  const isLonger = start !== null && end !== null && end.minute - start.minute > minutesPerDay;
  const notes: CalendarNote[] = [
    ...told,
    ...(isOff(event) ? (["cancelled"] as const) : []),
    ...(isLonger ? (["longer"] as const) : []),
    ...(day !== null && day < today ? (["past"] as const) : []),
  ];
  const cn = event.getFirstProperty("organizer")?.getParameter("cn");
  const clock = (moment: Moment | null) =>
    moment && !moment.isDay
      ? formatTime(((moment.minute % minutesPerDay) + minutesPerDay) % minutesPerDay)
      : "";
  return {
    key: key.slice(0, 300),
    title: textOf(event, "summary"),
    description: textOf(event, "description"),
    location: textOf(event, "location"),
    host: (typeof cn === "string" && cn) || calendar,
    categories: event
      .getAllProperties("categories")
      .flatMap((one) => one.getValues().map(String))
      .join(", "),
    event_date: day === null ? "" : formatDay(day),
    start_time: clock(start),
    end_time: isLonger ? "" : clock(end),
    ...{ rule: "", pattern: null, skipped: [], told: notes },
  };
}

const isOff = (event: ICAL.Component) => textOf(event, "status").toUpperCase() === "CANCELLED";

function endOf(event: ICAL.Component, start: Moment | null): Moment | null {
  const duration = event.getFirstPropertyValue("duration");
  if (start && duration instanceof ICAL.Duration)
    return { ...start, minute: start.minute + Math.round(duration.toSeconds() / 60) };
  return momentOf(event, "dtend");
}

/** Whether the event's clock is the town's: else its weekdays may be others here. */
function isOfTown(event: ICAL.Component): boolean {
  const start = event.getFirstPropertyValue("dtstart");
  if (!(start instanceof ICAL.Time)) return false;
  const zone = event.getFirstProperty("dtstart")?.getParameter("tzid");
  return start.isDate || zone === timeZone || (zone === undefined && start.zone?.tzid === "floating");
}

function momentOf(event: ICAL.Component, name: string): Moment | null {
  const value = event.getFirstPropertyValue(name);
  return value instanceof ICAL.Time ? { minute: minuteOf(value), isDay: value.isDate } : null;
}

/** Minutes since 1970 in the town; a clock whose place nobody names is the town's. */
function minuteOf(time: ICAL.Time): number {
  const isHere = time.isDate || !time.zone || time.zone.tzid === "floating" || time.zone.tzid === timeZone;
  if (!isHere) return localMinuteOf(new Date(time.toUnixTime() * 1000));
  return Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute) / 60_000;
}

const dateOf = (moment: Moment | null) =>
  moment ? formatDay(Math.floor(moment.minute / minutesPerDay)) : null;

function datesOf(event: ICAL.Component, name: string): string[] {
  const values: unknown[] = event.getAllProperties(name).flatMap((property) => property.getValues());
  return values.flatMap((value) =>
    value instanceof ICAL.Time ? formatDay(Math.floor(minuteOf(value) / minutesPerDay)) : [],
  );
}

function textOf(event: ICAL.Component, name: string): string {
  const value = event.getFirstPropertyValue(name);
  return typeof value === "string" ? value.trim().slice(0, limits.cell) : "";
}
