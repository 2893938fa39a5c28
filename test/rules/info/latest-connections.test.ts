import { describe, expect, test } from "vitest";
import { readFare, sumOfFares } from "../../../app/rules/info/fares";
import { type Connection, latestConnections } from "../../../app/rules/info/latest-connections";
import { minutesPerDay, parseTime } from "../../../app/rules/time/days";

const at = (clock: string) => parseTime(clock) ?? 0;
const bus = (minutes: [number, number], ...clocks: string[]): Connection => ({
  minutes,
  departures: clocks.map(at),
});
const coach = bus([240, 240], "05:00", "07:00", "09:00", "11:00");
const last = bus([20, 45], "10:00", "14:00");

describe("The last bus that still makes the connections", () => {
  test("is the one before the last connection, with time to change", () => {
    const way = latestConnections([coach, last], minutesPerDay);
    expect(way?.map(({ leaves }) => leaves)).toEqual([at("09:00"), at("14:00")]);
    expect(way?.at(-1)?.arrives).toEqual([at("14:20"), at("14:45")]);
  });

  test("is an earlier one if the slowest ride would miss the connection", () => {
    const slow = { ...coach, minutes: [240, 300] as const };
    expect(latestConnections([slow, last], minutesPerDay)?.[0]?.leaves).toBe(at("07:00"));
    const lastBefore = (clock: string) =>
      latestConnections([coach, bus([20, 45], clock)], minutesPerDay)?.[0]?.leaves;
    expect([lastBefore("13:14"), lastBefore("13:15")]).toEqual([at("07:00"), at("09:00")]);
  });

  test("waits no longer than necessary at each change", () => {
    const often = bus([60, 60], "09:00", "10:00", "11:30", "12:30", "13:30");
    const evening = bus([20, 20], "14:30");
    const way = latestConnections([coach, often, evening], minutesPerDay);
    expect(way?.map(({ leaves }) => leaves)).toEqual([at("07:00"), at("11:30"), at("14:30")]);
  });

  test("has to arrive by a time, if there's one", () => {
    expect(latestConnections([coach, last], at("12:00"))?.[0]?.leaves).toBe(at("05:00"));
    expect(latestConnections([coach, last], at("10:30"))).toBeNull();
  });

  test("is met by a taxi at any time, and arrives in daylight", () => {
    const taxi: Connection = { minutes: [20, 45], departures: "any" };
    const way = latestConnections([coach, taxi], at("16:00"));
    expect(way?.map(({ leaves }) => leaves)).toEqual([at("11:00"), at("15:15")]);
    expect(latestConnections([coach, taxi], at("15:59"))?.[0]?.leaves).toBe(at("09:00"));
  });

  test("is null if a connection is missing, or its hours are unknown", () => {
    expect(latestConnections([coach, { ...last, departures: [] }], minutesPerDay)).toBeNull();
    expect(latestConnections([{ ...coach, departures: null }, last], minutesPerDay)).toBeNull();
    expect(latestConnections([], minutesPerDay)).toBeNull();
  });
});

describe("A fare", () => {
  test.each([
    ["$9 to $10", [9, 10]],
    ["9-10", [9, 10]],
    ["USD 9 – 10", [9, 10]],
    ["B/. 2.50", [2.5, 2.5]],
    ["2,50", [2.5, 2.5]],
    ["15 dólares", [15, 15]],
    ["$45 a day", null],
    ["$10 to $9", null],
    ["ask", null],
    ["", null],
  ])("%s", (typed, read) => expect(readFare(typed)).toEqual(read));

  test("adds up with others, and is unknown if one is missing", () => {
    expect(
      sumOfFares([
        [9, 10],
        [4, 4],
        [1.1, 2.2],
      ]),
    ).toEqual([14.1, 16.2]);
    expect(sumOfFares([[9, 10], null])).toBeNull();
    expect(sumOfFares([])).toBeNull();
  });
});
