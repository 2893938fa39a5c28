import type { Window } from "./day-window";
import { litPart } from "./moon";
import type { SkyDay, SunDay } from "./sky-day";
import { across, down, type Frame, seaBody } from "./tide-curve";
import { heightAt, tideAt, type Water, watersWithin } from "./waters";

/** Where the sea stands in the picture of a day; below its foot there is room for what is written under low water. */
const picture = { top: 17, foot: 71 };
const minute = 60_000;

export type Light = "night" | "dusk" | "day";
/** A place in the picture, in parts of a hundred. */
type Place = { x: number; y: number };

export type DayPicture = {
  sea: string;
  sky: { x: number; light: Light }[];
  suns: (Place & { at: number; kind: "sunrise" | "sunset" })[];
  moon: (Place & { angle: number }) | null;
  stars: Place[];
  waters: (Place & Water & { isUnderBoat: boolean })[];
  boat: (Place & { heading: "up" | "down" | "level"; metres: number }) | null;
  hours: { x: number; hour: 0 | 6 | 12 | 18 }[];
};

/** Everything that stands in the picture of a day, and where. `sky` holds the days the window touches. */
export function dayPicture(
  waters: readonly Water[],
  sky: readonly SkyDay[],
  window: Window,
  now: number | null,
): DayPicture {
  const frame: Frame = { ...picture, from: window.from, until: window.until };
  const isIn = (instant: number) => instant >= window.from && instant < window.until;
  const onSea = (at: number) => ({
    x: round(across(frame, at)),
    y: round(down(frame, heightAt(waters, at) ?? 1)),
  });
  const tide = now === null ? null : tideAt(waters, now);
  const boat =
    now === null || !tide ? null : { ...onSea(now), heading: headings[tide.state], metres: tide.metres };
  return {
    sea: seaBody(aroundWindow(waters, window), frame),
    sky: skyStops(sky, frame),
    suns: sky.flatMap(({ sunrise, sunset }) =>
      [
        { at: sunrise, kind: "sunrise" as const },
        { at: sunset, kind: "sunset" as const },
      ]
        .filter(({ at }) => isIn(at))
        .map((sun) => ({ ...sun, ...onSea(sun.at) })),
    ),
    moon: moonIn(sky, window, frame),
    stars: starsIn(sky, window),
    waters: watersWithin(waters, window.from, window.until).map((water) => ({
      ...water,
      ...onSea(water.at),
      isUnderBoat: now !== null && Math.abs(now - water.at) < 80 * minute,
    })),
    boat,
    hours: hoursIn(window, frame),
  };
}

const headings = { rising: "up", falling: "down", high: "level", low: "level" } as const;

function round(part: number): number {
  return Math.round(part * 100) / 100;
}

/** The waters of the window and one on each side, where the surface comes from and goes to. */
function aroundWindow(waters: readonly Water[], { from, until }: Window): Water[] {
  return waters.filter(
    ({ at }, index) => (waters[index + 1]?.at ?? at) >= from && (waters[index - 1]?.at ?? at) < until,
  );
}

/** Light changes around the sun's rising and setting: so long before and after them it is night, dusk or day. */
const toNight = 95 * minute;
const toDusk = 10 * minute;
const toDay = 75 * minute;

function skyStops(sky: readonly SunDay[], frame: Frame): DayPicture["sky"] {
  const stops = sky.flatMap(({ sunrise, sunset }) => [
    { at: sunrise - toNight, light: "night" as const },
    { at: sunrise - toDusk, light: "dusk" as const },
    { at: sunrise + toDay, light: "day" as const },
    { at: sunset - toDay, light: "day" as const },
    { at: sunset + toDusk, light: "dusk" as const },
    { at: sunset + toNight, light: "night" as const },
  ]);
  return stops
    .map(({ at, light }) => ({ x: round(across(frame, at)), light }))
    .filter(({ x }) => x >= 0 && x <= 100);
}

/** Scattered once by hand; only those over the dark hours are lit. */
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

function starsIn(sky: readonly SunDay[], { from, until }: Window): Place[] {
  return heavens
    .map(([x, y]) => ({ x, y }))
    .filter(({ x }) => isDark(sky, from + ((until - from) * x) / 100));
}

/** The moon hangs over the middle of the dark hours in which she is up; a new moon is not seen. */
function moonIn(sky: readonly SkyDay[], window: Window, frame: Frame): DayPicture["moon"] {
  const [angle = 0] = sky.map(({ moon_angle }) => moon_angle);
  if (litPart(angle) < 0.03) return null;
  const step = 20 * minute;
  const seen: number[] = [];
  for (let at = window.from; at < window.until; at += step) {
    if (isDark(sky, at) && isMoonUp(sky, at)) seen.push(at);
  }
  const middle = seen[Math.floor(seen.length / 2)];
  return middle === undefined ? null : { x: round(across(frame, middle)), y: 11, angle };
}

function isDark(sky: readonly SunDay[], at: number): boolean {
  return !sky.some(({ first_light, last_light }) => at >= first_light && at < last_light);
}

function isMoonUp(sky: readonly SkyDay[], at: number): boolean {
  const turns = sky.flatMap(({ moonrise, moonset }) => [
    ...(moonrise === null ? [] : [{ at: moonrise, up: true }]),
    ...(moonset === null ? [] : [{ at: moonset, up: false }]),
  ]);
  const before = turns.filter((turn) => turn.at <= at).sort((a, b) => b.at - a.at)[0];
  const after = turns.filter((turn) => turn.at > at).sort((a, b) => a.at - b.at)[0];
  return before ? before.up : after ? !after.up : false;
}

function hoursIn({ from, isNight }: Window, frame: Frame): DayPicture["hours"] {
  const first = isNight ? 12 : 0;
  return [0, 6, 12, 18].map((passed) => ({
    x: round(across(frame, from + passed * 60 * minute)),
    hour: ((first + passed) % 24) as 0 | 6 | 12 | 18,
  }));
}
