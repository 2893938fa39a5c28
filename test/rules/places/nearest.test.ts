import { expect, test } from "vitest";
import { distanceInWords, metresBetween, nearest } from "../../../app/rules/places/nearest";

const here = { latitude: 7.2829, longitude: -80.5189 };
const at = (name: string, latitude: number | null, longitude: number | null) => ({
  name,
  latitude,
  longitude,
});

test("a thousandth of a degree is about 111 meters in either direction this near to the equator", () => {
  expect(Math.round(metresBetween(here, { ...here, latitude: 7.2839 }))).toBe(111);
  expect(Math.round(metresBetween(here, { ...here, longitude: -80.5179 }))).toBe(110);
  expect(metresBetween(here, here)).toBe(0);
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

test.each([
  [0, "50\u00a0m"],
  [74, "50\u00a0m"],
  [340, "350\u00a0m"],
  [974, "950\u00a0m"],
  [976, "1.0\u00a0km"],
  [1440, "1.4\u00a0km"],
  [22_000, "22\u00a0km"],
])("%i meters are shown as %s", (metres, words) => {
  expect(distanceInWords(metres)).toBe(words);
});
