import { hoursWords, plainHours } from "../places/hours-words";
import { type Clock, clockAt, isBare, minutesOf, nextShown, tells24 } from "../places/spoken-clock";
import { minutesPerDay, type Weekday, weekdayOfDay } from "../time/days";
import { isHoliday } from "./public-holidays";

/** What leaves when, in minutes of the day; a kind of day that nobody has said anything about is not there. */
export type Timetable = Partial<Record<Weekday | "holidays", readonly number[]>>;
/** `question`: the half of the day is missing, how often it leaves, their order; or what cannot be read at all. */
export type TimetableProblem = { question: "half" | "interval" | "order" | "words"; part: string };
type ReadTimetable = { ok: true; timetable: Timetable } | { ok: false; problem: TimetableProblem };

/**
 * "8, 10, then hourly to 17" is every day; a line may begin with its days: "Sun: none", "Sat and holidays: 8 AM". Later
 * lines speak for their days alone. A holiday goes by no weekday: nobody knows until somebody has said so.
 */
export function readTimetable(text: string): ReadTimetable {
  const lines = plainHours(text).split(";").flatMap((line) => line.trim() || []);
  const timetable: Timetable = {};
  const parts = lines.map(partsOf);
  const is24 = parts.some(({ times }) => is24Hour(times));
  for (const { days, times } of parts) {
    const read = days ? readTimes(times, is24) : unread("words", times);
    if (!read.ok) return { ok: false, problem: read.problem };
    for (const day of days ?? []) timetable[day] = read.minutes;
  }
  return { ok: true, timetable };
}

/** Null: nobody has said what leaves on such a day. An empty list: nothing does. */
export function departuresOn(timetable: Timetable, day: number): readonly number[] | null {
  return timetable[isHoliday(day) ? "holidays" : weekdayOfDay(day)] ?? null;
}

const everyDay: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];
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

type Token = { is: "clock"; clock: Clock } | { is: "to" } | { is: "every"; minutes: number };
type Tokens = { tokens: Token[]; rest: string };

const skipped = /(?:[\s,.&+]|(?:and|y|e|then|luego|despues|at|from|desde|de|las?|los)(?![a-z]))+/y;
const range = /(?:-|(?:to|until|till|hasta|al?)(?![a-z]))/y;
const interval =
  /(?:(hourly)|(?:every|each|cada) (?:(half|media) |(\d+|two|dos) ?)?(hours?|horas?|hrs?|h|minutes?|minutos?|mins?)?)(?![a-z])/y;
const nothing = /^(?:none|no bus(?:es)?|no service|not running|ningun[oa]?|nada|no hay(?: bus(?:es)?)?)$/;

function tokensOf(text: string): Tokens {
  const tokens: Token[] = [];
  let at = 0;
  const take = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    at += found?.[0].length ?? 0;
    return found;
  };
  while (at < text.length) {
    const every = take(interval);
    if (every) {
      tokens.push({ is: "every", minutes: intervalMinutes(every) });
      continue;
    }
    if (take(range)) {
      tokens.push({ is: "to" });
      continue;
    }
    if (take(skipped)) continue;
    const time = clockAt(text, at);
    if (!time || time.clock === "wrong") break;
    tokens.push({ is: "clock", clock: time.clock });
    at += time.length;
  }
  return { tokens, rest: text.slice(at).trim() };
}

function intervalMinutes([, hourly, half, count = "1", unit = ""]: RegExpExecArray): number {
  if (hourly) return 60;
  const often = count === "two" || count === "dos" ? 2 : Number(count);
  return unit.startsWith("m") ? often : half ? 30 : often * 60;
}

function is24Hour(times: string): boolean {
  return tokensOf(times).tokens.some((token) => token.is === "clock" && tells24(token.clock));
}

type ReadTimes = { ok: true; minutes: number[] } | { ok: false; problem: TimetableProblem };
const unread = (question: TimetableProblem["question"], part: string): ReadTimes => ({
  ok: false,
  problem: { question, part: part.trim() },
});

function readTimes(text: string, is24: boolean): ReadTimes {
  if (nothing.test(text.trim())) return { ok: true, minutes: [] };
  const { tokens, rest } = tokensOf(text);
  if (rest || tokens.length === 0) return unread("words", rest || text);
  const clocks = tokens.flatMap((token) => (token.is === "clock" ? [token.clock] : []));
  const known = minutesOfClocks(clocks, is24);
  if (!known) return unread("half", text);
  if (known.some((minutes, index) => minutes <= (known[index - 1] ?? -1))) return unread("order", text);

  const minutes: number[] = [];
  let count = 0;
  let every: number | null = null;
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (token?.is === "every") every = token.minutes;
    if (token?.is !== "clock") continue;
    const [from, until = 0] = [known[count - 1], known[count]];
    if (tokens[at - 1]?.is === "to") {
      const next = tokens[at + 1];
      if (every === null && next?.is === "every") {
        every = next.minutes;
        at++;
      }
      if (!every || from === undefined) return unread("interval", text);
      for (let one = from + every; one < until; one += every) minutes.push(one);
      every = null;
    }
    minutes.push(until);
    count++;
  }
  const isOpen = every !== null || count === 0 || tokens.at(-1)?.is === "to";
  return isOpen ? unread("interval", text) : { ok: true, minutes };
}

/**
 * The times as they follow each other through one day. Who writes one on the 24-hour clock writes all so; else a bare
 * one stands before the next that has its half, or after the last. Null: no time of them has one.
 */
function minutesOfClocks(clocks: readonly Clock[], is24: boolean): number[] | null {
  if (is24) return clocks.map((clock) => minutesOf(clock, clock.half));
  const minutes = clocks.map((clock) => (isBare(clock) ? null : minutesOf(clock, clock.half)));
  if (minutes.every((one) => one === null)) return null;
  const isAfter = minutes.findLastIndex((one) => one !== null);
  for (let index = isAfter - 1; index >= 0; index--)
    minutes[index] ??= lastShown(clocks[index] as Clock, minutes[index + 1] ?? minutesPerDay);
  for (let index = isAfter + 1; index < clocks.length; index++)
    minutes[index] ??= nextShown(clocks[index] as Clock, (minutes[index - 1] ?? 0) + 1);
  return minutes.map((one) => one ?? 0);
}

/** The last time before this minute that the clock shows a bare time. */
function lastShown(clock: Clock, before: number): number {
  const evening = minutesOf(clock, "pm");
  return evening < before ? evening : minutesOf(clock, "am");
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
