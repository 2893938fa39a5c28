import type { Coordinates } from "../places/coordinates";
import { escapeText, type Line, writeLines } from "../site/icalendar-lines";
import type { Language } from "../site/language";
import { minutesPerDay, parseDay, parseTime } from "../time/days";
import { instantOfDay } from "../time/panama-time";
import { guideName, timeZone } from "../town/town";
import { dateValue, localValue, timeZoneLines, utcValue } from "./feed-times";
import { expand, firstFitting, type RecurrencePattern } from "./recurrence";
import { sayDay } from "./series-move";

export type FeedEvent = {
  /** Stable for the life of the event, and shared by all dates of a series. */
  uid: string;
  title: string;
  description: string;
  location: string;
  url: string;
  event_date: string;
  start_time: string | null;
  end_time: string | null;
  event_type?: string;
  position?: Coordinates | null;
  /** Where the data's licence requires it. */
  attribution?: string | null;
  cancelled: boolean;
  /** Incremented with every change of date, time, place or cancellation. */
  sequence: number;
  changedAt: Date;
};
/** `event_date` is the rule's start; changed and cancelled dates are entries beside it. */
export type FeedSeries = FeedEvent & {
  pattern: RecurrencePattern;
  skipped: readonly string[];
  changes: readonly { ruleDate: string; event: FeedEvent }[];
};
export type Feed = {
  name: string;
  description: string;
  language: Language;
  url: string;
  entries: readonly (FeedEvent | FeedSeries)[];
};

const weekdayCodes = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"];

/** RFC 5545. The same entries give the same text, so that the ETag holds. */
export function calendarFeed({ entries, ...head }: Feed): string {
  return feedHead(head) + feedEntriesText(entries) + feedEnd;
}

/** For feeds that are streamed in parts. */
export function feedHead({ name, description, language, url }: Omit<Feed, "entries">): string {
  return writeLines([
    ["BEGIN", "VCALENDAR"],
    ["VERSION", "2.0"],
    ["PRODID", `-//${guideName}//Events//${language.toUpperCase()}`],
    ["CALSCALE", "GREGORIAN"],
    ["METHOD", "PUBLISH"],
    ["NAME", escapeText(name)],
    ["X-WR-CALNAME", escapeText(name)],
    ["X-WR-CALDESC", escapeText(description)],
    ["X-WR-TIMEZONE", timeZone],
    ["SOURCE;VALUE=URI", url],
    ["REFRESH-INTERVAL;VALUE=DURATION", "PT1H"],
    ["X-PUBLISHED-TTL", "PT1H"],
    ...timeZoneLines,
  ]);
}

export function feedEntriesText(entries: Feed["entries"]): string {
  return writeLines(entries.flatMap(linesOf));
}

export const feedEnd = writeLines([["END", "VCALENDAR"]]);

/** "FREQ=WEEKLY;INTERVAL=2;WKST=SU;BYDAY=TU,TH;COUNT=8" */
export function recurrenceRule(pattern: RecurrencePattern, first: string, isAllDay = false): string {
  const rule = sayDay(pattern, first);
  const parts = [`FREQ=${rule.pattern_type.toUpperCase()}`];
  if (rule.interval_value > 1) parts.push(`INTERVAL=${rule.interval_value}`);
  if (rule.pattern_type === "weekly") {
    const days = [...new Set(rule.days_of_week)].sort();
    parts.push("WKST=SU", `BYDAY=${days.map((day) => weekdayCodes[day]).join(",")}`);
  }
  if (rule.pattern_type === "monthly") parts.push(`BYMONTHDAY=${rule.day_of_month}`);
  if (rule.end_type === "after_count" && rule.end_count) parts.push(`COUNT=${rule.end_count}`);
  const end = rule.end_type === "by_date" ? parseDay(rule.end_date ?? "") : null;
  // UNTIL must be in UTC beside a time zone: the last minute of that day in Panama.
  if (end !== null)
    parts.push(`UNTIL=${isAllDay ? dateValue(end) : utcValue(instantOfDay(end, minutesPerDay - 1))}`);
  return parts.join(";");
}

function linesOf(entry: FeedEvent | FeedSeries): Line[] {
  if (!("pattern" in entry)) return eventLines(entry, []);
  const start = parseDay(entry.event_date);
  const first = start === null ? null : firstFitting(entry.pattern, start);
  if (start === null || first === null || expand(entry.pattern, first, first).length === 0) return [];
  const time = parseTime(entry.start_time ?? "");
  const skipped = entry.skipped.flatMap((date) => parseDay(date) ?? []);
  const extraLines: Line[] = [["RRULE", recurrenceRule(entry.pattern, entry.event_date, time === null)]];
  if (skipped.length > 0) extraLines.push(moment("EXDATE", time, ...skipped));
  const changes = entry.changes.flatMap(({ ruleDate, event }) => {
    const day = parseDay(ruleDate);
    return day === null ? [] : eventLines({ ...event, uid: entry.uid }, [moment("RECURRENCE-ID", time, day)]);
  });
  return [...eventLines(entry, extraLines, first), ...changes];
}

function eventLines(
  event: FeedEvent,
  extraLines: readonly Line[],
  first = parseDay(event.event_date),
): Line[] {
  if (first === null) return [];
  const start = parseTime(event.start_time ?? "");
  const end = parseTime(event.end_time ?? "");
  const lines: Line[] = [
    ["BEGIN", "VEVENT"],
    ["UID", escapeText(event.uid)],
    ["DTSTAMP", utcValue(event.changedAt)],
    ["LAST-MODIFIED", utcValue(event.changedAt)],
    ["SEQUENCE", String(event.sequence)],
    ["STATUS", event.cancelled ? "CANCELLED" : "CONFIRMED"],
    moment("DTSTART", start, first),
    start === null ? moment("DTEND", null, first + 1) : moment("DTEND", endOf(start, end), first),
    ...extraLines,
    ["SUMMARY", escapeText(event.title)],
  ];
  if (event.description) lines.push(["DESCRIPTION", escapeText(event.description)]);
  if (event.location) lines.push(["LOCATION", escapeText(event.location)]);
  if (event.position) lines.push(["GEO", `${event.position.latitude};${event.position.longitude}`]);
  if (event.event_type) lines.push(["CATEGORIES", escapeText(event.event_type.toUpperCase())]);
  if (event.attribution) lines.push(["COMMENT", escapeText(event.attribution)]);
  lines.push(["URL", event.url], ["END", "VEVENT"]);
  return lines;
}

/** One hour where no end is known; an end at or before the start is on the next day. */
function endOf(start: number, end: number | null): number {
  if (end === null) return start + 60;
  return end <= start ? end + minutesPerDay : end;
}

/** With a time in Panama, or as whole days. */
function moment(name: string, minutes: number | null, ...days: number[]): Line {
  return minutes === null
    ? [`${name};VALUE=DATE`, days.map(dateValue).join(",")]
    : [`${name};TZID=${timeZone}`, days.map((day) => localValue(day, minutes)).join(",")];
}
