import { expect, test } from "vitest";
import { sunOfDay } from "../../../app/rules/sea/sky-day";
import { parseDay } from "../../../app/rules/time/days";
import { localMinutesOfDay } from "../../../app/rules/time/panama-time";
import { darkFrom, rides } from "../../../app/rules/town/rides";
import { roadLegs } from "../../../app/rules/town/road";

test("the buses follow each other along the road, from the capital to the beach", () => {
  const buses = Object.values(rides).filter(({ by }) => by === "bus");
  const road: string[] = [roadLegs[0].from, ...roadLegs.map(({ to }) => to)];
  expect([buses[0]?.from, buses.at(-1)?.to]).toEqual([road[0], road.at(-1)]);
  for (const [index, { from, to }] of buses.entries()) {
    expect(road.indexOf(from)).toBeLessThan(road.indexOf(to));
    if (index > 0) expect(from).toBe(buses[index - 1]?.to);
  }
});

test("the hour by which a drive should end is at most half an hour before dark, on any day of the year", () => {
  const first = parseDay("2027-01-01") ?? 0;
  const days = Array.from({ length: 365 }, (_, index) => sunOfDay(first + index));
  const earliest = Math.min(...days.map(({ last_light }) => localMinutesOfDay(new Date(last_light))));
  expect(earliest).toBeGreaterThanOrEqual(darkFrom);
  expect(earliest - darkFrom).toBeLessThan(30);
});
