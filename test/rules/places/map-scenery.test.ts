import { expect, test } from "vitest";
import { textWidth } from "../../../app/rules/pictures/fitted-text";
import { coordinatesOf } from "../../../app/rules/places/coordinates";
import { halfOfWord, namesOnPart, pinOn, sideOfRoad } from "../../../app/rules/places/map-label-positions";
import { nearest } from "../../../app/rules/places/nearest";
import { drawnOn, villageMap } from "../../../app/rules/places/village-map";
import {
  beachLine,
  dotsOnPart,
  headOfPin,
  type MapPart,
  mapLines,
  mapPartAround,
  signScale,
} from "../../../app/rules/town/map-part";
import { mapPartByLandmark } from "../../../app/rules/town/map-part-by-landmark";
import { type Box, touch } from "../../../app/rules/town/rectangle";
import { mapLeaf, mapWidth } from "../../../app/rules/town/village";
import { drawnBoxes } from "../../../app/rules/town/village-scenery";
import { hotelRows } from "../../../drizzle/seed/places/hotels";
import { restaurantRows } from "../../../drizzle/seed/places/restaurants";

const now = new Date("2026-11-27T16:00:00Z");
const places = [...hotelRows(now), ...restaurantRows(now)].flatMap(({ name, latitude, longitude }) => {
  const where = coordinatesOf({ latitude, longitude });
  return where ? [{ name, ...where }] : [];
});

const isCut = ([left, top, right, bottom]: Box, part: MapPart) => {
  const frame: Box = [part.left, part.top, part.left + part.width, part.top + part.height];
  const isWhole = left >= frame[0] && top >= frame[1] && right <= frame[2] && bottom <= frame[3];
  return touch([left, top, right, bottom], frame) && !isWhole;
};
const hiddenBy = (sign: Box) => drawnBoxes.filter((drawn) => touch(drawn, sign));

test("whatever is drawn stands between the lines where parts of the map end", () => {
  const lines = ({ first, step }: typeof mapLines.x, most: number) =>
    Array.from({ length: Math.ceil(most / step) }, (_, index) => first + index * step);
  for (const box of drawnBoxes) {
    for (const x of lines(mapLines.x, mapWidth))
      expect(box[0] < x + 1 && box[2] > x - 1, `${box}`).toBe(false);
    for (const y of lines(mapLines.y, mapLeaf.height))
      if (y !== beachLine) expect(box[1] < y + 1 && box[3] > y - 1, `${box}`).toBe(false);
  }
});

/** The three nearest, and the same without one that is asleep. */
const shown = places.flatMap((place) => {
  const near = nearest(
    place,
    places.filter((other) => other !== place),
    4,
  );
  return near.map((asleep) => ({ place, neighbours: near.filter((other) => other !== asleep) }));
});

test.each(shown)("the map around $place.name cuts and hides nothing drawn", ({ place, neighbours }) => {
  const part = mapPartAround(place, neighbours);
  if (!part) return;
  expect(drawnBoxes.filter((box) => isCut(box, part))).toEqual([]);
  const scale = signScale(part);
  const dots = dotsOnPart(part, headOfPin(part), neighbours);
  const names = namesOnPart(part, dots, pinOn(part)).flatMap((name, index): Box[] => {
    const half = (textWidth(dots[index]?.name ?? "", "strong", 11.5) * scale) / 2;
    return name ? [[name.x - half, name.y - 4 * scale, name.x + half, name.y + 4 * scale]] : [];
  });
  expect(names.filter((name) => sideOfRoad(name) === null)).toEqual([]);
  const numbers = dots.map(({ x, y }): Box => [x - 8 * scale, y - 8 * scale, x + 8 * scale, y + 8 * scale]);
  const pin: Box = [part.x - 10 * scale, part.y - 28 * scale, part.x + 10 * scale, part.y];
  expect([...names, ...numbers, pin].flatMap(hiddenBy)).toEqual([]);
});

const landmarks = ["lado oeste", "lado este", "playa", "beach break", "plaza", "cancha", "parada", "deck"];

test.each(landmarks.flatMap((words) => ["about here", "por aquí"].map((word) => [words, word] as const)))(
  "the stretch at %s, with its word %s, cuts and hides nothing drawn",
  (words, here) => {
    const { part, middle, across, down, word = 0 } = mapPartByLandmark(words) ?? expect.fail(words);
    expect(drawnBoxes.filter((box) => isCut(box, part))).toEqual([]);
    const scale = signScale(part);
    const half = (halfOfWord(here) + 6) * scale;
    const [top, bottom] = [middle.y + word - 10 * scale, middle.y + word + 10 * scale];
    const pill: Box = [middle.x - half, top, middle.x + half, bottom];
    expect(hiddenBy(pill)).toEqual([]);
    expect(hiddenBy([middle.x - across, middle.y - down, middle.x + across, middle.y + down])).toEqual([]);
    // The pill keeps clear of the ring: it's within it or beyond.
    const reaches = [pill[1], pill[3]].map((y) => Math.hypot(half / across, (y - middle.y) / down));
    const isBeyond = pill[3] < middle.y - down || pill[1] > middle.y + down;
    expect(reaches.every((reach) => reach < 1) || isBeyond).toBe(true);
  },
);

test("on the whole map no pin, pole, name or board of these places covers anything drawn", () => {
  for (const { leaf, pins, signs } of villageMap(places.map((place) => ({ ...place, address: "" }))).leaves) {
    const boxes = [...pins.flatMap((pin) => pin.boxes), ...signs.map(({ box }) => box)];
    expect(drawnOn(leaf).filter((drawn) => boxes.some((box) => touch(drawn, box)))).toEqual([]);
  }
});
