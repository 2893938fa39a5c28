import { monthsOf, type TownFacts } from "../town/facts";
import { isWithin } from "../town/seasons";
import type { SkyDay } from "./sky-day";
import { type Spot, type SpotTide, swellFit } from "./surf-spot";
import type { Water } from "./tide-at";
import { type Stretch, stretchesOf } from "./tide-stretches";
import { type SeaHour, seaHourAt } from "./wave-forecast";

type Day = SkyDay & { day: string };

/** Without a forecast, by tide and light alone. */
export type SurfWindow = Stretch & {
  sea: SeaHour | null;
  /** Null where the spot's swell or the forecast is unknown. */
  fit: ReturnType<typeof swellFit>;
  isChoppy: boolean;
};

export type SurfHours = {
  day: string;
  best: SurfWindow;
  others: SurfWindow[];
  tide: SpotTide;
  /** False where the spot's tide is assumed to be the usual one. */
  isKnown: boolean;
};

/** For most beach breaks, according to the surf guide. */
const usualTide: SpotTide = "rising";
const lightWind = 10;

/** `now` is 0 for other days than today. */
export type WhenToGo = {
  date: string;
  now: number;
  surf: SurfHours | null;
  sand: Stretch[];
  /** When turtles may come, in their months. */
  dark: number | null;
};

type Sea = { waters: readonly Water[]; forecast: readonly SeaHour[] };

/** On the first of these days, or the next where it's too late for waves. */
export function whenToGo(
  days: readonly Day[],
  spot: Spot,
  sea: Sea,
  facts: TownFacts,
  now = 0,
): WhenToGo | null {
  const [first] = days;
  if (!first) return null;
  return {
    date: first.day,
    now,
    surf: surfHours(days, spot, sea, now),
    sand: sandHours(sea.waters, first, now),
    dark: isTurtleNight(first.day, facts) ? first.last_light : null,
  };
}

/** When any of it begins or ends. */
export function turnsOf({ surf, sand }: WhenToGo): number[] {
  const stretches = [...(surf ? [surf.best, ...surf.others] : []), ...sand];
  return stretches.flatMap(({ from, until }) => [from, until]);
}

/** Daylight hours on the right tide, on the first day with any left. */
export function surfHours(
  days: readonly Day[],
  { tide, swell }: Spot,
  { waters, forecast }: Sea,
  after = 0,
): SurfHours | null {
  for (const { day, first_light, last_light } of days) {
    const windows = stretchesOf(tide ?? usualTide, waters, { from: first_light, until: last_light })
      .filter(({ until }) => until > after)
      .map(({ from, until }): SurfWindow => {
        const sea = seaHourAt(forecast, (from + until) / 2);
        return { from, until, sea, fit: sea && swellFit(swell, sea.height), isChoppy: isChoppy(sea) };
      });
    const [best] = windows.toSorted((a, b) => faults(a) - faults(b));
    if (!best) continue;
    const others = windows.filter((one) => one !== best);
    return { day, best, others, tide: tide ?? usualTide, isKnown: tide !== null };
  }
  return null;
}

const faults = ({ fit, isChoppy }: SurfWindow) =>
  (fit === "small" || fit === "big" ? 2 : 0) + (isChoppy ? 1 : 0);

/** The coast faces south: wind from the north is offshore and smooths the waves. */
function isChoppy(sea: SeaHour | null): boolean {
  const wind = sea?.wind;
  return !!wind && wind.knots > lightWind && wind.direction > 90 && wind.direction < 270;
}

/** When the sand is dry in daylight. */
export function sandHours(waters: readonly Water[], sky: Pick<SkyDay, "sunrise" | "sunset">, after = 0) {
  const sun = { from: sky.sunrise, until: sky.sunset };
  return stretchesOf("low", waters, sun).filter(({ until }) => until > after);
}

/** Turtles have months; the night can't be predicted. */
export function isTurtleNight(date: string, facts: TownFacts): boolean {
  return isWithin(monthsOf(facts, "turtle"), date);
}

/** The first low water in daylight. */
export function firstLow(
  waters: readonly Water[],
  { first_light, last_light }: Pick<SkyDay, "first_light" | "last_light">,
) {
  return waters.find(({ at, kind }) => kind === "low" && at >= first_light && at <= last_light) ?? null;
}
