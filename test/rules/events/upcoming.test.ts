import { describe, expect, it } from "vitest";
import { groupByDay } from "../../../app/rules/events/upcoming";

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
