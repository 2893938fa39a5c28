import { describe, expect, test } from "vitest";
import { coordinatesOf } from "../../../app/rules/places/coordinates";
import { townCoordinates } from "../../../app/rules/town/town";

describe("the position of a place", () => {
  test("needs both numbers", () => {
    expect(coordinatesOf(townCoordinates)).toEqual(townCoordinates);
    expect(coordinatesOf({ latitude: 7.2, longitude: null })).toBeNull();
    expect(coordinatesOf({ longitude: -80.5 })).toBeNull();
    expect(coordinatesOf({})).toBeNull();
  });

  test("may be zero, but not out of range", () => {
    expect(coordinatesOf({ latitude: 0, longitude: 0 })).toEqual({ latitude: 0, longitude: 0 });
    expect(coordinatesOf({ latitude: 91, longitude: 0 })).toBeNull();
    expect(coordinatesOf({ latitude: Number.NaN, longitude: 0 })).toBeNull();
  });
});
