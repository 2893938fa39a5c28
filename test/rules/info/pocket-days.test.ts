import { describe, expect, test } from "vitest";
import { holds } from "../../../app/client/pocket-days";
import { pocketDays } from "../../../app/rules/info/pocket-days";
import type { RideCost } from "../../../app/rules/info/rides-of-day";
import type { PocketPlace } from "../../../app/rules/places/pocket-place";
import type { TideDay } from "../../../app/rules/sea/tide-month";
import { formatTime, parseDay } from "../../../app/rules/time/days";
import { instantOfDay } from "../../../app/rules/time/panama-time";
import { roadLegs } from "../../../app/rules/town/road";

const hour = 3_600_000;
const first = parseDay("2026-12-10") ?? 0;
const [thursday, friday, saturday, sunday] = [first, first + 1, first + 2, first + 3];
const at = (day: number, minutes: number) => instantOfDay(day, minutes).getTime();

const checkedOn = "2026-12-01";
const rides: RideCost[] = [
  { id: "coach", checkedOn, departuresBack: "hourly from 02:00 to 16:00" },
  { id: "local-bus", checkedOn, departuresBack: "hourly from 05:00 to 15:00" },
  { id: "last-bus", checkedOn, departuresBack: "05:40, 11:00, 16:00\nSat: none\nSun: 09:00" },
];
const bar = {
  ...{
    kind: "restaurant",
    slug: "bar",
    name: "El Bar",
    path: "/eat/bar",
    isClosed: false,
    kitchenUntil: null,
  },
  hours: { Thursday: "5:00 PM - 11:00 PM", Friday: "5:00 PM - 1:00 AM" },
} as unknown as PocketPlace;
/** Tides that are fifty minutes later each day. */
const tides = Array.from({ length: 4 }, (_, index) => {
  const waters = [130, 500, 870, 1230].map((minutes, turn) => ({
    at: at(first + index, minutes + index * 50),
    kind: turn % 2 ? "low" : "high",
    metres: 3,
  }));
  const light = { sunriseAt: at(first + index, 376), sunsetAt: at(first + index, 1081) };
  return { day: first + index, waters, ...light } as unknown as TideDay;
});
const days = pocketDays(
  { first, last: sunday },
  { places: [bar], map: { leaves: [] }, rides, road: roadLegs, tides },
);
const dayOf = (day: number) => days[day - first] as (typeof days)[number];
const isNow = (span: { from?: number; until?: number }, now: number) =>
  holds(Object.fromEntries(Object.entries(span).map(([name, value]) => [name, `${value}`])), now);

describe("What comes next, on a kept pocket guide", () => {
  test("is shown at every hour of every day: always exactly one, never a past one", () => {
    for (let now = at(first, 0); now < at(sunday + 1, 0); now += hour / 4) {
      const today = days.find((day) => isNow({ until: day.until }, now));
      expect(today?.date).toBe(days[Math.floor((now - at(first, 0)) / (24 * hour))]?.date);
      for (const row of [today?.dinner, today?.bus, today?.tide, today?.sun]) {
        if (!row || (row.coming.length === 0 && !row.over)) continue;
        const left = row.coming.filter((one) => isNow({ until: one.until }, now));
        const isOver = row.over !== null && isNow({ from: row.over.from }, now);
        expect(left.length > 0, new Date(now).toISOString()).toBe(!isOver);
        expect(left.every(({ until }) => until > now)).toBe(true);
        expect(left).toEqual(row.coming.slice(row.coming.length - left.length));
      }
    }
  });

  test("is tomorrow's first bus once the last one has left", () => {
    const { bus } = dayOf(thursday);
    expect(bus?.coming.map(({ leaves }) => formatTime(leaves))).toEqual(["05:40", "11:00", "16:00"]);
    expect(bus?.over).toEqual({
      from: at(thursday, 16 * 60),
      next: { day: friday, isTomorrow: true, first: 340, last: 960 },
    });
  });

  test("says from the morning on that no bus leaves today, and on which day one does", () => {
    expect(dayOf(friday).bus?.over?.next).toEqual({ day: sunday, isTomorrow: false, first: 540, last: 540 });
    expect(dayOf(saturday).bus).toMatchObject({ coming: [], over: { from: at(saturday, 0) } });
  });

  test("promises no bus after a day whose hours are unknown", () => {
    // December 8 is a holiday.
    const eve = parseDay("2026-12-07") ?? 0;
    const [day, holiday] = pocketDays(
      { first: eve, last: eve + 1 },
      { places: [], map: { leaves: [] }, rides, road: roadLegs, tides: [] },
    );
    expect(day?.bus?.over?.next).toBeNull();
    expect(day?.bus?.isBeforeHoliday).toBe(true);
    expect(holiday?.bus).toMatchObject({ isUnknown: "holiday", coming: [], over: null, allTheWay: null });
  });

  test("says when the remaining buses no longer reach the destination", () => {
    const { bus } = dayOf(thursday);
    expect(formatTime(bus?.allTheWay?.leaves ?? 0)).toBe("11:00");
    expect(bus?.tooLate).toEqual({ from: at(thursday, 11 * 60), until: at(thursday, 16 * 60) });
  });

  test("is tomorrow's first tide, and its sunrise, if today's are past", () => {
    const { tide, sun } = dayOf(thursday);
    expect(tide?.over?.next?.at).toBe(at(friday, 130 + 50));
    expect(sun?.coming.map(({ is }) => is)).toEqual(["sunrise", "sunset"]);
    expect(sun?.over).toEqual({ from: at(thursday, 1081), next: { at: at(friday, 376) } });
    expect(dayOf(sunday).tide?.over?.next).toBeNull();
  });

  test("keeps a kitchen that's open past midnight until it closes", () => {
    expect(dayOf(friday).dinner.coming[0]?.until).toBe(at(saturday, 60));
    expect(dayOf(saturday).dinner.coming).toEqual([]);
    expect(dayOf(thursday).dinner.coming[0]?.anchor).toBe("restaurant-bar");
  });
});
