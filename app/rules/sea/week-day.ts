import { intervalOf } from "../events/event-interval";
import type { EventTimes } from "../events/event-times";
import { formatDay } from "../time/days";
import { type MoonFact, moonFact } from "./moon-of-day";
import type { SkyDay } from "./sky-day";
import { along } from "./sky-picture";
import { down, type Frame, seaBody } from "./tide-curve";
import { heightAt, type Water, watersAround, watersWithin } from "./waters";

/** In the sky are events and low water's hours, in the sea high water's. */
const frame = { top: 36, foot: 90 };

export type WeekDay = {
  date: string;
  sky: SkyDay;
  moon: MoonFact;
  /** In percent of the day and the strip. */
  sunrise: number;
  sunset: number;
  /** How far down the sea stands where the sun goes under. */
  sunsetSea: number;
  sea: string;
  waters: (Water & { x: number })[];
  /** An event's span, and the sea's height at its start. */
  bars: { from: number; until: number; y: number }[];
};

/** One day of the weekly sheet: 24 hours of sea with its events. */
export function weekDay(
  day: number,
  [before, sky, after]: [SkyDay | undefined, SkyDay, SkyDay | undefined],
  waters: readonly Water[],
  events: readonly EventTimes[],
  span: { from: number; until: number },
): WeekDay {
  const whole: Frame = { ...frame, ...span };
  const window = { ...span, isNight: false };
  const height = (at: number) => Math.round(down(whole, heightAt(waters, at) ?? 1) * 10) / 10;
  return {
    date: formatDay(day),
    sky,
    moon: moonFact(before, sky, after),
    sunrise: along(window, sky.sunrise),
    sunset: along(window, sky.sunset),
    sunsetSea: height(sky.sunset),
    sea: seaBody(watersAround(waters, span.from, span.until), whole),
    waters: watersWithin(waters, span.from, span.until).map((water) => ({
      ...water,
      x: along(window, water.at),
    })),
    bars: events.flatMap((event) => {
      const interval = event.start_time ? intervalOf(event) : null;
      if (!interval) return [];
      const starts = interval.starts.getTime();
      const until = Math.min(100, along(window, interval.ends.getTime()));
      return [{ from: along(window, starts), until, y: height(starts) }];
    }),
  };
}

/** About half of what an hour takes of a phone's width, in percent. */
const halfHour = 11;

/** Where an hour stands: over its water, within the day, and beside the pole of an event rather than across it. */
export function waterHourAt(x: number, poles: readonly { from: number }[]) {
  const middle = Math.min(88, Math.max(12, x));
  const pole = poles.find(({ from }) => Math.abs(from - middle) < halfHour)?.from;
  if (pole !== undefined && pole <= middle && pole < 75) return { x: pole + 2, anchor: "start" } as const;
  if (pole !== undefined && pole > 25) return { x: pole - 2, anchor: "end" } as const;
  if (x < 8) return { x: 1, anchor: "start" } as const;
  return x > 92 ? ({ x: 99, anchor: "end" } as const) : ({ x: middle, anchor: "middle" } as const);
}

/** For the longest walk on the sand. */
export function lowestByDay(days: readonly Pick<WeekDay, "sky" | "waters">[]): Water | null {
  const lows = days.flatMap(({ sky, waters }) =>
    waters.filter(({ kind, at }) => kind === "low" && at >= sky.sunrise && at <= sky.sunset),
  );
  return lows.sort((one, other) => one.metres - other.metres)[0] ?? null;
}
