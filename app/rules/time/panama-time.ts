import { toZonedTime } from "date-fns-tz";
import type { Language } from "../site/language";
import { timeZone } from "../town/town";
import { atClockText, clockText, dateInWords } from "./date-words";
import {
  dayOfCivil,
  formatDay,
  formatTime,
  minutesPerDay,
  parseDay,
  parseTime,
  type Weekday,
  weekdayOfDay,
} from "./days";

/** The only conversion between instants and Panama's clock. */
const minute = 60_000;

/** Clocks only change at quarters of an hour, so one offset serves each quarter. */
const quarter = 15;
/** Cached: a page asks about few quarters. */
const offsets = new Map<number, number>();
const mostOffsets = 2000;
/** Further back the platform counts years before Christ. */
const oldest = Date.UTC(1000, 0, 1) / minute;

/** Panama's offset from UTC, in minutes. */
function offsetAt(utcMinute: number): number {
  const start = Math.max(oldest, Math.floor(utcMinute / quarter) * quarter);
  const known = offsets.get(start);
  if (known !== undefined) return known;
  const there = toZonedTime(start * minute, timeZone);
  const day = dayOfCivil(there.getFullYear(), there.getMonth() + 1, there.getDate());
  const offset = day * minutesPerDay + there.getHours() * 60 + there.getMinutes() - start;
  if (offsets.size >= mostOffsets) offsets.clear();
  offsets.set(start, offset);
  return offset;
}

/** Local minutes since 1970: day * 1440 + minutes of the day. */
export function localMinuteOf(instant: Date): number {
  const utcMinute = Math.floor(instant.getTime() / minute);
  return utcMinute + offsetAt(utcMinute);
}

export function instantOfLocalMinute(localMinute: number): Date {
  const near = localMinute - offsetAt(localMinute);
  return new Date((localMinute - offsetAt(near)) * minute);
}

export function localDay(instant: Date): number {
  return Math.floor(localMinuteOf(instant) / minutesPerDay);
}

export function localDate(instant: Date): string {
  return formatDay(localDay(instant));
}

export function localWeekday(instant: Date): Weekday {
  return weekdayOfDay(localDay(instant));
}

export function localMinutesOfDay(instant: Date): number {
  return localMinuteOf(instant) - localDay(instant) * minutesPerDay;
}

export function secondsToMidnight(instant: Date): number {
  return Math.ceil((instantOfDay(localDay(instant) + 1, 0).getTime() - instant.getTime()) / 1000);
}

/** Minutes may exceed the day: 1500 is one in the morning of the next. */
export function instantOfDay(dayNumber: number, minutesOfDay: number): Date {
  return instantOfLocalMinute(dayNumber * minutesPerDay + minutesOfDay);
}

export function instantOf(date: string, time: string): Date | null {
  const day = parseDay(date);
  const minutes = parseTime(time);
  return day === null || minutes === null ? null : instantOfDay(day, minutes);
}

/** An invalid date sorts before everything. */
export function startOfDate(date: string): number {
  return instantOf(date, "00:00")?.getTime() ?? 0;
}

/** yyyy-MM-ddTHH:mm in Panama, as in `at=` and datetime-local inputs. */
export function parseLocalDateTime(text: string): Date | null {
  return text[10] === "T" ? instantOf(text.slice(0, 10), text.slice(11)) : null;
}

export function formatLocalDateTime(instant: Date): string {
  return `${localDate(instant)}T${formatTime(localMinutesOfDay(instant))}`;
}

/** "2026-11-21T18:30:00-05:00", for structured data and feeds. */
export function isoInPanama(instant: Date): string {
  const seconds = new Date(instant).getUTCSeconds();
  const offset = localMinuteOf(instant) - Math.floor(instant.getTime() / minute);
  const sign = offset < 0 ? "-" : "+";
  return `${formatLocalDateTime(instant)}:${String(seconds).padStart(2, "0")}${sign}${formatTime(Math.abs(offset))}`;
}

export function timeText(instant: Date, language: Language): string {
  return clockText(localMinutesOfDay(instant), language);
}

/** The same after "at". */
export function atTimeText(instant: Date, language: Language): string {
  return atClockText(localMinutesOfDay(instant), language);
}

export function weekdayText(instant: Date, language: Language): string {
  return dateInWords(localDate(instant), "weekdayName", language);
}

/** "November 21, 2026" and "21 de noviembre de 2026". */
export function dateText(instant: Date, language: Language): string {
  return dateInWords(localDate(instant), "long", language);
}

/** With the time; midnight means a day without one. */
export function momentText(instant: Date, language: Language): string {
  const day = dateText(instant, language);
  return localMinutesOfDay(instant) === 0 ? day : `${day}, ${timeText(instant, language)}`;
}

/** "Nov 21, 2026, 5:00 PM" and "21 nov 2026, 5:00 p. m." */
export function minuteInWords(instant: Date, language: Language): string {
  return `${dateInWords(localDate(instant), "medium", language)}, ${timeText(instant, language)}`;
}

/** Calendar days in Panama: 0 is today, 1 tomorrow. */
export function daysUntil(instant: Date, now: Date): number {
  return localDay(instant) - localDay(now);
}

/** In milliseconds. */
export function startOfDay(day: number): number {
  return instantOfDay(day, 0).getTime();
}
