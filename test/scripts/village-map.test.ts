import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { wordsOn } from "../../app/rules/places/village-map";
import { type Box, touch } from "../../app/rules/town/rectangle";
import { townCoordinates } from "../../app/rules/town/town";
import { mapLeaf, mapLeaves, onVillageMap, villageRoad, villageShore } from "../../app/rules/town/village";
import { drawVillage, villageFile } from "../../scripts/village-map";
import { waves } from "../../scripts/village-map/scenery";

test("the served map is drawn from the road and the shore of the town", () => {
  expect(readFileSync(villageFile, "utf8")).toBe(drawVillage());
});

test("the sea is south of the road, and the middle of town between the road's ends", () => {
  const height = (points: typeof villageRoad, x: number) =>
    points.reduce((least, one) => (Math.abs(one.x - x) < Math.abs(least.x - x) ? one : least)).y;
  for (const { x, y } of villageRoad) expect(height(villageShore, x)).toBeGreaterThan(y + 10);
  const { x } = onVillageMap(townCoordinates);
  expect(x).toBeGreaterThan(villageRoad[0]?.x ?? 0);
  expect(x).toBeLessThan(villageRoad.at(-1)?.x ?? 0);
});

test("no wavelet is drawn through the map's own words", () => {
  const words = mapLeaves.flatMap((leaf, index) =>
    wordsOn[leaf].map(([left, top, right, bottom]): Box => {
      const west = index * mapLeaf.width;
      return [west + left, top, west + right, bottom];
    }),
  );
  const met = waves.filter(([x, y]) => words.some((box) => touch(box, [x - 2, y - 4, x + 26, y + 4])));
  expect(met).toEqual([]);
});
