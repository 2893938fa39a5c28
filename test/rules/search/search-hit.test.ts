import { describe, expect, test } from "vitest";
import type { Found } from "../../../app/rules/search/found";
import { hitOf } from "../../../app/rules/search/search-hit";

const now = new Date("2026-11-26T18:00:00Z");
const named = (text: string) => ({ en: { text, lang: "en" as const }, es: { text, lang: "es" as const } });
const found = (rest: Partial<Found>): Found => ({
  kind: "event",
  ref: "1",
  path: "/events/songs",
  more: "",
  tags: "",
  name: named("Songs"),
  text: named("At sunset."),
  ...rest,
});
const hit = (rest: Partial<Found>) => hitOf(found(rest), [], "en", now);

describe("a found event", () => {
  test("is past once it has ended, not while it is on", () => {
    expect(hit({ date: "2026-11-26", time: "10:00", endTime: "12:00" }).isOver).toBe(true);
    expect(hit({ date: "2026-11-26", time: "12:00", endTime: "14:00" }).isOver).toBe(false);
    expect(hit({ date: "2026-11-27", time: "10:00" }).isOver).toBe(false);
  });

  test("is past when its series has no other date", () => {
    expect(hit({ kind: "series", date: null }).isOver).toBe(true);
  });
});

test("a found place to eat says the first two things it says of itself", () => {
  const mark = { cards: true, vegan: true, dogs: false, vegetarian: true };
  expect(hit({ kind: "restaurant", mark }).marks).toEqual(["vegetarian", "vegan"]);
  expect(hit({ kind: "hotel", mark }).marks).toEqual([]);
  expect(hit({ kind: "restaurant" }).isOver).toBe(false);
});
