import { localDay } from "../time/panama-time";
import { metresText } from "./height-text";
import type { Water } from "./tide-at";
import type { TideDay } from "./tide-month";

/** Half tide, and what every tide rises above it and falls below it: left out, so that springs differ more from neaps. */
const [halfTide, everyTide] = [1.55, 0.45];
/** In percent of the drawing: where half tide is, and how far a metre reaches. */
const [middle, metre] = [54, 16];
/** In percent: the first day, and what all take. */
const [start, width] = [3.5, 93];
/** As many as a wide window shows beyond the month. */
export const daysBeyond = 12;

const highAt = (metres: number) => middle - (metres - halfTide - everyTide) * metre;
const lowAt = (metres: number) => middle + (halfTide - everyTide - metres) * metre;

type Place = { x: number; y: number };
/** All days that are the same in tenths of a metre. */
type Height = Place & { metres: number; dates: string[] };

export type MonthPicture = {
  /** The sea at each day's highest and lowest water, in a 1000 × 1000 drawing. */
  high: string;
  low: string;
  highest: Height;
  lowest: Height;
  moons: { x: number; day: number; angle: number }[];
  /** Along the foot: the first day, and every fifth. */
  days: { x: number; day: number }[];
  /** On the surface, today. */
  boat: (Place & { day: number }) | null;
};

/** A month as a landscape: wide between its waters at spring tides, narrow at neaps. */
export function monthPicture(
  days: readonly TideDay[],
  today: string,
  beyond: Beyond = { before: [], after: [] },
): MonthPicture | null {
  const known = days.filter(({ waters }) => waters.length > 0);
  if (known.length < 2) return null;
  const at = (index: number) => tenth(start + (index / (known.length - 1)) * width);
  const marks = known.map(({ date, waters }, index) => {
    const heights = waters.map(({ metres }) => metres);
    return { date, x: at(index), most: Math.max(...heights), least: Math.min(...heights) };
  });
  const highs = marks.map(({ x, date, most }) => ({ x, y: tenth(highAt(most)), metres: most, date }));
  const lows = marks.map(({ x, date, least }) => ({ x, y: tenth(lowAt(least)), metres: least, date }));
  const spacing = width / (known.length - 1);
  const outside = (side: readonly Extremes[], x: (index: number) => number) =>
    side.map(({ most, least }, index) => ({ x: tenth(x(index)), high: highAt(most), low: lowAt(least) }));
  const before = outside(beyond.before, (index) => start - (beyond.before.length - index) * spacing);
  const after = outside(beyond.after, (index) => start + width + (index + 1) * spacing);
  const level = (name: "high" | "low", inside: Place[]) =>
    surface([
      ...before.map((one) => ({ x: one.x, y: one[name] })),
      ...inside,
      ...after.map((one) => ({ x: one.x, y: one[name] })),
    ]);
  const now = highs[known.findIndex(({ date }) => date === today)];
  const boat = now ? { x: now.x, y: now.y, day: Number(today.slice(8)) } : null;
  return {
    high: level("high", highs),
    low: level("low", lows),
    highest: withTies(
      highs.reduce((best, one) => (one.metres > best.metres ? one : best)),
      highs,
      boat,
    ),
    lowest: withTies(
      lows.reduce((best, one) => (one.metres < best.metres ? one : best)),
      lows,
    ),
    days: known.flatMap(({ date }, index) => {
      const day = Number(date.slice(8));
      return day === 1 || day % 5 === 0 ? [{ x: at(index), day }] : [];
    }),
    moons: known.flatMap(({ date, moon }, index) =>
      moon.away === 0 && moon.quarterAt !== null
        ? [{ x: at(index), day: Number(date.slice(8)), angle: moon.angle }]
        : [],
    ),
    boat,
  };
}

/** A day's highest and lowest water. */
export type Extremes = { most: number; least: number };

/** The days on both sides of a month. */
export type Beyond = { before: Extremes[]; after: Extremes[] };

/** After about so many days the moon, and with it the tides' height, is the same again; February has no thirtieth. */
const moonDays = [30, 28];

/** Those that weren't read are drawn like those of a moon later or earlier. */
export function daysBeyondMonth(
  waters: readonly Water[],
  { first, last }: { first: number; last: number },
): Beyond {
  const heights = new Map<number, number[]>();
  for (const { at, metres } of waters) {
    const day = localDay(new Date(at));
    heights.set(day, [...(heights.get(day) ?? []), metres]);
  }
  const extremes = (day: number): Extremes[] => {
    // At the ends of what was read, a day may miss some.
    const alike = [day, ...moonDays.flatMap((moon) => [day + moon, day - moon])];
    const whole = alike.map((one) => heights.get(one) ?? []);
    const metres = whole.find(({ length }) => length > 2);
    return metres ? [{ most: Math.max(...metres), least: Math.min(...metres) }] : [];
  };
  const days = Array.from({ length: daysBeyond }, (_, index) => index);
  return {
    before: days.flatMap((index) => extremes(first - daysBeyond + index)),
    after: days.flatMap((index) => extremes(last + 1 + index)),
  };
}

const tenth = (percent: number) => Math.round(percent * 10) / 10;

type OfDay = Place & { metres: number; date: string };

/** Its dot is on the best day, or on the one of the same height that is farthest from the boat. */
function withTies(best: OfDay, all: readonly OfDay[], boat: Place | null = null): Height {
  const same = all.filter(({ metres }) => metresText(metres) === metresText(best.metres));
  const far = ({ x }: Place) => (boat ? Math.abs(x - boat.x) : 0);
  const { x, y, metres } = same.reduce((farthest, one) => (far(one) > far(farthest) ? one : farthest), best);
  return { x, y, metres, dates: same.map(({ date }) => date) };
}

/** Bends at every second day, through the middles between them, so that it never swings past them. */
function surface(points: readonly Place[]): string {
  const bends = points
    .filter((_, index) => index % 2 === 0)
    .map(({ x, y }) => [Math.round(x * 10), Math.round(y * 10)] as const);
  const [first, last] = [bends[0], bends.at(-1)];
  if (!first || !last) return "";
  const [begin, end] = [Math.min(-9, first[0] - 44), Math.max(1009, last[0] + 44)];
  let [x, y] = [begin, first[1]];
  const to = (nextX: number, nextY: number) => `${nextX - x} ${nextY - y}`;
  const curves = bends.slice(0, -1).map(([bendX, bendY], index) => {
    const [followingX, followingY] = bends[index + 1] ?? first;
    const end = [Math.round((bendX + followingX) / 2), Math.round((bendY + followingY) / 2)] as const;
    const curve = `q${to(bendX, bendY)} ${to(...end)}`;
    [x, y] = end;
    return curve.replaceAll(" -", "-");
  });
  // It goes on beyond the days, to the edges of any window.
  return `M-900 ${first[1]}H${begin}${curves.join("")}T${end} ${last[1]}H1900V1250H-900Z`;
}
