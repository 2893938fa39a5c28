import { startOfDay } from "../time/panama-time";
import type { SkyDay } from "./sky-day";
import type { Boat } from "./story-boat";
import type { StoryShape } from "./story-shape";
import { storyMeasures } from "./story-shape";
import { heightAt, type Water, watersAround, watersWithin } from "./tide-at";
import { across, down, type Frame, seaBody, seaSurface } from "./tide-curve";

const hour = 3_600_000;
const step = hour / 10;
/** The waking hours of a day, or an evening and the next morning. */
const hoursShown = 20.4;
const begins = { day: 4, night: 16 };

/** The drawn day, its sea and sky. */
export type StorySky = { isNight: boolean; from: number; until: number; sun: number | null; moon: number };

export function storySky(
  day: number,
  isNight: boolean,
  own: SkyDay | undefined,
  next: SkyDay | undefined,
): StorySky {
  const from = startOfDay(day) + (isNight ? begins.night : begins.day) * hour;
  const sun = isNight ? next?.sunrise : own?.sunset;
  return { isNight, from, until: from + hoursShown * hour, sun: sun ?? null, moon: own?.moon_angle ?? 0 };
}

export type StorySea = {
  /** In a 1000 × 1000 drawing that's stretched over the card. */
  surface: string;
  body: string;
  marks: (Water & { x: number; y: number })[];
  /** Where the sun sets, or rises after a night. */
  sun: { x: number; y: number; at: number } | null;
  /** Where the boat may be, the best place first. */
  boats: Boat[];
};

const calm: readonly Water[] = [];

/** In the card's units. */
export function storySea(waters: readonly Water[], sky: StorySky, shape: StoryShape): StorySea {
  const { width, height, high, low, scale } = storyMeasures[shape];
  const frame: Frame = {
    from: sky.from,
    until: sky.until,
    top: (high / height) * 100,
    foot: (low / height) * 100,
  };
  const x = (at: number) => (across(frame, at) / 100) * width;
  const y = (at: number) => (down(frame, heightAt(waters, at) ?? 1.6) / 100) * height;
  const drawn = waters.length > 1 ? watersAround(waters, sky.from, sky.until) : flat(sky);
  const marks = watersWithin(waters.length > 1 ? waters : calm, sky.from + 0.6 * hour, sky.until - hour).map(
    (water) => ({ ...water, x: x(water.at), y: y(water.at) }),
  );
  const sun = sky.sun === null ? null : { at: sky.sun, x: x(sky.sun), y: sunOver(sky.sun, x, y, scale) };
  const boat = (at: number): Boat => {
    const slope = Math.atan2(y(at + hour) - y(at - hour), x(at + hour) - x(at - hour));
    return { x: x(at), y: y(at), turn: (slope * 180) / Math.PI };
  };
  const isClear = (at: number) => !sun || Math.abs(x(at) - sun.x) > 240 * scale;
  return {
    surface: seaSurface(drawn, frame),
    body: seaBody(drawn, frame),
    marks,
    sun,
    boats: boatHours(sky, marks).filter(isClear).map(boat),
  };
}

/** From the troughs up their sides. */
function boatHours({ from, until }: StorySky, marks: readonly Water[]): number[] {
  const [first, last] = [from + 2 * hour, until - 2 * hour];
  const troughs = marks.filter(({ kind, at }) => kind === "low" && at > first && at < last);
  const lows = troughs.length > 0 ? troughs.map(({ at }) => at) : [from + 6.5 * hour];
  const away = (at: number) => Math.min(...lows.map((low) => Math.abs(low - at)));
  const others = Array.from(
    { length: Math.floor((last - first) / step) },
    (_, index) => first + index * step,
  );
  return [...lows, ...others].sort((one, next) => away(one) - away(next));
}

/** A flat sea beyond the tide table. */
function flat({ from, until }: StorySky): Water[] {
  return [from, until].map((at) => ({ at, kind: "high", metres: 1.6 }));
}

/** Half sunk, but with its label always above water. */
function sunOver(at: number, x: (at: number) => number, y: (at: number) => number, scale: number): number {
  const beside = (112 * scale) / ((x(at + hour) - x(at)) / hour);
  const crest = Math.min(...[-1, -0.5, 0, 0.5, 1].map((part) => y(at + part * beside)));
  return Math.min(y(at) - 40 * scale, crest - 34 * scale);
}
