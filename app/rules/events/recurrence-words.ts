import { civilOfDay, parseDay, parseTime, weekdayOfDay } from "../time/days";
import { firstFitting, type RecurrencePattern } from "./recurrence";

/** One language's phrases; placeholders are filled in here. Each names its step, never "every second". */
export type RecurrenceWords = {
  /** "Every day" */
  daily: string;
  /** "Every {n} days" */
  everyDays: string;
  /** "Every {weekdays}" */
  weekly: string;
  /** "Every {n} weeks on {weekdays}" */
  everyWeeks: string;
  /** "On day {day} of every month" */
  monthly: string;
  /** "Every {n} months on day {day}" */
  everyMonths: string;
  /** "months without a day {day} are skipped" */
  skipped: string;
  /** "once" */
  once: string;
  /** "{n} times" */
  times: string;
  /** "until {date}" */
  until: string;
  /** "{month} {day}, {year}" */
  date: string;
  /** "{start} to {end}" */
  between: string;
  /** "at {start}" */
  at: string;
  and: string;
  am: string;
  pm: string;
  /** Sunday first, in the form used after "every". */
  weekdays: readonly string[];
  months: readonly string[];
};

type Times = { start_time: string | null; end_time: string | null };

/** "Every 2 weeks on Tuesday, 6:00 to 7:00 PM, until March 2, 2027". */
export function recurrenceInWords(
  pattern: RecurrencePattern,
  start: number,
  times: Times,
  words: RecurrenceWords,
): string {
  const first = firstFitting(pattern, start) ?? start;
  const parts = [
    stepInWords(pattern, first, words),
    timesInWords(times, words),
    endInWords(pattern, words),
    skipsInWords(pattern, first, words),
  ];
  return parts.filter(Boolean).join(", ");
}

/** "6:00 to 7:00 PM": AM or PM once when both times share it. */
export function timesInWords({ start_time, end_time }: Times, words: RecurrenceWords): string {
  const start = parseTime(start_time ?? "");
  const end = parseTime(end_time ?? "");
  if (start === null) return "";
  if (end === null) return fill(words.at, { start: clockInWords(start, words) });
  const sharesHalf = start < end && start < 720 === end < 720;
  return fill(words.between, {
    start: sharesHalf ? bareClock(start) : clockInWords(start, words),
    end: clockInWords(end, words),
  });
}

/** "6:00 PM"; midnight is 12:00 AM. */
export function clockInWords(minutes: number, words: Pick<RecurrenceWords, "am" | "pm">): string {
  return `${bareClock(minutes)}\u00a0${minutes % 1440 < 720 ? words.am : words.pm}`;
}

function bareClock(minutes: number): string {
  const hour = Math.floor((minutes % 1440) / 60) % 12 || 12;
  return `${hour}:${String(minutes % 60).padStart(2, "0")}`;
}

function stepInWords(pattern: RecurrencePattern, first: number, words: RecurrenceWords): string {
  const n = pattern.interval_value;
  if (pattern.pattern_type === "daily") return fill(n === 1 ? words.daily : words.everyDays, { n });
  if (pattern.pattern_type === "monthly") {
    return fill(n === 1 ? words.monthly : words.everyMonths, { n, day: civilOfDay(first).day });
  }
  const weekdays = pattern.days_of_week.length > 0 ? pattern.days_of_week : [weekdayOfDay(first)];
  // "Saturday and Sunday", whichever day the week starts on.
  const named = [1, 2, 3, 4, 5, 6, 0]
    .filter((day) => weekdays.includes(day))
    .map((day) => words.weekdays[day] ?? "");
  if (named.length === 7 && n === 1) return words.daily;
  return fill(n === 1 ? words.weekly : words.everyWeeks, { n, weekdays: list(named, words.and) });
}

function endInWords({ end_type, end_count, end_date }: RecurrencePattern, words: RecurrenceWords): string {
  if (end_type === "after_count" && end_count)
    return end_count === 1 ? words.once : fill(words.times, { n: end_count });
  const end = end_type === "by_date" ? parseDay(end_date ?? "") : null;
  return end === null ? "" : fill(words.until, { date: dateInWords(end, words) });
}

function skipsInWords(pattern: RecurrencePattern, first: number, words: RecurrenceWords): string {
  const { day } = civilOfDay(first);
  return pattern.pattern_type === "monthly" && day > 28 ? fill(words.skipped, { day }) : "";
}

function dateInWords(dayNumber: number, words: RecurrenceWords): string {
  const { year, month, day } = civilOfDay(dayNumber);
  return fill(words.date, { year, month: words.months[month - 1] ?? "", day });
}

function list(names: readonly string[], and: string): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} ${and} ${last}`;
}

function fill(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (braces, name: string) => String(values[name] ?? braces));
}
