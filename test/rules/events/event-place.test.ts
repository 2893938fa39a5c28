import { describe, expect, test } from "vitest";
import { type EventPlace, pathOfPlace } from "../../../app/rules/events/event-place";

const nowhere: EventPlace = {
  place_kind: null,
  place_slug: null,
  place_name: null,
  place_address: null,
  latitude: null,
  longitude: null,
};

describe("the page of the place where an event is held", () => {
  test.each([
    ["restaurant", "/eat/sol"],
    ["hotel", "/stay/sol"],
    ["activity", "/do/sol"],
    ["business", null],
  ] as const)("of a %s is %s", (place_kind, path) => {
    expect(pathOfPlace({ ...nowhere, place_kind, place_slug: "sol" })).toBe(path);
  });

  test("is none for the beach, nor for a place that has no address", () => {
    expect(pathOfPlace(nowhere)).toBeNull();
    expect(pathOfPlace({ ...nowhere, place_kind: "hotel" })).toBeNull();
    expect(pathOfPlace({ ...nowhere, place_slug: "sol" })).toBeNull();
  });
});
