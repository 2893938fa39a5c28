import { expect, test } from "vitest";
import { nearDayOf } from "../../../app/rules/events/near-day";

/** A Friday, 11:10 AM in Cambutal. */
const now = new Date("2026-11-27T16:10:00Z");
const on = (event_date: string, start_time: string | null = null) =>
  nearDayOf({ event_date, start_time }, now);

test("what begins today at six or later is tonight, else today", () => {
  expect(on("2026-11-27", "18:00")).toBe("tonight");
  expect(on("2026-11-27", "17:59")).toBe("today");
  expect(on("2026-11-27")).toBe("today");
});

test("the next day is tomorrow, at any hour; every other day is called by its date", () => {
  expect(on("2026-11-28", "20:00")).toBe("tomorrow");
  expect(on("2026-11-29")).toBeNull();
  expect(on("2026-11-26", "20:00")).toBeNull();
});

test("the day is that of Cambutal: at eleven at night it isn't tomorrow yet", () => {
  const late = new Date("2026-11-28T04:30:00Z");
  expect(nearDayOf({ event_date: "2026-11-27", start_time: "20:00" }, late)).toBe("tonight");
  expect(nearDayOf({ event_date: "2026-11-28", start_time: "07:00" }, late)).toBe("tomorrow");
});
