import type { Language } from "../site/language";
import { clockText } from "./clock-text";
import {
  civilOfDay,
  formatDay,
  formatTime,
  minutesPerDay,
  parseDay,
  parseTime,
  type Weekday,
  weekdayOfDay,
} from "./days";

/** Panama keeps UTC-5 the whole year, so local time is plain arithmetic and needs no time zone tables. */
export const timeZone = "America/Panama";
const offsetMinutes = -300;
const minute = 60_000;

const months = {
  en: "January February March April May June July August September October November December".split(" "),
  es: "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(" "),
};
const weekdays = {
  en: "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" "),
  es: "domingo lunes martes miércoles jueves viernes sábado".split(" "),
};

/** Whole minutes since 1970-01-01T00:00 in Panama: day * 1440 + minutes of the day. */
export function localMinuteOf(instant: Date): number {
  return Math.floor(instant.getTime() / minute) + offsetMinutes;
}

export function instantOfLocalMinute(localMinute: number): Date {
  return new Date((localMinute - offsetMinutes) * minute);
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

/** How long "today" lasts. */
export function secondsToMidnight(instant: Date): number {
  return Math.ceil((instantOfDay(localDay(instant) + 1, 0).getTime() - instant.getTime()) / 1000);
}

/** Minutes may run past the day's end: 1500 is one in the morning of the next day. */
export function instantOfDay(dayNumber: number, minutesOfDay: number): Date {
  return instantOfLocalMinute(dayNumber * minutesPerDay + minutesOfDay);
}

export function instantOf(date: string, time: string): Date | null {
  const day = parseDay(date);
  const minutes = parseTime(time);
  return day === null || minutes === null ? null : instantOfDay(day, minutes);
}

/** The first millisecond of a date in Panama; what is no date begins before everything. */
export function startOfDate(date: string): number {
  return instantOf(date, "00:00")?.getTime() ?? 0;
}

/** What `at=` and datetime-local inputs say: yyyy-MM-ddTHH:mm in Panama. */
export function parseLocalDateTime(text: string): Date | null {
  return text[10] === "T" ? instantOf(text.slice(0, 10), text.slice(11)) : null;
}

export function formatLocalDateTime(instant: Date): string {
  return `${localDate(instant)}T${formatTime(localMinutesOfDay(instant))}`;
}

/** "2026-11-21T18:30:00-05:00", for structured data and feeds that carry an offset. */
export function isoInPanama(instant: Date): string {
  const seconds = Math.floor(instant.getTime() / 1000) % 60;
  return `${formatLocalDateTime(instant)}:${String((seconds + 60) % 60).padStart(2, "0")}-05:00`;
}

export function timeText(instant: Date, language: Language): string {
  return clockText(localMinutesOfDay(instant), language);
}

/** The same after "at": Spanish says "a las 5:00 p. m." but "a la 1:00 p. m.". */
export function atTimeText(instant: Date, language: Language): string {
  const isOne = Math.floor(localMinutesOfDay(instant) / 60) % 12 === 1;
  const article = language === "es" ? (isOne ? "la " : "las ") : "";
  return article + timeText(instant, language);
}

export function weekdayText(instant: Date, language: Language): string {
  return weekdays[language][weekdayOfDay(localDay(instant))] ?? "";
}

/** "November 21, 2026" and "21 de noviembre de 2026", as the calendar hangs in Panama. */
export function dateText(instant: Date, language: Language): string {
  const { year, month, day } = civilOfDay(localDay(instant));
  const name = months[language][month - 1] ?? "";
  return language === "es" ? `${day} de ${name} de ${year}` : `${name} ${day}, ${year}`;
}

/** How many days lie between two instants in Panama: 0 is today, 1 tomorrow. */
export function daysUntil(instant: Date, now: Date): number {
  return localDay(instant) - localDay(now);
}

const locales = { en: "en-US", es: "es-PA" };

export function minuteInWords(instant: Date, language: Language): string {
  const style = {
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZone,
  } as const;
  return new Intl.DateTimeFormat(locales[language], style).format(instant);
}
