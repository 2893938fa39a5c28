import {
  Body,
  MoonPhase,
  Observer,
  SearchAltitude,
  SearchMoonQuarter,
  SearchRiseSet,
} from "astronomy-engine";
import { minutesPerDay } from "../time/days";
import { instantOfDay } from "../time/panama-time";
import { townCoordinates } from "../town/town";
import { type Quarter, quarters } from "./moon-quarters";

/** In milliseconds, for one of Panama's days. */
export type SunDay = { first_light: number; sunrise: number; sunset: number; last_light: number };

export type MoonDay = {
  /** Null on days without a moonrise or moonset: she's fifty minutes later each day. */
  moonrise: number | null;
  moonset: number | null;
  /** Degrees east of the sun at noon: 0 is new, 180 full. */
  moon_angle: number;
  /** The quarter on this day, and when. */
  quarter: Quarter | null;
  quarter_at: number | null;
};

export type SkyDay = SunDay & MoonDay;

const observer = new Observer(townCoordinates.latitude, townCoordinates.longitude, 0);
const minute = 60_000;
/** Civil twilight: the sun's angle at which a lamp is needed. */
const lampLight = -6;
const up = 1;
const down = -1;

export function skyOfDay(day: number): SkyDay {
  return { ...sunOfDay(day), ...moonOfDay(day) };
}

export function sunOfDay(day: number): SunDay {
  const start = instantOfDay(day, 0);
  return {
    first_light: certain(SearchAltitude(Body.Sun, observer, up, start, 1, lampLight)),
    sunrise: certain(SearchRiseSet(Body.Sun, observer, up, start, 1)),
    sunset: certain(SearchRiseSet(Body.Sun, observer, down, start, 1)),
    last_light: certain(SearchAltitude(Body.Sun, observer, down, start, 1, lampLight)),
  };
}

function moonOfDay(day: number): MoonDay {
  const start = instantOfDay(day, 0);
  return {
    moonrise: toMinute(SearchRiseSet(Body.Moon, observer, up, start, 1)),
    moonset: toMinute(SearchRiseSet(Body.Moon, observer, down, start, 1)),
    moon_angle: Math.round(MoonPhase(instantOfDay(day, minutesPerDay / 2))) % 360,
    ...quarterOfDay(day),
  };
}

export function quarterOfDay(day: number): Pick<MoonDay, "quarter" | "quarter_at"> {
  const next = SearchMoonQuarter(instantOfDay(day, 0));
  const isToday = next.time.date < instantOfDay(day + 1, 0);
  return isToday
    ? { quarter: quarters[next.quarter] ?? null, quarter_at: toMinute(next.time) }
    : { quarter: null, quarter_at: null };
}

type Found = { date: Date } | null;

function toMinute(found: Found): number | null {
  return found && Math.round(found.date.getTime() / minute) * minute;
}

/** This close to the equator the sun rises and sets every day. */
function certain(found: Found): number {
  const at = toMinute(found);
  if (at === null) throw new Error("a day without a sun");
  return at;
}
