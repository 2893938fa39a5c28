import { type Clock, clockAt, isBare, minutesOf, nextShown, tells24 } from "../places/typed-clock";
import { minutesPerDay } from "../time/days";

/** `question`: AM or PM, the interval or the order is unclear, or the text is unreadable. */
export type TimetableProblem = { question: "half" | "interval" | "order" | "words"; part: string };

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

/** If one time is on the 24-hour clock, all are. */
export function is24Hour(times: string): boolean {
  return tokensOf(times).tokens.some((token) => token.is === "clock" && tells24(token.clock));
}

type ReadTimes = { ok: true; minutes: number[] } | { ok: false; problem: TimetableProblem };
const unread = (question: TimetableProblem["question"], part: string): ReadTimes => ({
  ok: false,
  problem: { question, part: part.trim() },
});

/** "8, 10, then hourly to 17" as minutes of the day; "none" is an empty list. */
export function readTimes(text: string, is24: boolean): ReadTimes {
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
 * Times in order through one day. With one on the 24-hour clock all are; else a bare time is before the next one with
 * AM or PM, or after the last. Null where none has either.
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

/** The latest reading of a bare time before a minute. */
function lastShown(clock: Clock, before: number): number {
  const evening = minutesOf(clock, "pm");
  return evening < before ? evening : minutesOf(clock, "am");
}
