import type { Language } from "../site/language";
import { minutesPerDay, parseDay } from "./days";

const locales = { en: "en-US", es: "es-PA" } as const;
const formats = {
  /** "November 21, 2026" */
  long: { year: "numeric", month: "long", day: "numeric" },
  /** "Nov 21, 2026" */
  medium: { year: "numeric", month: "short", day: "numeric" },
  /** "Saturday, November 21, 2026" */
  full: { weekday: "long", year: "numeric", month: "long", day: "numeric" },
  /** "Saturday, November 21" */
  day: { weekday: "long", month: "long", day: "numeric" },
  /** "November 21" */
  dayOfMonth: { month: "long", day: "numeric" },
  /** "Sat, Nov 21" */
  shortDay: { weekday: "short", month: "short", day: "numeric" },
  /** "Nov 21" */
  short: { month: "short", day: "numeric" },
  /** "November 2026" */
  month: { year: "numeric", month: "long" },
  /** "Nov" */
  monthShort: { month: "short" },
  /** "November" */
  monthName: { month: "long" },
  /** "Sat" */
  weekday: { weekday: "short" },
  /** "Saturday" */
  weekdayName: { weekday: "long" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DateStyle = keyof typeof formats;

/** Created on demand, to keep a cold start short. */
const made = new Map<string, Intl.DateTimeFormat>();

function formatOf(style: DateStyle, language: Language): Intl.DateTimeFormat {
  const name = `${language} ${style}`;
  const format =
    made.get(name) ?? new Intl.DateTimeFormat(locales[language], { ...formats[style], timeZone: "UTC" });
  made.set(name, format);
  return format;
}

/** yyyy-MM-dd, or yyyy-MM for a month; no time zone is involved. */
export function dateInWords(date: string, style: DateStyle, language: Language): string {
  const day = parseDay(date.length === 7 ? `${date}-01` : date);
  if (day === null) return date;
  const words = formatOf(style, language).format(day * 86_400_000);
  // Spanish writes "martes 1 de diciembre", without Intl's comma.
  return language === "es" ? words.replace(", ", " ") : words;
}

/** The month once where both share it: "December 6" and "12", in Spanish "6" and "12 de diciembre". */
export function spanInWords(
  first: string,
  last: string,
  language: Language,
): { first: string; last: string } {
  const [from, to] = [dateInWords(first, "dayOfMonth", language), dateInWords(last, "dayOfMonth", language)];
  if (first.slice(0, 7) !== last.slice(0, 7)) return { first: from, last: to };
  const alone = (date: string) => String(Number(date.slice(8)));
  return language === "es" ? { first: alone(first), last: to } : { first: from, last: alone(last) };
}

/** Of one month: "Nov 26 and 27", "26 y 27 nov", "Nov 25–27". */
export function shortDatesInWords(dates: readonly string[], language: Language): string {
  const [first = ""] = dates;
  const numbers = dates.map((date) => String(Number(date.slice(8))));
  const [from, to] = [Number(numbers[0]), Number(numbers.at(-1))];
  const isRun = numbers.length > 2 && to - from === numbers.length - 1;
  const list = new Intl.ListFormat(locales[language], { type: "conjunction" }).format(numbers);
  const days = isRun ? `${from}–${to}` : list;
  return dateInWords(first, "short", language).replace(String(from), days);
}

/** Of one month: "Saturdays, December 12 and 26", "Sábados 12 y 26 de diciembre"; their weekday where they share one. */
export function datesOfMonthInWords(dates: readonly string[], language: Language): string {
  const list = new Intl.ListFormat(locales[language], { type: "conjunction" });
  const days = list.format(dates.map((date) => String(Number(date.slice(8)))));
  const month = dateInWords(dates[0] ?? "", "monthName", language);
  const named = language === "es" ? `${days} de ${month}` : `${month} ${days}`;
  const [weekday = "", another] = new Set(dates.map((date) => dateInWords(date, "weekdayName", language)));
  if (another !== undefined) return named;
  const plural = weekday.endsWith("s") ? weekday : `${weekday}s`;
  return language === "es" ? `${plural} ${named}` : `${plural}, ${named}`;
}

const units = [
  ["day", 24 * 60 * 60_000],
  ["hour", 60 * 60_000],
  ["minute", 60_000],
] as const;

/** "3 hours ago", "yesterday", "hace 5 minutos"; "now" within a minute. */
export function relativeTime(instant: Date, now: Date, language: Language): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const passed = instant.getTime() - now.getTime();
  for (const [unit, length] of units) {
    const count = Math.trunc(passed / length);
    if (count !== 0) return words.format(count, unit);
  }
  return words.format(0, "second");
}

const halves = { en: ["AM", "PM"], es: ["a.\u00a0m.", "p.\u00a0m."] } as const;

/** "5:00 PM", in Spanish "5:00 p. m."; minutes beyond a day wrap around. */
export function clockText(minutes: number, language: Language): string {
  const ofDay = ((minutes % minutesPerDay) + minutesPerDay) % minutesPerDay;
  const hour = Math.floor(ofDay / 60);
  const half = halves[language][hour < 12 ? 0 : 1];
  return `${hour % 12 || 12}:${String(ofDay % 60).padStart(2, "0")}\u00a0${half}`;
}

/** "4:11", and "PM" separately. */
export function clockParts(clock: string): [time: string, half: string] {
  const [time = "", half = ""] = clock.split(/\u00a0(.*)/s);
  return [time, half];
}

/** After "at": Spanish has "a las 5:00 p. m." but "a la 1:00 p. m.". */
export function atClockText(minutes: number, language: Language): string {
  const isOne = Math.floor(minutes / 60) % 12 === 1;
  const article = language === "es" ? (isOne ? "la " : "las ") : "";
  return article + clockText(minutes, language);
}
