import { describe, expect, test } from "vitest";
import { isOld } from "../../../app/rules/info/checked-costs";
import {
  busFare,
  busWay,
  type Direction,
  dayOfTravel,
  hasHours,
  latestBackWithTaxi,
  latestDrive,
  latestWithTaxi,
  type RideCost,
  unknownLegs,
  unservedLegs,
  untimed,
  usualWay,
} from "../../../app/rules/info/rides-of-day";
import { formatTime, parseDay, parseTime } from "../../../app/rules/time/days";
import { rides } from "../../../app/rules/town/rides";
import { driveMinutes, roadLegs } from "../../../app/rules/town/road";

const day = (date: string) => parseDay(date) ?? 0;
const [friday, sunday, holiday] = ["2026-11-27", "2026-11-29", "2026-12-08"].map(day) as [
  number,
  number,
  number,
];
const checkedOn = "2026-11-20";
const costs: RideCost[] = [
  {
    id: "coach",
    range: "$9 to $10",
    checkedOn,
    departures: "hourly from 05:00 to 18:00",
    departuresBack: "hourly from 02:00 to 16:00",
  },
  {
    id: "local-bus",
    range: "$4",
    checkedOn,
    departures: "08:00, 10:00, hourly to 17:00",
    departuresBack: "hourly from 05:00 to 15:00",
  },
  {
    id: "last-bus",
    range: "$2",
    checkedOn,
    departures: "08:00, 10:00, 14:00\nSun: none",
    departuresBack: "07:00, 11:00",
  },
  { id: "taxi", range: "$15", checkedOn },
];
const without = (id: string, field: keyof RideCost) =>
  costs.map((cost) => (cost.id === id ? { ...cost, [field]: undefined } : cost));
const clocks = (way: ReturnType<typeof busWay>) => way.way?.map(({ leaves }) => formatTime(leaves));

const busOn = (of: RideCost[], direction: Direction, date: number) => busWay(of, direction, date, roadLegs);

describe("The buses of a day", () => {
  const onFriday = busOn(costs, "there", friday);

  test("leave so that the last connection is reached, each with the time its road takes", () => {
    // The last bus at two from Tonosí requires being there by 13:45, so the 12:00 from Las Tablas, and a start at
    // seven.
    expect(clocks(onFriday)).toEqual(["07:00", "12:00", "14:00"]);
    expect(onFriday.legs.map(({ minutes }) => minutes)).toEqual([
      driveMinutes("panama-city", "las-tablas"),
      driveMinutes("las-tablas", "tonosi"),
      driveMinutes("tonosi", "cambutal"),
    ]);
  });

  test("have the hours of that direction on the way back", () => {
    const back = busOn(costs, "back", friday);
    expect(back.legs.map(({ from, to }) => `${from} ${to}`)).toEqual([
      "cambutal tonosi",
      "tonosi las-tablas",
      "las-tablas panama-city",
    ]);
    expect(clocks(back)).toEqual(["11:00", "12:00", "14:00"]);
  });

  test("end in Tonosí if nothing continues, and can leave later with a taxi than with the last bus", () => {
    expect(busOn(costs, "there", sunday).way).toBeNull();
    expect(formatTime(latestWithTaxi(onFriday) ?? 0)).toBe("10:00");
    expect(latestWithTaxi(busOn(without("coach", "departures"), "there", friday))).toBeNull();
  });

  test("are missing on a day without any, which is told from hours nobody has said", () => {
    const ids = (legs: { id: string }[]) => legs.map(({ id }) => id);
    const onSunday = busOn(without("coach", "departures"), "there", sunday);
    expect(ids(unservedLegs(onSunday))).toEqual(["last-bus"]);
    expect(ids(unknownLegs(onSunday))).toEqual(["coach"]);
    expect([unservedLegs(onFriday), unknownLegs(onFriday)]).toEqual([[], []]);
  });

  test("on a day without the bus out of the village are reached by a taxi to Tonosí", () => {
    // Two o'clock in Tonosí is the last bus that reaches the coach of four.
    const back = busOn(without("last-bus", "departuresBack"), "back", friday);
    const [taxi] = driveMinutes("tonosi", "cambutal").slice(-1);
    expect(formatTime(latestBackWithTaxi(back) ?? 0)).toBe(formatTime(14 * 60 - 15 - (taxi ?? 0)));
    expect(latestBackWithTaxi(busOn(without("coach", "departuresBack"), "back", friday))).toBeNull();
  });

  test("are unknown on a holiday, and if they're missing or undated", () => {
    expect(busOn(costs, "there", holiday).legs.map(({ departures }) => departures)).toEqual([
      null,
      null,
      null,
    ]);
    for (const field of ["departures", "checkedOn"] as const)
      expect(busOn(without("local-bus", field), "there", friday).way).toBeNull();
    expect(busOn([], "there", friday).legs).toHaveLength(3);
  });

  test("are counted as missing before launch until each has its hours in both directions", () => {
    expect([untimed(costs), untimed(without("coach", "departuresBack")), untimed([])]).toEqual([0, 1, 3]);
    expect([hasHours(costs), hasHours(without("coach", "checkedOn").slice(0, 1)), hasHours([])]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test("cost the sum of all, or an unknown amount", () => {
    expect(busFare(costs)).toEqual([15, 16]);
    expect(busFare(without("last-bus", "range"))).toBeNull();
    expect(busFare(without("last-bus", "checkedOn"))).toBeNull();
  });
});

test("An admin's corrections of the road change the times", () => {
  const road = roadLegs.map((leg) => (leg.to === "tonosi" ? { ...leg, minutes: [80, 150] as const } : leg));
  expect(clocks(busWay(costs, "there", friday, road))).toEqual(["06:00", "11:00", "14:00"]);
});

test("A driver leaves so that the slowest drive ends before dark", () => {
  const { leaves, minutes } = latestDrive(rides.transfer, roadLegs);
  expect(formatTime(leaves + minutes[1])).toBe("18:00");
});

describe("The day shown", () => {
  const at = (clock: string) => ({ today: friday, minutes: parseTime(clock) ?? 0, road: roadLegs });

  test("is the requested one, unless it's past", () => {
    expect(dayOfTravel(costs, "2026-11-29", at("06:00"))).toBe(sunday);
    expect(dayOfTravel(costs, "2026-11-26", at("06:00"))).toBe(friday);
  });

  test("is today until the last connecting bus has left, then tomorrow", () => {
    expect(dayOfTravel(costs, null, at("07:00"))).toBe(friday);
    expect(dayOfTravel(costs, null, at("07:01"))).toBe(friday + 1);
    expect(dayOfTravel([], null, at("20:00"))).toBe(friday);
  });
});

test("A check more than a year ago is old", () => {
  expect(isOld("2025-11-26", friday)).toBe(true);
  expect(isOld("2025-11-27", friday)).toBe(false);
});

test("a holiday with an unknown bus has a way as if that one left as on the same weekday, and none where that's unknown too", () => {
  const known = costs.map((cost) =>
    cost.id === "coach"
      ? { ...cost, departures: "hourly from 05:00 to 18:00\nHolidays: 05:00, 06:00" }
      : cost,
  );
  const bus = busOn(known, "there", holiday);
  expect(bus.way).toBeNull();
  expect(usualWay(bus, known, "there", holiday)?.map(({ leaves }) => formatTime(leaves))).toEqual([
    "06:00",
    "11:00",
    "14:00",
  ]);
  const unknown = without("local-bus", "departures");
  expect(usualWay(busOn(unknown, "there", holiday), unknown, "there", holiday)).toBeNull();
});
