import { describe, expect, test } from "vitest";
import { pathOfVenue, type Venue } from "../../../app/rules/events/venue";

const nowhere: Venue = {
  place_kind: null,
  place_slug: null,
  place_name: null,
  place_address: null,
  place_hours: null,
  place_times: null,
  place_sleeps: null,
  latitude: null,
  longitude: null,
};

describe("the page of an event's venue", () => {
  test.each([
    ["restaurant", "/eat/sol"],
    ["hotel", "/stay/sol"],
    ["activity", "/do/sol"],
    ["business", null],
  ] as const)("of a %s is %s", (place_kind, path) => {
    expect(pathOfVenue({ ...nowhere, place_kind, place_slug: "sol" })).toBe(path);
  });

  test("doesn't exist for the beach, nor for a place without an address", () => {
    expect(pathOfVenue(nowhere)).toBeNull();
    expect(pathOfVenue({ ...nowhere, place_kind: "hotel" })).toBeNull();
    expect(pathOfVenue({ ...nowhere, place_slug: "sol" })).toBeNull();
  });
});
