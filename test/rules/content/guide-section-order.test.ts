import { expect, test } from "vitest";
import { inGuideOrder } from "../../../app/rules/content/guide-section-order";

const named = (...names: string[]) => names.map((name) => ({ name }));

test("the guide to surfing speaks of the breaks before the year, and of both before the rest", () => {
  const sections = named("season-facts", "year", "season", "breaks", "spots", "tides");
  expect(inGuideOrder("surf", sections)).toEqual(
    named("season-facts", "breaks", "spots", "year", "season", "tides"),
  );
});

test("on the way here the map comes first, and a part that an admin has hidden is missed by nobody", () => {
  expect(inGuideOrder("transportation", named("costs", "the-way", "bus"))).toEqual(
    named("the-way", "costs", "bus"),
  );
  expect(inGuideOrder("transportation", named("costs", "bus"))).toEqual(named("costs", "bus"));
});

test("other guides keep the order in which they are written", () => {
  expect(inGuideOrder("legal", named("topics", "breaks"))).toEqual(named("topics", "breaks"));
});
