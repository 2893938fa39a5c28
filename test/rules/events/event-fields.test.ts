import { describe, expect, test } from "vitest";
import { type EventFields, ownFieldsOf, type SharedFields } from "../../../app/rules/events/event-fields";

const yoga: SharedFields = {
  title: "Yoga",
  location: "Beach",
  host: "Rosa",
  event_type: "class",
  description: "Stretching by the sea.",
  full_description: "",
  image_url: null,
  portrait: null,
  language: "en",
  translation: null,
  start_time: "07:00",
  end_time: "08:00",
  cancelled_at: null,
};

describe("a date's own change", () => {
  test.each<[string, Partial<EventFields>, Partial<EventFields>]>([
    ["another place", { location: "Boat ramp" }, { location: "Boat ramp" }],
    ["another day than the rule's", { event_date: "2026-11-18" }, { event_date: "2026-11-18" }],
    ["not the rule's day", { event_date: "2026-11-17" }, {}],
    ["that it is cancelled", { cancelled_at: 5 }, { cancelled_at: 5 }],
    ["not what it says like all", { title: "Yoga", location: "Boat ramp" }, { location: "Boat ramp" }],
    ["not an empty picture where all have none", { image_url: "" }, {}],
  ])("is %s", (_, date, own) => {
    expect(ownFieldsOf(date, yoga, "2026-11-17")).toEqual(own);
  });

  test("is that it takes place, if all others are cancelled", () => {
    expect(ownFieldsOf({ cancelled_at: null }, { ...yoga, cancelled_at: 1 }, "2026-11-17")).toEqual({
      cancelled_at: null,
    });
  });

  test("isn't that it's cancelled, if all are", () => {
    expect(ownFieldsOf({ cancelled_at: 9 }, { ...yoga, cancelled_at: 1 }, "2026-11-17")).toEqual({});
  });
});
