import { type Block, type Content, type DaysSaid, type Stopped, stopped } from "./hours-blocks";
import { readRanges } from "./typed-ranges";

type NamedDays = readonly number[] | "rest";
type Days = NamedDays | null;
/** Days and their hours; without days, all that no other line names. */
export type Line = { days: Days; content: Content; isGuess: boolean };
type Lines = { ok: true; lines: Line[] } | Stopped;

/** An unfinished line: "Mon-Fri" waits for hours, "8-5" perhaps for days. */
type Draft = {
  days: Days;
  content: Content | null;
  isGuess: boolean;
  /** "8-5 Mon-Fri": more days may follow. */
  hasHoursFirst: boolean;
  /** "Except Sunday": closed unless hours follow. */
  isException: boolean;
  except: readonly number[];
};

const draft = (given: Partial<Draft>): Draft => ({
  days: null,
  content: null,
  isGuess: false,
  hasHoursFirst: false,
  isException: false,
  except: [],
  ...given,
});

/** Assigns hours to days: what no comma separates belongs together, and the order decides the rest. */
export function linesOf(blocks: readonly Block[]): Lines {
  const drafts: Draft[] = [];
  for (const [index, block] of blocks.entries()) {
    if (block.is === "days" && isParted(drafts.at(-1), block, blocks.slice(index + 1))) {
      addDays(drafts, block.days.slice(0, -block.added.length), false, false);
      addDays(drafts, block.added, true, false);
    } else if (block.is === "days" || block.is === "rest") {
      const days = block.is === "rest" ? block.is : block.days;
      addDays(drafts, days, block.isApart, blocks[index - 1]?.is === "except");
    } else if (block.is !== "except" && !addContent(drafts, block, leadsOn(blocks, index)))
      return stopped("pause");
  }
  const last = drafts.at(-1);
  if (last && !last.content) {
    drafts.pop();
    const before = drafts.at(-1);
    if (!before || (before.days && !before.hasHoursFirst)) return stopped("noHours");
    before.days = bothDays(before.days, last.days);
  }
  return { ok: true, lines: drafts.flatMap(finished) };
}

/** "8-5 Mon to Fri and Sat 8-12": what "and" adds has its own hours, unless those lead on to other days. */
function isParted(
  last: Draft | undefined,
  { added, isApart }: DaysSaid & Block,
  after: readonly Block[],
): boolean {
  const [hours, next] = after;
  if (added.length === 0 || isApart || !last?.content || last.days) return false;
  const isFollowed = hours && !hours.isApart && (hours.is === "ranges" || hours.is === "closed");
  return Boolean(isFollowed && (!next || next.isApart));
}

function addDays(drafts: Draft[], days: NamedDays, isApart: boolean, isException: boolean): void {
  const last = drafts.at(-1);
  const isWaiting = last && last.days !== null && !last.content;
  if (isWaiting && (isException || (last.except.length > 0 && lieIn(days, last.days)))) {
    last.except = [...last.except, ...(days === "rest" ? [] : days)];
  } else if (isException) {
    drafts.push(draft({ days, content: { is: "closed" }, hasHoursFirst: true, isException }));
  } else if (isWaiting) {
    // "Closed Sat, Sun, Mon 9-1": Sunday may belong to either.
    last.isGuess ||= drafts.at(-2)?.hasHoursFirst === true;
    last.days = bothDays(last.days, days);
  } else if (last && !last.days && !isApart) Object.assign(last, { days, hasHoursFirst: true });
  else drafts.push(draft({ days }));
}

/** False where hours follow a closing, as in "8-6, closed 12-1": two ranges say it better. */
function addContent(drafts: Draft[], { isApart, ...content }: Block & Content, leadsOn: boolean): boolean {
  const last = drafts.at(-1);
  if (!last) drafts.push(draft({ content }));
  else if (!last.content) last.content = content;
  else if (content.is !== "ranges") drafts.push(draft({ content }));
  else if (last.content.is === "ranges") {
    const isNextDay = last.days
      ? leadsOn || (last.hasHoursFirst && !isApart)
      : leadsOn && !follows(last.content, content);
    if (isNextDay) drafts.push(draft({ content }));
    else last.content = together(last.content, content);
  } else if (last.isException && !isApart) last.content = content;
  else if (last.days || isApart || last.content.is !== "closed") drafts.push(draft({ content }));
  else return false;
  return true;
}

/** Whether these are the hours of the days after them, "9-1 Sat"; not when those days have hours of their own. */
function leadsOn(blocks: readonly Block[], index: number): boolean {
  const [days, after] = [blocks[index + 1], blocks[index + 2]];
  const isNamed = (days?.is === "days" || days?.is === "rest") && !days.isApart;
  const isTaken = after !== undefined && !after.isApart && (after.is === "ranges" || after.is === "closed");
  return isNamed && !isTaken;
}

type Ranges = Extract<Content, { is: "ranges" }>;

function together(one: Ranges, other: Ranges): Ranges {
  return { is: "ranges", ranges: [...one.ranges, ...other.ranges] };
}

/** "8-12, 2-5 Mon-Fri" is two ranges of a day; "8 am-5 pm, 9 am-1 pm Sat" are two days. */
function follows(one: Ranges, other: Ranges): boolean {
  const { ranges } = readRanges(together(one, other).ranges, false);
  return ranges.every(({ opens }, index) => opens >= (ranges[index - 1]?.closes ?? 0));
}

function bothDays(one: Days, other: Days): Days {
  return Array.isArray(one) && Array.isArray(other) ? [...one, ...other] : other === null ? one : other;
}

function lieIn(days: NamedDays, all: Days): boolean {
  return days !== "rest" && Array.isArray(all) && days.every((day) => all.includes(day));
}

function finished({ days, content, isGuess, except }: Draft): Line[] {
  const line: Line[] = content ? [{ days, content, isGuess }] : [];
  return except.length > 0 ? [...line, { days: except, content: { is: "closed" }, isGuess: false }] : line;
}
