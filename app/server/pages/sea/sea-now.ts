import { tomorrowBegins } from "../../../rules/sea/next-tide-tomorrow";
import type { SkyDay } from "../../../rules/sea/sky-day";
import { dayAhead, pointOfDay } from "../../../rules/sea/small-day-picture";
import type { Spot } from "../../../rules/sea/surf-spot";
import { tideAt, tideTurnsAt, type Water } from "../../../rules/sea/tide-at";
import { forecastLasts, type SeaHour, seaHourAt } from "../../../rules/sea/wave-forecast";
import { turnsOf, whenToGo } from "../../../rules/sea/when-to-go";
import { formatDay } from "../../../rules/time/days";
import { localDay, startOfDay } from "../../../rules/time/panama-time";
import type { TownFacts } from "../../../rules/town/facts";
import type { Services } from "../../context";
import { selectSkyDays, selectTides } from "../../db/sea/sea-days";
import { selectForecast } from "../../db/sea/wave-forecast";

type Rows = readonly [
  waters: Water[],
  sky: (SkyDay & { day: string })[],
  forecasts: { fetched_at: number; hours: SeaHour[] }[],
  ...others: unknown[],
];

/** Queries for the sea today. */
export function seaQueries(db: Services["db"], now: Date) {
  const today = localDay(now);
  return [
    selectTides(db, { from: startOfDay(today), until: startOfDay(today + 2) }),
    selectSkyDays(db, { first: formatDay(today), last: formatDay(today + 1) }),
    selectForecast(db, { since: now.getTime() - forecastLasts }),
  ] as const;
}

function goNow([waters, sky, [forecast]]: Rows, spot: Spot, facts: TownFacts, now: Date) {
  return whenToGo(sky, spot, { waters, forecast: forecast?.hours ?? [] }, facts, now.getTime());
}

/** The sea now with when to surf, and when either changes. */
export function surfNow(rows: Rows, spot: Spot, facts: TownFacts, now: Date) {
  const sea = seaNow(rows, now);
  if (!sea) return null;
  const go = goNow(rows, spot, facts, now);
  const turns = go ? turnsOf(go).filter((turn) => turn > now.getTime()) : [];
  return { ...sea, go, changesAt: Math.min(sea.until, ...turns) };
}

/** The sea now, and until when that's true; null where nothing is predicted. */
export function seaNow([waters, skyRows, [forecast]]: Rows, now: Date) {
  const [sky, tomorrow] = skyRows;
  const at = now.getTime();
  const tide = tideAt(waters, at);
  if (!sky || !tide) return null;
  const hour = seaHourAt(forecast?.hours ?? [], at);
  const sun = [sky.sunrise, sky.sunset, tomorrow?.sunrise ?? 0].find((turn) => turn > at) ?? null;
  const midnight = tomorrowBegins(tide.next, now);
  const turns = [sun, midnight, tideTurnsAt(waters, at)].filter((turn) => turn !== null);
  return {
    tide,
    isNextTomorrow: midnight !== null,
    sky,
    day: dayAhead(localDay(now), sky, waters),
    point: pointOfDay(localDay(now), at, tide.metres),
    waves: hour && forecast ? { ...hour, fetchedAt: forecast.fetched_at } : null,
    sun:
      sun === null
        ? null
        : { at: sun, kind: sun === sky.sunset ? ("sunset" as const) : ("sunrise" as const) },
    until: Math.min(...turns),
  };
}
