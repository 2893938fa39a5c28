import { expect, test } from "vitest";
import { distanceInWords, metresBetween } from "../../../app/rules/places/distance";

const here = { latitude: 7.2829, longitude: -80.5189 };

test("a thousandth of a degree is about 111 meters in either direction this near to the equator", () => {
  expect(Math.round(metresBetween(here, { ...here, latitude: 7.2839 }))).toBe(111);
  expect(Math.round(metresBetween(here, { ...here, longitude: -80.5179 }))).toBe(110);
  expect(metresBetween(here, here)).toBe(0);
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
