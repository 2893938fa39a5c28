import { hoursWords, plainHours } from "../places/hours-words";
import { type Weekday, weekdayOfDay } from "../time/days";
import { is24Hour, readTimes, type TimetableProblem } from "./departure-times";
import { isHoliday } from "./public-holidays";

/** What leaves when, in minutes of the day; a kind of day that nobody has said anything about is not there. */
export type Timetable = Partial<Record<Weekday | "holidays", readonly number[]>>;
type ReadTimetable = { ok: true; timetable: Timetable } | { ok: false; problem: TimetableProblem };

/**
 * "8, 10, then hourly to 17" is every day; a line may begin with its days: "Sun: none", "Sat and holidays: 8 AM". Later
 * lines speak for their days alone. A holiday goes by no weekday: nobody knows until somebody has said so.
 */
export function readTimetable(text: string): ReadTimetable {
  const lines = plainHours(text)
    .split(";")
    .flatMap((line) => line.trim() || []);
  const timetable: Timetable = {};
  const parts = lines.map(partsOf);
  const is24 = parts.some(({ times }) => is24Hour(times));
  for (const { days, times } of parts) {
    const read = days
      ? readTimes(times, is24)
      : { ok: false as const, problem: { question: "words" as const, part: times } };
    if (!read.ok) return { ok: false, problem: read.problem };
    for (const day of days ?? []) timetable[day] = read.minutes;
  }
  return { ok: true, timetable };
}

/** Null: nobody has said what leaves on such a day. An empty list: nothing does. */
export function departuresOn(timetable: Timetable, day: number): readonly number[] | null {
  return timetable[isHoliday(day) ? "holidays" : weekdayOfDay(day)] ?? null;
}

type AlikeDays = { weekdays: Weekday[]; hasHolidays: boolean; minutes: readonly number[] };

/** The kinds of day on which the same leaves, together. */
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
type Line = { days: readonly (Weekday | "holidays")[] | null; times: string };

function partsOf(line: string): Line {
  const [, before = "", colon = "", after = ""] = /^([a-z][a-z ,&+-]*)(:?)(.*)$/.exec(line) ?? [];
  const days = before ? daysOf(before) : null;
  if (days) return { days, times: after };
  return colon ? { days: null, times: before } : { days: everyDay, times: line };
}

/** "Mon-Fri", "sat and sun", "daily including holidays"; null for words that name no days. */
function daysOf(text: string): Line["days"] {
  const days = new Set<Weekday | "holidays">();
  if (/holiday|feriado|festivo/.test(text)) days.add("holidays");
  const words = hoursWords(text);
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

/** Days count from Monday here, and a week is round. */
function through(from: number, to: number): number[] {
  return Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, step) => (from + step) % 7);
}

/** Departures as they are said: one by one, or every so many minutes from one to another. */
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
