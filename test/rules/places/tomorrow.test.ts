import { expect, test } from "vitest";
import { closedSince, todayAt, tomorrowAt } from "../../../app/rules/places/open-status";

/** Saturday, ten in the morning in town. */
const saturday = new Date("2026-11-21T15:00:00Z");
const hours = { Saturday: "8:00 AM - 4:00 PM", Sunday: "9:00 AM - 1:00 PM", Monday: "when the tide is out" };

test("tomorrow's hours are those of the next day in Panama", () => {
  expect(tomorrowAt(hours, saturday)).toEqual({
    hours: { state: "open", ranges: [{ opens: 540, closes: 780 }] },
    text: "9:00 AM - 1:00 PM",
  });
});

test("a minute before midnight tomorrow is still Sunday, a minute later it is Monday", () => {
  expect(tomorrowAt(hours, new Date("2026-11-22T04:59:00Z"))?.text).toBe("9:00 AM - 1:00 PM");
  expect(tomorrowAt(hours, new Date("2026-11-22T05:00:00Z"))).toEqual({
    hours: { state: "unreadable" },
    text: "when the tide is out",
  });
});

test("a blank day beside written ones is closed", () => {
  expect(tomorrowAt({ Saturday: "8 AM - 4 PM" }, saturday)?.hours).toEqual({ state: "closed" });
});

test("a place without hours has none tomorrow", () => {
  expect(tomorrowAt(null, saturday)).toBeNull();
  expect(tomorrowAt({}, saturday)).toBeNull();
});

test("today's hours are those of the day in Panama, even if it's tomorrow in Greenwich", () => {
  expect(todayAt(hours, new Date("2026-11-22T04:59:00Z"))?.text).toBe("8:00 AM - 4:00 PM");
});

test("a place has been closed since it last closed that day, and not before it opened", () => {
  const twice = { Saturday: "8 AM - 10 AM, 12 PM - 4 PM", Sunday: "6 PM - 2 AM" };
  const at = (instant: string) => closedSince(twice, new Date(instant))?.toISOString() ?? null;
  expect(at("2026-11-21T12:00:00Z"), "before it opens").toBeNull();
  expect(at("2026-11-21T16:00:00Z"), "between").toBeNull();
  expect(at("2026-11-21T22:00:00Z")).toBe("2026-11-21T21:00:00.000Z");
  expect(at("2026-11-23T14:00:00Z"), "a day it stays shut").toBeNull();
  expect(closedSince(null, saturday)).toBeNull();
});
