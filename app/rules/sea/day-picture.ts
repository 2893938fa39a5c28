import type { Window } from "./day-window";
import type { SkyDay } from "./sky-day";
import { along, isDark, moonIn, type Place, starsIn } from "./sky-picture";
import { heightAt, tideAt, type Water, watersAround, watersWithin } from "./tide-at";
import { down, type Frame, seaBody } from "./tide-curve";

/** Where the sea is in the picture; low water's labels are below its foot. */
const picture = { top: 22, foot: 71 };
const minute = 60_000;

type Slope = { heading: "up" | "down" | "level"; tilt: number };

export type DayPicture = {
  sea: string;
  isNight: boolean;
  stars: Place[];
  moon: (Place & { angle: number }) | null;
  suns: (Place & { at: number; kind: "sunrise" | "sunset" })[];
  /** From sunset to sunrise. */
  nights: { from: number; until: number }[];
  waters: (Place & Water & { boat: "above" | "beside" | null })[];
  boat: (Place & Slope & { metres: number; isDark: boolean }) | null;
  hours: { x: number; hour: 0 | 6 | 12 | 18 }[];
};

/** Everything in the picture, with its position. `sky` has the surrounding days, in order. */
export function dayPicture(
  waters: readonly Water[],
  sky: readonly SkyDay[],
  window: Window,
  now: number | null,
): DayPicture {
  const frame: Frame = { ...picture, from: window.from, until: window.until };
  const onSea = (at: number) => ({
    x: along(window, at),
    y: Math.round(down(frame, heightAt(waters, at) ?? 1) * 10) / 10,
  });
  const tide = now === null ? null : tideAt(waters, now);
  const suns = sunsIn(sky, window).map((sun) => ({ ...sun, ...onSea(sun.at) }));
  return {
    sea: seaBody(watersAround(waters, window.from, window.until), frame),
    isNight: window.isNight,
    stars: starsIn(sky, window),
    moon: moonIn(sky, window, now),
    suns,
    nights: nightsBetween(suns),
    waters: watersWithin(waters, window.from, window.until).map((water) => ({
      ...water,
      ...onSea(water.at),
      boat: boatAt(water.at, now),
    })),
    boat:
      now === null || !tide
        ? null
        : {
            ...onSea(now),
            heading: headings[tide.state],
            tilt: tiltBetween(onSea(now - 20 * minute), onSea(now + 20 * minute)),
            metres: tide.metres,
            isDark: isDark(sky, now),
          },
    hours: hoursIn(window),
  };
}

/** On a wide screen the picture is three times as wide as high; a boat on its steepest slopes would seem to sink. */
const shape = 0.33;
const steepest = 16;

/** In degrees, as SVG turns. */
function tiltBetween(one: Place, other: Place): number {
  const angle = (Math.atan2((other.y - one.y) * shape, other.x - one.x) * 180) / Math.PI;
  return Math.round(Math.max(-steepest, Math.min(steepest, angle)));
}

/** Where the boat is relative to a water's label: on a phone an hour is sixteen pixels. */
function boatAt(water: number, now: number | null): "above" | "beside" | null {
  const away = now === null ? Number.POSITIVE_INFINITY : Math.abs(now - water);
  if (away < 80 * minute) return "above";
  return away < 270 * minute ? "beside" : null;
}

const headings = { rising: "up", falling: "down", high: "level", low: "level" } as const;

type Sun = { at: number; kind: "sunrise" | "sunset" };

function sunsIn(sky: readonly SkyDay[], { from, until }: Window): Sun[] {
  return sky
    .flatMap(({ sunrise, sunset }): Sun[] => [
      { at: sunrise, kind: "sunrise" },
      { at: sunset, kind: "sunset" },
    ])
    .filter(({ at }) => at >= from && at < until);
}

function nightsBetween(suns: readonly { x: number; kind: Sun["kind"] }[]): DayPicture["nights"] {
  const [first, second] = suns;
  if (!first || !second) return [];
  if (first.kind === "sunset") return [{ from: first.x, until: second.x }];
  return [
    { from: 0, until: first.x },
    { from: second.x, until: 100 },
  ];
}

function hoursIn(window: Window): DayPicture["hours"] {
  const first = window.isNight ? 12 : 0;
  return [0, 6, 12, 18].map((passed) => ({
    x: along(window, window.from + passed * 60 * minute),
    hour: ((first + passed) % 24) as 0 | 6 | 12 | 18,
  }));
}
