import { instantOfDay } from "../time/panama-time";
import type { RoadLeg } from "../town/road";
import { isHoliday } from "./public-holidays";
import { busWay, type RideCost } from "./rides-of-day";
import { coming, type StillToCome } from "./still-to-come";

/** The next day with departures. */
type NextBuses = { day: number; isTomorrow: boolean; first: number; last: number };

export type BusesBack = StillToCome<{ leaves: number }, NextBuses> & {
  /** Nobody has checked departures for such a day. */
  isUnknown: "holiday" | "hours" | null;
  isBeforeHoliday: boolean;
  /** The last departure that still arrives. */
  allTheWay: { leaves: number; until: number } | null;
  /** While buses run, but none arrives any more. */
  tooLate: { from: number; until: number } | null;
};

const farthest = 7;

export function busesBack(costs: readonly RideCost[], day: number, road: readonly RoadLeg[]): BusesBack {
  const { legs, way } = busWay(costs, "back", day, road);
  const departures = legs[0]?.departures ?? null;
  const at = (minutes: number) => instantOfDay(day, minutes).getTime();
  const ones = (departures ?? []).map((leaves) => ({ leaves, until: at(leaves) }));
  const last = ones.at(-1)?.until ?? 0;
  const taken = way?.[0]?.leaves ?? null;
  const allTheWay = taken === null || ones.length === 0 ? null : { leaves: taken, until: at(taken) };
  const next = departures && nextBuses(costs, day, road);
  return {
    ...coming(ones, next),
    // On a day without departures the next ones are shown from its beginning.
    ...(departures?.length === 0 ? { over: { from: at(0), next } } : {}),
    isBeforeHoliday: isHoliday(day + 1),
    isUnknown: departures ? null : isHoliday(day) ? "holiday" : "hours",
    allTheWay,
    tooLate: allTheWay && allTheWay.until < last ? { from: allTheWay.until, until: last } : null,
  };
}

/** Stops at a day nobody has checked. */
function nextBuses(costs: readonly RideCost[], day: number, road: readonly RoadLeg[]): NextBuses | null {
  for (let later = day + 1; later <= day + farthest; later++) {
    const departures = busWay(costs, "back", later, road).legs[0]?.departures;
    if (!departures) return null;
    const [first] = departures;
    if (first !== undefined)
      return { day: later, isTomorrow: later === day + 1, first, last: departures.at(-1) ?? first };
  }
  return null;
}
