import { createTidePredictor } from "@neaps/tide-predictor";
import { dayOfCivil } from "../time/days";
import { instantOfDay } from "../time/panama-time";
import { balboa, puntaMala } from "../town/tide-stations";
import type { Water } from "./tide-at";

/** A subordinate station's corrections. */
type Corrections = {
  minutes: { high: number; low: number };
  ratio: { high: number; low: number };
};

const minute = 60_000;
const margin = 24 * 60 * minute;

/** The library's M3 differs by half a turn from Schureman's and NOAA's. */
const constituents = balboa.constituents.map((one) =>
  one.name === "M3" ? { ...one, phase: one.phase + 180 } : one,
);

/**
 * A year's high and low waters, to the minute and centimetre. Always a whole year: with another starting point,
 * rounding could give another minute.
 */
export function watersOfYear(year: number, corrections: Corrections | null = puntaMala): Water[] {
  const start = instantOfDay(dayOfCivil(year, 1, 1), 0).getTime();
  const end = instantOfDay(dayOfCivil(year + 1, 1, 1), 0).getTime();
  // NOAA uses Schureman's node factors.
  const predictor = createTidePredictor(constituents, {
    offset: balboa.meanSeaLevel,
    nodeCorrections: "schureman",
  });
  const extremes = predictor.getExtremesPrediction({
    start: new Date(start - margin),
    end: new Date(end + margin),
    offsets: corrections ? { time: corrections.minutes, height: corrections.ratio } : undefined,
  });
  return extremes
    .map(({ time, level, high }): Water => {
      const at = Math.round(time.getTime() / minute) * minute;
      return { at, kind: high ? "high" : "low", metres: Math.round(level * 100) / 100 };
    })
    .filter(({ at }) => at >= start && at < end);
}
