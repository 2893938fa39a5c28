import type { Language } from "../site/language";
import { parseDay } from "./days";

const locales = { en: "en-US", es: "es-PA" } as const;
const formats = {
  /** "November 21, 2026" */
  long: { year: "numeric", month: "long", day: "numeric" },
  /** "Saturday, November 21, 2026" */
  full: { weekday: "long", year: "numeric", month: "long", day: "numeric" },
  /** "Saturday, November 21" */
  day: { weekday: "long", month: "long", day: "numeric" },
  /** "Nov 21" */
  short: { month: "short", day: "numeric" },
  /** "November 2026" */
  month: { year: "numeric", month: "long" },
  /** "November" */
  monthName: { month: "long" },
  /** "Sat" */
  weekday: { weekday: "short" },
  /** "Saturday" */
  weekdayName: { weekday: "long" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DateStyle = keyof typeof formats;

const written = Object.fromEntries(
  Object.entries(locales).map(([language, locale]) => [
    language,
    Object.fromEntries(
      Object.entries(formats).map(([style, options]) => [
        style,
        new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" }),
      ]),
    ),
  ]),
) as Record<Language, Record<DateStyle, Intl.DateTimeFormat>>;

/** A day of the calendar (yyyy-MM-dd, or yyyy-MM for a month) in the reader's words; no clock is involved. */
export function dateInWords(date: string, style: DateStyle, language: Language): string {
  const day = parseDay(date.length === 7 ? `${date}-01` : date);
  return day === null ? date : written[language][style].format(day * 86_400_000);
}
