import ICAL from "ical.js";
import type { RecurrencePattern } from "../events/recurrence";
import { formatDay, minutesPerDay, parseDay } from "../time/days";
import type { CalendarItem } from "./calendar-item";
import { itemOf } from "./ical-item";
import { patternOfRule } from "./ical-rule";
import { datesOf, isOfTown, type Moment, minuteOf, momentOf } from "./ical-time";

/** How far single dates of an unsupported rule are imported. */
const [daysAhead, mostAhead] = [366, 104];
/** How many dates a rule is asked for, wherever it begins. */
const mostAsked = 20_000;

/** One series, or an event for each date of a rule we can't express. */
export function itemsOfRule(
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
  if (!start || item.notes.includes("cancelled") || (rules.length === 0 && extra.length === 0)) return [item];
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
    return [{ ...item, rule: text, notes: [...new Set([...item.notes, "past" as const])] }];
  const pattern =
    rule && rules.length === 1 && extra.length === 0 && isOfTown(event)
      ? patternFrom(rule, start, first, daysBefore(days, first))
      : null;
  if (pattern) {
    const seriesSkipped = skipped.filter((date) => date >= formatDay(first));
    const notes = [...item.notes.filter((one) => one !== "past"), "series" as const];
    return [{ ...item, event_date: formatDay(first), rule: text, pattern, skipped: seriesSkipped, notes }];
  }
  return open.slice(0, mostAhead).map((day) => ({
    ...item,
    key: `${uid}/${formatDay(day)}`,
    event_date: formatDay(day),
    rule: text,
    notes: [...item.notes.filter((one) => one !== "past"), "dates" as const],
  }));
}

/** The rule from its next date on, with its count reduced by the past ones. */
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

/** An end within a day includes what has begun by then. */
function lastDayOf({ until }: ICAL.Recur, start: Moment): number | null {
  if (!until) return null;
  const minute = minuteOf(until);
  const day = Math.floor(minute / minutesPerDay);
  const isWhole = start.isDay || minute - day * minutesPerDay >= start.minute % minutesPerDay;
  return isWhole ? day : day - 1;
}

/** In Panama's time. */
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
    // A contradictory rule has the dates found so far.
  }
  return days;
}
