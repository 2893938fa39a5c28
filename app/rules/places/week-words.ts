import type { Language } from "../site/language";
import { clockParts, clockText } from "../time/date-words";
import { dayText, isAroundTheClock, parseDayHours } from "./day-hours";
import { type DayHours, daysOfHours, type HoursRange, type KnownHours, type WeekHours } from "./hours";

/** `days` count from Monday, 0. */
export type EqualDays = { days: number[]; hours: DayHours; text: string };

const words = {
  en: {
    long: "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split(" "),
    short: "Mon Tue Wed Thu Fri Sat Sun".split(" "),
    everyDay: "every day",
    to: "to",
    and: "and",
    before: "",
    closed: "closed",
    allDay: "open 24 hours",
  },
  es: {
    long: "lunes martes miércoles jueves viernes sábado domingo".split(" "),
    short: "lunes martes miércoles jueves viernes sábado domingo".split(" "),
    everyDay: "todos los días",
    to: "a",
    and: "y",
    before: "de\u00a0",
    closed: "cerrado",
    allDay: "abierto 24 horas",
  },
} as const;

/** Days with the same hours, in order of their first day. */
export function equalDays(week: WeekHours): EqualDays[] {
  const merged = new Map<string, EqualDays>();
  for (const [day, name] of daysOfHours.entries()) {
    const text = week[name]?.trim() ?? "";
    const hours = parseDayHours(text);
    const key = hours.state === "unreadable" ? text : JSON.stringify(hours);
    const same = merged.get(key);
    if (same) same.days.push(day);
    else merged.set(key, { days: [day], hours, text });
  }
  return [...merged.values()];
}

/** The hours of every day, where it opens on all seven at the same: one line says the week. */
export function weekInOneLine(week: WeekHours): KnownHours | null {
  const [line, ...others] = equalDays(week);
  return line && others.length === 0 && line.hours.state === "open" ? line.hours : null;
}

/** Sunday and Monday are neighbours, although one ends the week and the other begins it. */
function runsOf(days: readonly number[]): number[][] {
  const starts = days.filter((day) => !days.includes((day + 6) % 7));
  if (starts.length === 0) return [[...days]];
  return starts.map((start) => {
    const run = [start];
    for (let day = (start + 1) % 7; days.includes(day); day = (day + 1) % 7) run.push(day);
    return run;
  });
}

/** "Tuesday to Saturday", "Sunday and Monday", "every day". */
export function daysInWords(days: readonly number[], language: Language, isShort = false): string {
  const { long, short, everyDay, to, and } = words[language];
  const name = (day: number | undefined) => (isShort ? short : long)[day ?? 0] ?? "";
  if (days.length === 7) return everyDay;
  const parts = runsOf(days).flatMap((run) =>
    run.length < 3 ? run.map(name) : [`${name(run[0])} ${to} ${name(run.at(-1))}`],
  );
  return list(parts, and);
}

/** After "opens": Spanish says "abre de martes a domingo", but "abre sábado y domingo". */
export function openDaysInWords(days: readonly number[], language: Language): string {
  const { long, everyDay, to, and } = words[language];
  if (days.length === 7) return everyDay;
  const name = (day: number | undefined) => long[day ?? 0] ?? "";
  const from = language === "es" ? "de " : "";
  const parts = runsOf(days).flatMap((run) =>
    run.length < 3 ? run.map(name) : [`${from}${name(run[0])} ${to} ${name(run.at(-1))}`],
  );
  return list(parts, and);
}

/** "11:30 AM to 3:00 PM and 6:00 to 9:30 PM", "closed", "open 24 hours". */
export function hoursInWords(hours: KnownHours, language: Language): string {
  const { closed, allDay, and } = words[language];
  if (hours.state === "closed") return closed;
  if (isAroundTheClock(hours)) return allDay;
  return list(
    hours.ranges.map((range) => rangeInWords(range, language)),
    and,
  );
}

/** AM or PM once while both times share it; never broken across lines. */
function rangeInWords({ opens, closes }: HoursRange, language: Language): string {
  const { to, before } = words[language];
  const [start, half] = clockParts(clockText(opens, language));
  const end = clockText(closes, language);
  const sharesHalf = closes - opens < 720 && half === clockParts(end)[1];
  return `${before}${sharesHalf ? start : clockText(opens, language)}\u00a0${to}\u00a0${end}`;
}

/** The whole week in a sentence that can be parsed again. */
export function weekInWords(week: WeekHours, language: Language): string {
  return weekInRules(week, language).join("; ");
}

/** The same, one rule at a time: "Mon to Sat 6:30 AM to 3:00 PM", "closed Sunday". */
export function weekInRules(week: WeekHours, language: Language): string[] {
  const groups = equalDays(week);
  const open = groups.flatMap(({ days, hours, text }) => {
    if (hours.state === "closed") return [];
    if (hours.state === "unreadable") return [`${daysInWords(days, language, true)} “${text}”`];
    const isAlways = days.length === 7 && isAroundTheClock(hours);
    return [
      isAlways
        ? hoursInWords(hours, language)
        : `${daysInWords(days, language, true)} ${hoursInWords(hours, language)}`,
    ];
  });
  const closed = groups.find(({ hours }) => hours.state === "closed");
  const last = closed ? [`${words[language].closed} ${daysInWords(closed.days, language)}`] : [];
  const [first = "", ...others] = [...open, ...last];
  return [capitalised(first), ...others];
}

/** A text for every day, or the sentence. */
export function storedWeek(week: WeekHours, language: Language): string {
  const [everyDay, ...others] = equalDays(week);
  if (everyDay && others.length === 0) return everyDay.text;
  return weekInWords(week, language).replaceAll("\u00a0", " ");
}

/** One day's hours, as understood. */
export function dayInWords(text: string, language: Language): string {
  const hours = parseDayHours(text);
  return hours.state === "unreadable" ? text : hoursInWords(hours, language);
}

/** In the reader's spelling, unless it would then be parsed differently. */
export function dayAsTyped(text: string, language: Language): string {
  if (language === "en") return text;
  const words = dayInWords(text, language).replaceAll("\u00a0", " ");
  const read = dayText(words);
  return text && read.ok && !read.isProposal && read.text === text ? words : text;
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function list(parts: readonly string[], and: string): string {
  const last = parts.at(-1) ?? "";
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(", ")} ${and} ${last}`;
}
