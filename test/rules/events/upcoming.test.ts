import { describe, expect, it } from "vitest";
import { firstEnd, groupByDay, stillOn } from "../../../app/rules/events/upcoming";

const events = [
  { title: "Market", event_date: "2026-11-23", start_time: "09:00" },
  { title: "Yesterday", event_date: "2026-11-20", start_time: "18:00" },
  { title: "Concert", event_date: "2026-11-21", start_time: "20:00" },
  { title: "Yoga", event_date: "2026-11-21", start_time: "07:00" },
  { title: "Holiday", event_date: "2026-11-21", start_time: null },
  { title: "Art", event_date: "2026-11-21", start_time: "07:00" },
  { title: "Next year", event_date: "2027-01-01", start_time: "00:00" },
];
const titles = (list: readonly { title: string }[]) => list.map(({ title }) => title);

describe("the agenda", () => {
  it("has one heading a day", () => {
    expect(groupByDay(events).map(({ date, events: list }) => `${date}: ${titles(list).join(", ")}`)).toEqual(
      [
        "2026-11-20: Yesterday",
        "2026-11-21: Holiday, Art, Yoga, Concert",
        "2026-11-23: Market",
        "2027-01-01: Next year",
      ],
    );
    expect(groupByDay([])).toEqual([]);
  });
});

describe("what a visitor can still go to", () => {
  const day = "2026-11-21";
  const night = { event_date: "2026-11-20", start_time: "22:00", end_time: "01:00", cancelled_at: null };
  const market = { event_date: day, start_time: "09:00", end_time: "12:00", cancelled_at: null };
  const holiday = { event_date: day, start_time: null, cancelled_at: null };
  const calledOff = { ...market, cancelled_at: 1 };
  const all = [night, holiday, market, calledOff];
  const at = (time: string) => new Date(`${day}T${time}:00-05:00`);

  it("is neither over nor called off", () => {
    expect(stillOn(all, at("00:30"))).toEqual([night, holiday, market]);
    expect(stillOn(all, at("11:59"))).toEqual([holiday, market]);
    expect(stillOn(all, at("12:00"))).toEqual([holiday]);
  });

  it("changes when the first of it is over, and with the day", () => {
    expect(firstEnd([holiday, market], at("10:00"))).toEqual(at("12:00"));
    expect(firstEnd([holiday], at("10:00"))).toEqual(new Date("2026-11-22T00:00:00-05:00"));
    expect(firstEnd([], at("10:00"))).toEqual(new Date("2026-11-22T00:00:00-05:00"));
  });
});
