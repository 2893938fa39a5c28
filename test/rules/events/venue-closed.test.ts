import { describe, expect, test } from "vitest";
import { venueClosed } from "../../../app/rules/events/venue-closed";
import { daysOfHours } from "../../../app/rules/places/hours";

const noon = {
  ...Object.fromEntries(daysOfHours.map((day) => [day, "11:30 AM - 3:00 PM; 6 PM - 2 AM"])),
  Monday: "Closed",
};
const panga = { place_name: "La Panga", place_hours: noon, place_times: null, place_sleeps: false };
const on = (event_date: string, start_time: string | null = "18:00", end_time: string | null = "20:00") => ({
  event_date,
  start_time,
  end_time,
});
const [monday, tuesday] = ["2026-11-23", "2026-11-24"];

describe("An event's venue", () => {
  test("is closed on a day without hours", () => {
    expect(venueClosed(panga, [on(monday)])).toEqual({ place: "La Panga", why: "day", weekdays: [1] });
    expect(venueClosed(panga, [on(monday, null, null)])?.why).toBe("day");
    expect(venueClosed(panga, [on(tuesday)])).toBeNull();
    expect(venueClosed(panga, [on(tuesday, null, null)])).toBeNull();
  });

  test("is closed at a time outside its hours, but not if part of the event is within them", () => {
    expect(venueClosed(panga, [on(tuesday, "07:00", "08:00")])?.why).toBe("hour");
    expect(venueClosed(panga, [on(tuesday, "10:00", "12:00")])).toBeNull();
    expect(venueClosed(panga, [on(tuesday, "15:00", "18:00")])?.why, "between lunch and dinner").toBe("hour");
  });

  test("is open past midnight after the previous day", () => {
    expect(venueClosed(panga, [on(monday, "00:30", "01:30")])).toBeNull();
  });

  test("is closed for the season", () => {
    expect(venueClosed({ ...panga, place_sleeps: true }, [on(tuesday)])?.why).toBe("season");
  });

  test("names each weekday of a series on which it's closed", () => {
    const hours = { ...noon, Sunday: "Closed" };
    const dates = [on("2026-11-29"), on(monday), on(tuesday), on("2026-11-30")];
    expect(venueClosed({ ...panga, place_hours: hours }, dates)?.weekdays).toEqual([0, 1]);
  });

  test("isn't reported if its hours are unknown or unreadable", () => {
    expect(venueClosed({ ...panga, place_hours: null }, [on(monday)])).toBeNull();
    expect(
      venueClosed({ ...panga, place_hours: { Monday: "if the wind is right" } }, [on(monday)]),
    ).toBeNull();
    expect(venueClosed({ ...panga, place_name: null }, [on(monday)])).toBeNull();
    expect(venueClosed(undefined, [on(monday)])).toBeNull();
  });

  test("may be an activity with its week in one text", () => {
    const school = { ...panga, place_hours: null, place_times: "Tue to Sun 8 AM - 5 PM" };
    expect(venueClosed(school, [on(monday, "09:00", "10:00")])?.why).toBe("day");
    expect(venueClosed(school, [on(tuesday, "09:00", "10:00")])).toBeNull();
  });
});
