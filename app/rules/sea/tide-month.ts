import { dayOfCivil, daysInMonth, parseDay } from "../time/days";
import type { MoonFact } from "./moon-of-day";
import { moonFact } from "./moon-of-day";
import type { SkyDay } from "./sky-day";
import { dayAhead, pointOfDay, type SeaDayAhead, wordless } from "./small-day-picture";
import { type TideSize, tideSize } from "./spring-tides";
import { tideAt, type Water } from "./tide-at";

export type TideDay = SeaDayAhead & {
  day: number;
  sunriseAt: number;
  sunsetAt: number;
  moon: MoonFact;
  size: TideSize;
};

/** The current tide on its day's drawing, and when that is out of date. */
export type DayNow = { x: number; y: number; metres: number; changesAt: number };

export type Month = { first: number; last: number; previous: string; next: string };

/** Null unless it's a yyyy-MM. */
export function monthOfTides(text: string): Month | null {
  const first = parseDay(`${text}-01`);
  if (first === null) return null;
  const year = Number(text.slice(0, 4));
  const month = Number(text.slice(5, 7));
  return {
    first,
    last: dayOfCivil(year, month, daysInMonth(year, month)),
    previous: named(year, month - 1),
    next: named(year, month + 1),
  };
}

function named(year: number, month: number): string {
  const [inYear, inMonth] = month < 1 ? [year - 1, 12] : month > 12 ? [year + 1, 1] : [year, month];
  return `${String(inYear).padStart(4, "0")}-${String(inMonth).padStart(2, "0")}`;
}

/** At a month's end, its last days are followed by the next month's first. */
const daysAhead = 7;
/** Of days beside each other on a wide screen. */
const daysInRow = 3;

/** The last day shown on the page of the month that today is in: whole rows of the next month's days. */
export function lastShown({ last }: Month, today: number): number {
  const missing = Math.max(0, today + daysAhead - 1 - last);
  return last + Math.ceil(missing / daysInRow) * daysInRow;
}

/** How much of a month the table has; nothing without its first day. */
export function knownPart(
  { first, last }: Month,
  days: readonly number[],
): { last: number; isWhole: boolean } | null {
  const ofMonth = days.filter((day) => day >= first && day <= last);
  if (!ofMonth.includes(first)) return null;
  const known = Math.max(...ofMonth);
  return { last: known, isWhole: known === last };
}

/** The current month opens at today, with past days apart; other months are whole. */
export function fromToday<Day extends { date: string }>(
  days: readonly Day[],
  today: string,
): { gone: readonly Day[]; coming: readonly Day[] } {
  const index = days.findIndex(({ date }) => date === today);
  return { gone: days.slice(0, Math.max(0, index)), coming: days.slice(Math.max(0, index)) };
}

const slot = 10 * 60_000;

/** In steps of ten minutes, so that a page stays the same in between. Null without the waters around. */
export function dayNow(day: number, waters: readonly Water[], now: number): DayNow | null {
  const from = now - (now % slot);
  const middle = from + slot / 2;
  const tide = tideAt(waters, middle);
  if (!tide) return null;
  return {
    ...pointOfDay(day, middle, tide.metres, wordless),
    metres: tide.metres,
    changesAt: from + slot,
  };
}

/** `sky` begins a day earlier. */
export function tideDays(
  { first, last }: Pick<Month, "first" | "last">,
  sky: readonly (SkyDay & { day: string })[],
  waters: readonly Water[],
): TideDay[] {
  const days: TideDay[] = [];
  for (const [index, today] of sky.entries()) {
    const day = parseDay(today.day) ?? 0;
    if (day < first || day > last) continue;
    const drawn = dayAhead(day, today, waters, wordless);
    days.push({
      ...drawn,
      day,
      sunriseAt: today.sunrise,
      sunsetAt: today.sunset,
      moon: moonFact(sky[index - 1], today, sky[index + 1]),
      size: tideSize(today),
    });
  }
  return days;
}
