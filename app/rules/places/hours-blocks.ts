import { daysBetween, type HoursToken } from "./hours-tokens";
import type { PartOfDay, Spoken } from "./typed-ranges";

export type Content = { is: "closed" } | { is: "all-day" } | { is: "ranges"; ranges: Spoken[] };
type ParsedBlock = Content | DaysSaid | { is: "rest" } | { is: "except" };
/** "Mon to Fri and Sat" are six days, of which the last was added by "and". */
export type DaysSaid = { is: "days"; days: readonly number[]; added: readonly number[] };
/** Days, hours and closings in a text; `isApart` after a comma, a line break or "and". */
export type Block = ParsedBlock & { isApart: boolean };

/** Why a text can't be read as hours. */
export type Obstacle =
  | "words"
  | "holidays"
  | "letters"
  | "time"
  | "oneTime"
  | "pause"
  | "noHours"
  | "otherDays"
  | "alwaysClosed"
  | "days"
  | "tooLong";
export type Stopped = { ok: false; obstacle: Obstacle; part: string };
type Blocks = { ok: true; blocks: Block[] } | Stopped;

const obstacles = {
  unknown: "words",
  holiday: "holidays",
  letters: "letters",
  "wrong-time": "time",
} as const;

export function stopped(obstacle: Obstacle, part = ""): Stopped {
  return { ok: false, obstacle, part };
}

/** "Mon to Fri" is one block, "9 to 12" another. */
export function blocksOf(words: readonly HoursToken[]): Blocks {
  const blocks: Block[] = [];
  let part: PartOfDay | undefined;
  let isApart = false;
  for (let at = 0; at < words.length; ) {
    const word = words[at] as HoursToken;
    if (isObstacle(word)) return stopped(obstacles[word.is], sameWords(words, at));
    if (word.is === "break" || word.is === "and") isApart = true;
    else if (word.is === "part") part = word.part;
    else if (word.is !== "to") {
      const parsed = saidAt(words, at, part);
      if ("ok" in parsed) return parsed;
      blocks.push({ ...parsed.parsed, isApart });
      at = parsed.next;
      isApart = false;
      if (parsed.parsed.is === "ranges") part = undefined;
      continue;
    }
    at += 1;
  }
  return { ok: true, blocks };
}

function saidAt(
  words: readonly HoursToken[],
  at: number,
  part?: PartOfDay,
): { parsed: ParsedBlock; next: number } | Stopped {
  const word = words[at] as HoursToken;
  if (word.is === "days") return listOfDays(words, at);
  if (word.is !== "clock") return { parsed: { is: word.is } as ParsedBlock, next: at + 1 };
  const end = words[at + 1]?.is === "to" ? words[at + 2] : undefined;
  if (end && isObstacle(end)) return stopped(obstacles[end.is], sameWords(words, at + 2));
  if (end?.is !== "clock") return stopped("oneTime", word.text);
  const third = words[at + 3]?.is === "to" ? words[at + 4] : undefined;
  if (third?.is === "clock") return stopped("oneTime", third.text);
  return { parsed: { is: "ranges", ranges: [{ start: word.clock, end: end.clock, part }] }, next: at + 3 };
}

function isObstacle(word: HoursToken): word is Extract<HoursToken, { is: keyof typeof obstacles }> {
  return word.is in obstacles;
}

/** The following words that fail for the same reason. */
function sameWords(words: readonly HoursToken[], from: number): string {
  const rest = words.slice(from);
  const end = rest.findIndex(({ is }) => is !== rest[0]?.is);
  return rest
    .slice(0, end < 0 ? undefined : end)
    .map((word) => ("text" in word ? word.text : ""))
    .join(" ");
}

/** "Mon to Fri and Sun"; a comma begins another block. */
function listOfDays(words: readonly HoursToken[], from: number): { parsed: ParsedBlock; next: number } {
  let { days, next } = spanOfDays(words, from);
  let added: readonly number[] = [];
  while (words[next]?.is === "and" && words[next + 1]?.is === "days") {
    const more = spanOfDays(words, next + 1);
    added = more.days;
    days = [...days, ...added];
    next = more.next;
  }
  return { parsed: { is: "days", days, added }, next };
}

function spanOfDays(words: readonly HoursToken[], from: number): { days: readonly number[]; next: number } {
  const first = daysAt(words, from);
  const last = words[from + 1]?.is === "to" ? daysAt(words, from + 2) : [];
  if (last.length === 0) return { days: first, next: from + 1 };
  return { days: daysBetween(first[0] ?? 0, last.at(-1) ?? 0), next: from + 3 };
}

function daysAt(words: readonly HoursToken[], at: number): readonly number[] {
  const word = words[at];
  return word?.is === "days" ? word.days : [];
}
