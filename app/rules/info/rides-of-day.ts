import { minutesPerDay, parseDay, weekdayOfDay } from "../time/days";
import type { Range } from "../town/certainty";
import { darkFrom, type Ride, rides } from "../town/rides";
import { driveMinutes, type RoadLeg, type Town } from "../town/road";
import { departuresOn } from "./bus-timetable";
import { checkedRange, checkedTimetable } from "./checked-costs";
import { readFare, sumOfFares } from "./fares";
import { type Departures, latestConnections, type Taken } from "./latest-connections";

/** What an admin enters for a ride; nothing is shown without a date. */
export type RideCost = {
  id: string;
  range?: string;
  checkedOn?: string;
  departures?: string;
  departuresBack?: string;
};
export type Direction = "there" | "back";
/** A bus in one direction on a day. */
export type Leg = { id: string; from: Town; to: Town; minutes: Range; departures: readonly number[] | null };
/** The latest buses that arrive, and the range within which the last of them does. */
export type BusWay = { legs: Leg[]; way: Taken<Leg>[] | null; arrives: Range | null };

const buses = Object.entries(rides as Record<string, Ride>).filter(([, { by }]) => by === "bus");

/** A day's buses, and the last that still arrive. */
export function busWay(
  costs: readonly RideCost[],
  direction: Direction,
  day: number,
  road: readonly RoadLeg[],
): BusWay {
  const legs = buses.map(([id, ride]) => legOf(id, ride, costs, direction, day, road));
  const chain = direction === "there" ? legs : legs.toReversed();
  const way = latestConnections(chain, minutesPerDay);
  return { legs: chain, way, arrives: way?.at(-1)?.arrives ?? null };
}

/** What runs on no hour of that day; and what may run, at hours nobody has told. */
export const unservedLegs = ({ legs }: BusWay) => legs.filter(({ departures }) => departures?.length === 0);
export const unknownLegs = ({ legs }: BusWay) => legs.filter(({ departures }) => departures === null);

/** As if a holiday's unknown buses left at that weekday's usual hours; null where that's unknown too, or they don't connect. */
export function usualWay(
  { legs }: BusWay,
  costs: readonly RideCost[],
  direction: Direction,
  day: number,
): Taken<Leg>[] | null {
  const chain = legs.map((leg) => {
    const cost = costs.find(({ id }) => id === leg.id);
    return { ...leg, departures: leg.departures ?? (cost ? ordinaryDepartures(cost, direction, day) : null) };
  });
  return latestConnections(chain, minutesPerDay);
}

function legOf(
  id: string,
  ride: Ride,
  costs: readonly RideCost[],
  direction: Direction,
  day: number,
  road: readonly RoadLeg[],
): Leg {
  const cost = costs.find((one) => one.id === id);
  const minutes = driveMinutes(ride.from, ride.to, road);
  const [from, to] = direction === "there" ? [ride.from, ride.to] : [ride.to, ride.from];
  return { id, from, to, minutes, departures: cost ? departuresOf(cost, direction, day) : null };
}

/** A ride's departures; null where they aren't known for such a day. */
export function departuresOf(cost: RideCost, direction: Direction, day: number): readonly number[] | null {
  const text = direction === "there" ? cost.departures : cost.departuresBack;
  const timetable = checkedTimetable(text, cost);
  return timetable && departuresOn(timetable, day);
}

/** What a ride does on such a weekday that isn't a holiday. */
export function ordinaryDepartures(cost: RideCost, direction: Direction, day: number) {
  const timetable = checkedTimetable(direction === "there" ? cost.departures : cost.departuresBack, cost);
  return timetable?.[weekdayOfDay(day)] ?? null;
}

/** Without any hours all days are alike. */
export function hasHours(costs: readonly RideCost[]): boolean {
  return costs.some(
    (cost) => checkedTimetable(cost.departures, cost) ?? checkedTimetable(cost.departuresBack, cost),
  );
}

/** Buses without hours, there or back. */
export function untimed(costs: readonly RideCost[]): number {
  return buses.filter(([id]) => {
    const cost = costs.find((one) => one.id === id);
    return !cost || !checkedTimetable(cost.departures, cost) || !checkedTimetable(cost.departuresBack, cost);
  }).length;
}

/** The whole way's fare. */
export function busFare(costs: readonly RideCost[]): Range | null {
  return sumOfFares(
    buses.map(([id]) => {
      const cost = costs.find((one) => one.id === id);
      const known = cost && checkedRange(cost);
      return known ? readFare(known.range) : null;
    }),
  );
}

/** With a taxi in place of the last bus, to arrive before dark. */
export function latestWithTaxi({ legs }: BusWay): number | null {
  const last = legs.at(-1);
  if (!last) return null;
  const chain: { minutes: Range; departures: Departures }[] = [
    ...legs.slice(0, -1),
    { minutes: last.minutes, departures: "any" },
  ];
  return latestConnections(chain, darkFrom)?.[0]?.leaves ?? null;
}

/** With a taxi in place of the first bus of the way back, to arrive that day. */
export function latestBackWithTaxi({ legs: [first, ...others] }: BusWay): number | null {
  if (!first) return null;
  const chain = [{ minutes: first.minutes, departures: "any" as const }, ...others];
  return (
    latestConnections<{ minutes: Range; departures: Departures }>(chain, minutesPerDay)?.[0]?.leaves ?? null
  );
}

/** With a car, to arrive before dark; stops are subtracted. */
export function latestDrive(
  { from, to }: Ride,
  road: readonly RoadLeg[],
): { leaves: number; minutes: Range } {
  const minutes = driveMinutes(from, to, road);
  return { leaves: darkFrom - minutes[1], minutes };
}

/** The day of travel, today with the minute of the day, and whether today's buses are why it's tomorrow. */
export type Travel = {
  day: number;
  today: number;
  minutes: number;
  isTooLate: boolean;
  road: readonly RoadLeg[];
};

/** The requested day; else today, or tomorrow once the last buses have left. */
export function dayOfTravel(
  costs: readonly RideCost[],
  asked: string | null,
  { today, minutes, road }: { today: number; minutes: number; road: readonly RoadLeg[] },
): number {
  const day = asked ? parseDay(asked) : null;
  if (day !== null && day >= today) return day;
  const [first] = busWay(costs, "there", today, road).way ?? [];
  return first && first.leaves < minutes ? today + 1 : today;
}
