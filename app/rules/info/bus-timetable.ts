import { hoursTokens, plainHours } from "../places/hours-tokens";
import { type Weekday, weekdayOfDay } from "../time/days";
import { is24Hour, readTimes, type TimetableProblem } from "./departure-times";
import { isHoliday } from "./public-holidays";

/** Departures in minutes of the day; a missing day is unknown. */
export type Timetable = Partial<Record<Weekday | "holidays", readonly number[]>>;
type ReadTimetable = { ok: true; timetable: Timetable } | { ok: false; problem: TimetableProblem };

/**
 * "8, 10, then hourly to 17" is every day, on one line or more; a line may name its days: "Sun: none", "Sat and
 * holidays: 8 AM". Holidays don't follow their weekday: they're unknown until they're named.
 */
export function readTimetable(text: string): ReadTimetable {
  const { lines, unread } = linesOf(text);
  if (unread !== null) return { ok: false, problem: { question: "words", part: unread } };
  const timetable: Timetable = {};
  const is24 = lines.some(({ times }) => is24Hour(times));
  for (const { days, times } of lines.toSorted((one, other) => Number(!!one.days) - Number(!!other.days))) {
    const read = readTimes(times, is24);
    if (!read.ok) return { ok: false, problem: read.problem };
    for (const day of days ?? everyDay) timetable[day] = read.minutes;
  }
  return { ok: true, timetable };
}

/** Null is unknown; an empty list is none. */
export function departuresOn(timetable: Timetable, day: number): readonly number[] | null {
  return timetable[isHoliday(day) ? "holidays" : weekdayOfDay(day)] ?? null;
}

type AlikeDays = { weekdays: Weekday[]; hasHolidays: boolean; minutes: readonly number[] };

/** Days with the same departures, grouped. */
export function alikeDays(timetable: Timetable): AlikeDays[] {
  const kinds = [...everyDay, "holidays" as const].filter((kind) => timetable[kind]);
  const groups = Map.groupBy(kinds, (kind) => timetable[kind]?.join());
  return [...groups.values()].map((alike) => ({
    weekdays: alike.filter((kind) => kind !== "holidays"),
    hasHolidays: alike.includes("holidays"),
    minutes: timetable[alike[0] ?? "holidays"] ?? [],
  }));
}

const everyDay: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 0];
type Days = readonly (Weekday | "holidays")[];
/** Without days it's every day. */
type Line = { days: Days | null; times: string };

/** A line with only times continues the one before, unless that one named days. */
function linesOf(text: string): { lines: Line[]; unread: string | null } {
  const lines: Line[] = [];
  for (const written of text.split("\n")) {
    for (const [index, part] of plainHours(written).split(";").entries()) {
      const [, before = "", colon = "", after = ""] = /^([a-z][a-z ,&+-]*)(:?)(.*)$/.exec(part.trim()) ?? [];
      const days = before ? daysOf(before) : null;
      if (colon && !days) return { lines, unread: before };
      const line = { days, times: days ? after : part.trim() };
      const last = lines.at(-1);
      if (!days && last && (index > 0 || !last.days)) last.times += `, ${line.times}`;
      else if (part.trim()) lines.push(line);
    }
  }
  return { lines, unread: null };
}

/** "Mon-Fri", "sat and sun", "daily including holidays"; null for other words. */
function daysOf(text: string): Days | null {
  const days = new Set<Weekday | "holidays">();
  if (/holiday|feriado|festivo/.test(text)) days.add("holidays");
  const words = hoursTokens(text);
  for (const [index, word] of words.entries()) {
    if (word.is === "days") {
      const from = words[index - 1]?.is === "to" ? words[index - 2] : undefined;
      const first = from?.is === "days" ? from.days.at(-1) : undefined;
      for (const day of first === undefined ? word.days : through(first, word.days[0] ?? first))
        days.add(((day + 1) % 7) as Weekday);
    } else if (!["to", "and", "break", "holiday"].includes(word.is)) return null;
  }
  return days.size > 0 ? [...days] : null;
}

/** From Monday, around the end of the week. */
function through(from: number, to: number): number[] {
  return Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, step) => (from + step) % 7);
}

/** One departure, or one every so many minutes. */
export type Run = { from: number; to: number; every: number };
const shortestRun = 4;

export function runsOf(minutes: readonly number[]): Run[] {
  const runs: Run[] = [];
  for (let at = 0; at < minutes.length; ) {
    const from = minutes[at] ?? 0;
    const every = (minutes[at + 1] ?? from) - from;
    let end = at;
    while (every > 0 && (minutes[end + 1] ?? 0) - (minutes[end] ?? 0) === every) end++;
    const isRun = end - at + 1 >= shortestRun;
    runs.push(isRun ? { from, to: minutes[end] ?? from, every } : { from, to: from, every: 0 });
    at = isRun ? end + 1 : at + 1;
  }
  return runs;
}
