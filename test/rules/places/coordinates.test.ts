import { describe, expect, it } from "vitest";
import {
  type CoordinateName,
  coordinatesOf,
  parseCoordinate,
  town,
} from "../../../app/rules/places/coordinates";

describe("a coordinate as typed", () => {
  it.each<[string, CoordinateName, string | null, number | null | "invalid"]>([
    ["a plain number", "latitude", "7.2833", 7.2833],
    ["a negative number", "longitude", "-80.5167", -80.5167],
    ["spaces around", "latitude", " 7.2833 ", 7.2833],
    ["a decimal comma", "latitude", "7,2833", 7.2833],
    ["a decimal comma west of Greenwich", "longitude", "-80,5167", -80.5167],
    ["no digit before the point", "latitude", ".25", 0.25],
    ["a copied minus sign", "longitude", "\u221280.5167", -80.5167],
    ["a plus", "latitude", "+7", 7],
    ["more digits than a map can show", "latitude", "7.283312345678", 7.283312],
    ["zero", "latitude", "0", 0],
    ["no minus zero", "latitude", "-0.0", 0],
    ["empty", "latitude", "", null],
    ["blank", "longitude", "   ", null],
    ["missing", "longitude", null, null],
    ["the pole", "latitude", "90", 90],
    ["the other pole", "latitude", "-90", -90],
    ["past the pole", "latitude", "90.000001", "invalid"],
    ["past the other pole", "latitude", "-90.1", "invalid"],
    ["a longitude may be larger", "longitude", "179.5", 179.5],
    ["the date line", "longitude", "-180", -180],
    ["past the date line", "longitude", "180.5", "invalid"],
    ["words", "latitude", "north", "invalid"],
    ["degrees", "latitude", "7° 17' N", "invalid"],
    ["two numbers", "latitude", "7.2833, -80.5167", "invalid"],
    ["hexadecimal", "latitude", "0x10", "invalid"],
    ["an exponent", "latitude", "1e1", "invalid"],
    ["infinity", "latitude", "Infinity", "invalid"],
    ["a lone minus", "latitude", "-", "invalid"],
  ])("%s", (_, name, text, expected) => {
    expect(parseCoordinate(name, text)).toBe(expected);
  });
});

describe("the position of a place", () => {
  it("needs both numbers", () => {
    expect(coordinatesOf(town)).toEqual(town);
    expect(coordinatesOf({ latitude: 7.2, longitude: null })).toBeNull();
    expect(coordinatesOf({ longitude: -80.5 })).toBeNull();
    expect(coordinatesOf({})).toBeNull();
  });

  it("may be zero, never outside the world", () => {
    expect(coordinatesOf({ latitude: 0, longitude: 0 })).toEqual({ latitude: 0, longitude: 0 });
    expect(coordinatesOf({ latitude: 91, longitude: 0 })).toBeNull();
    expect(coordinatesOf({ latitude: Number.NaN, longitude: 0 })).toBeNull();
  });
});
