import { minutesPerDay } from "../time/days";
import type { HoursRange } from "./hours";
import { type Clock, isBare, minutesOf, nextShown } from "./typed-clock";

/** "Breakfast" and "in the evenings" decide AM or PM; lunch starts at eleven or one. */
export type PartOfDay = "morning" | "noon" | "evening";
export type Spoken = { start: Clock; end: Clock; part?: PartOfDay };

/**
 * How sure a reading is. "clock": 7 - 11 is a morning on the 24-hour clock, and probably otherwise. "guess": 7 - 3 may
 * be day or night.
 */
export type Doubt = "none" | "clock" | "guess";
type ReadRanges = { ranges: HoursRange[]; doubt: Doubt };

const noon = minutesPerDay / 2;

/** A day's ranges in minutes. Bare times follow the ranges beside them, or are guessed. */
export function readRanges(spoken: readonly Spoken[], is24: boolean): ReadRanges {
  const certain = spoken.map(certainRange);
  const ranges: HoursRange[] = [];
  let doubt: Doubt = "none";
  for (const [index, one] of spoken.entries()) {
    const before = doubt === "guess" ? null : (ranges.at(-1)?.closes ?? null);
    const after = certain[index + 1]?.opens ?? null;
    const isLast = index === spoken.length - 1;
    const read = certain[index]
      ? { range: certain[index], doubt: "none" as const }
      : bareRange(one, { before, after }, is24, isLast);
    ranges.push(read.range);
    doubt = worst([doubt, read.doubt]);
  }
  return { ranges: ranges.sort((a, b) => a.opens - b.opens), doubt };
}

export function worst(doubts: readonly Doubt[]): Doubt {
  return (["guess", "clock"] as const).find((doubt) => doubts.includes(doubt)) ?? "none";
}

/** A range with at least one certain end. */
function certainRange({ start, end }: Spoken): HoursRange | null {
  if (isBare(start) && isBare(end)) return null;
  const opens = startMinutes(start, end) % minutesPerDay;
  const closes = endMinutes(end, start, opens);
  return { opens, closes: closes <= opens ? closes + minutesPerDay : closes };
}

/** A start without AM or PM takes the end's, unless it would then be at or after the end. */
function startMinutes(start: Clock, end: Clock): number {
  if (!isBare(start) || !end.half) return minutesOf(start, start.half);
  const same = minutesOf(start, end.half);
  return same < minutesOf(end, end.half) ? same : minutesOf(start, end.half === "am" ? "pm" : "am");
}

/** An end without AM or PM is the next time the clock shows it. */
function endMinutes(end: Clock, start: Clock, opens: number): number {
  return isBare(end) && start.half ? nextShown(end, opens) : minutesOf(end, end.half);
}

type Neighbours = { before: number | null; after: number | null };
type BareRead = { range: HoursRange; doubt: Doubt };

function bareRange(
  { start, end, part }: Spoken,
  beside: Neighbours,
  is24: boolean,
  isLast: boolean,
): BareRead {
  const { before, after } = beside;
  const range = { opens: minutesOf(start, null), closes: minutesOf(end, null) };
  const isInOrder = range.opens < range.closes && range.opens >= (before ?? 0);
  if (isInOrder && is24) return { range, doubt: "none" };
  const from = (opens: number) => ({ opens, closes: nextShown(end, opens) });
  if (part) return { range: from(openingIn(part, start)), doubt: "none" };

  const [morning, evening] = [minutesOf(start, "am"), minutesOf(start, "pm")];
  const fitting = [morning, evening].filter(
    (opens) => opens > (before ?? -1) && opens < (after ?? minutesPerDay),
  );
  const [only, another] = fitting;
  if (only !== undefined && another === undefined) return { range: from(only), doubt: "none" };
  const usual = isMorning(start, end, isLast) ? morning : evening;
  if (isInOrder && usual === range.opens) return { range, doubt: "clock" };
  return { range: from(fitting.includes(usual) ? usual : (only ?? usual)), doubt: "guess" };
}

function openingIn(part: PartOfDay, start: Clock): number {
  const isAm = part === "morning" || (part === "noon" && start.hour >= 9 && start.hour < 12);
  return minutesOf(start, isAm ? "am" : "pm");
}

/** Without any hint doors open between seven and noon; "6-10" is an evening, "6-2" a day. */
function isMorning(start: Clock, end: Clock, isLast: boolean): boolean {
  const { hour } = start;
  if (hour !== 6) return hour >= 7 && hour < 12;
  return !isLast || nextShown(end, 6 * 60) >= noon;
}
