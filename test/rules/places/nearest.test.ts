import { expect, test } from "vitest";
import { nearest } from "../../../app/rules/places/nearest";

const here = { latitude: 7.2829, longitude: -80.5189 };
const at = (name: string, latitude: number | null, longitude: number | null) => ({
  name,
  latitude,
  longitude,
});

test("the closest come first, in any direction, and half a position is ignored", () => {
  const places = [
    at("hill", 7.2929, -80.5189),
    at("next door", 7.2829, -80.519),
    at("nowhere", null, null),
    at("half", 7.2829, null),
    at("river", 7.2829, -80.5239),
    at("church", 7.2834, -80.5186),
  ];
  expect(nearest(here, places, 3).map(({ name }) => name)).toEqual(["next door", "church", "river"]);
  expect(nearest(here, [], 3)).toEqual([]);
});
