import { expect, test } from "vitest";
import { mapPartAround } from "../../../app/rules/town/map-part";
import { townCoordinates } from "../../../app/rules/town/town";
import { mapLeaf, mapWidth } from "../../../app/rules/town/village";

test("a place stands on the part of the village map that is drawn around it", () => {
  const part = mapPartAround(townCoordinates);
  expect(part).toMatchObject({ x: 773, y: 374 });
  if (!part) return;
  expect(part.x).toBeGreaterThan(part.left);
  expect(part.x).toBeLessThan(part.left + part.width);
  expect(part.y).toBeGreaterThan(part.top);
  expect(part.y).toBeLessThan(part.top + part.height);
});

test("the part never reaches past the edge of the map, and what stands off the map has none", () => {
  for (const east of [-0.012, 0.006]) {
    const part = mapPartAround({ ...townCoordinates, longitude: townCoordinates.longitude + east });
    expect(part?.left).toBeGreaterThanOrEqual(0);
    expect((part?.left ?? 0) + (part?.width ?? 0)).toBeLessThanOrEqual(mapWidth);
    expect((part?.top ?? 0) + (part?.height ?? 0)).toBeLessThanOrEqual(mapLeaf.height);
  }
  expect(mapPartAround({ latitude: 8.98, longitude: -79.52 })).toBeNull();
});
