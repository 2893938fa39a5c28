import { expect, test } from "vitest";
import { dotsOnPart, headOfPin, mapPartAround, pinHead, signScale } from "../../../app/rules/town/map-part";
import { townCoordinates } from "../../../app/rules/town/town";
import { mapLeaf, mapWidth } from "../../../app/rules/town/village";

test("a place is on the part of the village map drawn around it", () => {
  const part = mapPartAround(townCoordinates);
  expect(part).toMatchObject({ x: 773, y: 374 });
  if (!part) return;
  expect(part.x).toBeGreaterThan(part.left);
  expect(part.x).toBeLessThan(part.left + part.width);
  expect(part.y).toBeGreaterThan(part.top);
  expect(part.y).toBeLessThan(part.top + part.height);
});

test("the part never extends past the edge of the map, and places off the map have none", () => {
  for (const east of [-0.012, 0.006]) {
    const part = mapPartAround({ ...townCoordinates, longitude: townCoordinates.longitude + east });
    expect(part?.left).toBeGreaterThanOrEqual(0);
    expect((part?.left ?? 0) + (part?.width ?? 0)).toBeLessThanOrEqual(mapWidth);
    expect((part?.top ?? 0) + (part?.height ?? 0)).toBeLessThanOrEqual(mapLeaf.height);
  }
  expect(mapPartAround({ latitude: 8.98, longitude: -79.52 })).toBeNull();
});

const east = (longitude: number) => ({
  latitude: townCoordinates.latitude,
  longitude: townCoordinates.longitude + longitude,
});

test("each neighbor on the map has a number, beside its point where that would cover the pin or another's", () => {
  const part = mapPartAround(townCoordinates) ?? expect.fail();
  const neighbours = [
    { name: "Fonda", ...east(0.0012) },
    { name: "Fonda's double", ...east(0.0012) },
    { name: "Touching the Fonda", ...east(0.00125) },
    { name: "Café", ...east(-0.0012) },
    { name: "Next door", latitude: townCoordinates.latitude + 0.0003, longitude: townCoordinates.longitude },
    { name: "Far away", ...east(0.02) },
    { name: "Nowhere", latitude: null, longitude: null },
  ];
  const dots = dotsOnPart(part, headOfPin(part), neighbours);
  expect(dots.map(({ name, point }) => (point ? `beside ${name}` : name))).toEqual([
    "Fonda",
    "beside Fonda's double",
    "beside Touching the Fonda",
    "Café",
    "beside Next door",
  ]);
  const signs = [headOfPin(part), ...dots];
  for (const [index, one] of signs.entries())
    for (const other of signs.slice(index + 1))
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(18);
});

test("the part is widened for the two nearest neighbors, as far as a phone can show", () => {
  const neighbours = [
    { name: "East", ...east(0.0045) },
    { name: "West", ...east(-0.0004) },
    { name: "Third", ...east(0.0068) },
  ];
  const part = mapPartAround(townCoordinates, neighbours);
  if (!part) throw new Error("no map");
  const usual = mapPartAround(townCoordinates)?.width ?? expect.fail();
  expect(part.width).toBeGreaterThan(usual);
  expect(dotsOnPart(part, headOfPin(part), neighbours).map(({ name }) => name)).toEqual(["East", "West"]);
  const far = mapPartAround(townCoordinates, [{ name: "Far", ...east(0.05) }]);
  expect(far?.width).toBe(usual);
});

test("the part is widened for a third neighbor only within a short walk", () => {
  const named = (third: number) => {
    const all = [0.0006, -0.0006, third].map((step) => ({ name: `${step}`, ...east(step) }));
    const part = mapPartAround(townCoordinates, all) ?? expect.fail();
    return dotsOnPart(part, headOfPin(part), all).length;
  };
  expect(named(-0.0045)).toBe(3);
  expect(named(-0.0068)).toBe(2);
});

test("the head of a pin at the foot of the hills is whole, and its neighbors in the village stay on the part", () => {
  const hill = { latitude: townCoordinates.latitude + 0.0046, longitude: townCoordinates.longitude + 0.0022 };
  const neighbours = [
    { name: "Fonda", ...east(0.0016) },
    { name: "Casa", ...east(0.0008) },
  ];
  const part = mapPartAround(hill, neighbours) ?? expect.fail();
  expect(part.y - pinHead * signScale(part)).toBeGreaterThanOrEqual(part.top);
  expect(dotsOnPart(part, headOfPin(part), neighbours)).toHaveLength(2);
});
