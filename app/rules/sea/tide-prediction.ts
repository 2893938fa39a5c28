import { createTidePredictor } from "@neaps/tide-predictor";
import { dayOfCivil } from "../time/days";
import { instantOfDay } from "../time/panama-time";
import { balboa, puntaMala } from "../town/tide-stations";
import type { Water } from "./waters";

/** What a subordinate station makes of the waters of its reference. */
type Corrections = {
  minutes: { high: number; low: number };
  ratio: { high: number; low: number };
};

const minute = 60_000;
const margin = 24 * 60 * minute;

/** The library counts M3 from the other side of the earth than Schureman and NOAA do: half a turn. */
const constituents = balboa.constituents.map((one) =>
  one.name === "M3" ? { ...one, phase: one.phase + 180 } : one,
);

/**
 * The high and low waters of one of Panama's years, to the minute and the centimetre. Always of a whole year: a water
 * found from another starting point may lie half a second elsewhere, and then on another minute.
 */
export function watersOfYear(year: number, corrections: Corrections | null = puntaMala): Water[] {
  const start = instantOfDay(dayOfCivil(year, 1, 1), 0).getTime();
  const end = instantOfDay(dayOfCivil(year + 1, 1, 1), 0).getTime();
  // NOAA predicts with Schureman's node factors, so we do too.
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
