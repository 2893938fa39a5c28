import type { Window } from "./day-window";
import { litPart } from "./moon-phase";
import type { MoonDay, SkyDay, SunDay } from "./sky-day";

/** In percent. */
export type Place = { x: number; y: number };

const minute = 60_000;

/** In percent of the window. */
export function along({ from, until }: Window, instant: number): number {
  return Math.round(((instant - from) / (until - from)) * 1000) / 10;
}

/** Stars, placed by hand; only those in the dark hours are shown. */
const heavens = [
  [2, 6],
  [4.5, 19],
  [7, 12],
  [11, 5],
  [13.5, 16],
  [17, 9],
  [20, 21],
  [23, 4],
  [28, 13],
  [33, 7],
  [38, 18],
  [43, 5],
  [47, 14],
  [52, 8],
  [56, 20],
  [61, 6],
  [65, 15],
  [70, 10],
  [74, 4],
  [79, 18],
  [83, 7],
  [86.5, 14],
  [90, 21],
  [93, 5],
  [96, 11],
  [98.5, 18],
] as const;

export function starsIn(sky: readonly SunDay[], { from, until }: Window): Place[] {
  return heavens
    .map(([x, y]) => ({ x, y }))
    .filter(({ x }) => isDark(sky, from + ((until - from) * x) / 100));
}

/** Keeps the moon clear of the boat's label. */
const apart = 24;

/** In the middle of the dark hours she's up in, beside the boat; a new moon is invisible. */
export function moonIn(
  sky: readonly SkyDay[],
  window: Window,
  now: number | null,
): (Place & { angle: number }) | null {
  const angle = sky[Math.floor(sky.length / 2)]?.moon_angle ?? 0;
  if (litPart(angle) < 0.03) return null;
  const visible: number[] = [];
  for (let at = window.from; at < window.until; at += 20 * minute) {
    if (isDark(sky, at) && isMoonUp(sky, at)) visible.push(along(window, at));
  }
  const middle = visible[Math.floor(visible.length / 2)];
  if (middle === undefined) return null;
  const boat = now === null ? Number.NEGATIVE_INFINITY : along(window, now);
  const free = visible.filter((x) => Math.abs(x - boat) >= apart);
  const [x = middle] = free.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  return { x, y: 11, angle };
}

export function isDark(sky: readonly SunDay[], at: number): boolean {
  return !sky.some(({ first_light, last_light }) => at >= first_light && at < last_light);
}

function isMoonUp(sky: readonly MoonDay[], at: number): boolean {
  const rises = sky.flatMap(({ moonrise }) => moonrise ?? []);
  const sets = sky.flatMap(({ moonset }) => moonset ?? []);
  const lastBefore = (turns: number[]) => Math.max(0, ...turns.filter((turn) => turn <= at));
  const [rise, set] = [lastBefore(rises), lastBefore(sets)];
  // Before the first known rise or set, she's up if she sets first.
  return rise === set ? Math.min(...sets) < Math.min(...rises) : rise > set;
}
