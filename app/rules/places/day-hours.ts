import { foldText } from "../site/fold-text";
import { clockText } from "../time/date-words";
import { minutesPerDay } from "../time/days";
import type { DayHours, HoursRange, KnownHours } from "./hours";
import { type Block, blocksOf, type Content, type Obstacle, type Stopped, stopped } from "./hours-blocks";
import { type HoursToken, hoursTokens } from "./hours-tokens";
import { tells24 } from "./typed-clock";
import { type Doubt, readRanges } from "./typed-ranges";

type ReadDay = { ok: true; hours: KnownHours; doubt: Doubt } | Stopped;
/** Why a text isn't accepted as hours, with the words at fault. */
export type HoursQuestion = { obstacle: Obstacle; part: string };
/** A text to store, always with AM or PM; a proposal must be confirmed by the owner. */
type DayText = { ok: true; text: string; isProposal: boolean } | { ok: false; question: HoursQuestion };

const longestText = 200;
const wholeDay: HoursRange = { opens: 0, closes: minutesPerDay };

const known = new Map<string, DayHours>();
const mostTexts = 500;

/** A town's hours repeat, so each text is parsed once. */
export function parseDayHours(text: string | null | undefined): DayHours {
  const written = text ?? "";
  const before = known.get(written);
  if (before) return before;
  const read = readDay(written);
  const hours: DayHours = read.ok && read.doubt !== "guess" ? read.hours : { state: "unreadable" };
  if (written.length > longestText) return hours;
  if (known.size === mostTexts) known.clear();
  known.set(written, hours);
  return hours;
}

/** For a form's field. */
export function dayText(text: string): DayText {
  if (!text.trim()) return { ok: true, text: "", isProposal: false };
  const read = readDay(text);
  if (!read.ok) return { ok: false, question: questionOf(read, text) };
  return { ok: true, text: storedHours(read.hours), isProposal: read.doubt !== "none" };
}

/** As an owner wrote it; empty is closed. */
function readDay(text: string): ReadDay {
  if (text.length > longestText) return stopped("tooLong");
  const words = hoursTokens(text);
  const read = words[0]?.is === "to" ? stopped("oneTime", text.trim()) : blocksOf(words);
  if (!read.ok) return read;
  const content = contentOf(read.blocks);
  if ("ok" in content) return content;
  if (read.blocks.length === 0 && text.trim()) return stopped("words", text.trim());
  return { ok: true, ...hoursOf(content, uses24(words)) };
}

function contentOf(blocks: readonly Block[]): Content | Stopped {
  let content: Content = { is: "closed" };
  for (const [index, block] of blocks.entries()) {
    if (block.is === "days" || block.is === "rest" || block.is === "except") return stopped("days");
    if (index === 0) content = block;
    else if (block.is !== "ranges" || content.is !== "ranges") return stopped("pause");
    else content = { is: "ranges", ranges: [...content.ranges, ...block.ranges] };
  }
  return content;
}

export function hoursOf(content: Content, is24: boolean): { hours: KnownHours; doubt: Doubt } {
  if (content.is === "closed") return { hours: { state: "closed" }, doubt: "none" };
  if (content.is === "all-day") return { hours: { state: "open", ranges: [wholeDay] }, doubt: "none" };
  const { ranges, doubt } = readRanges(content.ranges, is24);
  return { hours: { state: "open", ranges }, doubt };
}

/** If one time is on the 24-hour clock, all are. */
export function uses24(words: readonly HoursToken[]): boolean {
  return words.some((word) => word.is === "clock" && tells24(word.clock));
}

/** From midnight to midnight, whatever else is written. */
export function isAroundTheClock(hours: DayHours): boolean {
  return (
    hours.state === "open" && hours.ranges.some(({ opens, closes }) => opens === 0 && closes >= minutesPerDay)
  );
}

/** "9:00 AM - 1:00 PM, 5:00 PM - 9:00 PM". */
export function storedHours(hours: KnownHours): string {
  if (hours.state === "closed") return "Closed";
  if (isAroundTheClock(hours)) return "Open 24 hours";
  const clock = (minutes: number) => clockText(minutes, "en").replace("\u00a0", " ");
  return hours.ranges.map(({ opens, closes }) => `${clock(opens)} - ${clock(closes)}`).join(", ");
}

/** The words at fault, as written. */
export function questionOf({ obstacle, part }: Stopped, text: string): HoursQuestion {
  const written = text.split(/[\s,;/|()]+/);
  const blamed = part.split(" ").filter(Boolean);
  const spelled = blamed.map((word) => written.find((one) => foldText(one).includes(word)) ?? word);
  return { obstacle, part: spelled.join(" ") };
}
