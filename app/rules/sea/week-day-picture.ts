import type { EventTimes } from "../events/event-interval";
import { intervalOf } from "../events/event-interval";
import { formatDay } from "../time/days";
import { lowestInDaylight } from "./lowest-in-daylight";
import { type MoonFact, moonFact } from "./moon-of-day";
import type { SkyDay } from "./sky-day";
import { along } from "./sky-picture";
import { heightAt, type Water, watersAround, watersWithin } from "./tide-at";
import { down, type Frame, seaBody } from "./tide-curve";

/** In percent of a sheet's width: how near a mark is beside a low water's hour, and what that hour takes. */
const [besideMark, hourWidth] = [2, 8];

/** In the sky are events; the hours of high and low water are below the lowest sea. */
const frame = { top: 30, foot: 68 };

export type WeekDay = {
  date: string;
  sky: SkyDay;
  moon: MoonFact;
  /** In metres, between the day's highest and lowest water. */
  range: number;
  /** In percent: where the sun comes out of the sea and where it goes under. */
  suns: { x: number; y: number }[];
  sea: string;
  /** In percent: where the hours of high and low water begin, below every sea. */
  foot: number;
  /** On paper the hours of low water are in the sky, where a mark may stand. */
  waters: (Water & { x: number; isByMark: boolean })[];
  /** In percent: the widest beach by day. */
  widest: { x: number; y: number } | null;
  /** An event's number in its day's list, its span, how high in the sky, and the sea's height at its start. Null without an end. */
  bars: { number: number; from: number; until: number | null; sky: number; y: number }[];
};

type Span = { from: number; until: number };

/** One day of the weekly sheet: 24 hours with its events, and the sea of `seaSpan`, which may reach beyond them. */
export function weekDay(
  day: number,
  [before, sky, after]: readonly [SkyDay | undefined, SkyDay, SkyDay | undefined],
  waters: readonly Water[],
  events: readonly (EventTimes & { cancelled_at: number | null })[],
  span: Span,
  seaSpan = span,
): WeekDay {
  const whole: Frame = { ...frame, ...span };
  const window = { ...span, isNight: false };
  const height = (at: number) => Math.round(down(whole, heightAt(waters, at) ?? 1) * 10) / 10;
  const bars = inTheSky(
    events.flatMap((event, index) => {
      const interval = event.start_time && event.cancelled_at === null ? intervalOf(event) : null;
      if (!interval) return [];
      const starts = interval.starts.getTime();
      const until = event.end_time ? Math.min(100, along(window, interval.ends.getTime())) : null;
      return [{ number: index + 1, from: along(window, starts), until, y: height(starts) }];
    }),
  );
  const own = watersWithin(waters, span.from, span.until);
  const metres = own.map((water) => water.metres);
  const lowest = lowestInDaylight([{ sky, waters: own }]);
  return {
    date: formatDay(day),
    sky,
    moon: moonFact(before, sky, after),
    range: Math.max(...metres) - Math.min(...metres),
    suns: [sky.sunrise, sky.sunset].map((at) => ({ x: along(window, at), y: height(at) })),
    sea: seaBody(watersAround(waters, seaSpan.from, seaSpan.until), whole),
    foot: frame.foot,
    waters: own.map((water) => {
      const x = along(window, water.at);
      const isByMark =
        water.kind === "low" && bars.some(({ from }) => from > x - besideMark && from < x + hourWidth);
      return { ...water, x, isByMark };
    }),
    widest: lowest && { x: along(window, lowest.at), y: height(lowest.at) },
    bars,
  };
}

/** About what a mark takes of a phone's width, in percent; one so near to another stands lower. */
const mark = 7;
/** One for each event a day shows. */
const rows = [11, 24, 37, 50] as const;

function inTheSky<Bar extends { from: number }>(bars: readonly Bar[]): (Bar & { sky: number })[] {
  const placed: (Bar & { sky: number })[] = [];
  for (const bar of bars) {
    const taken = placed.filter(({ from }) => Math.abs(bar.from - from) < mark).map(({ sky }) => sky);
    placed.push({ ...bar, sky: rows.find((row) => !taken.includes(row)) ?? rows[0] });
  }
  return placed;
}
