import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { townCoordinates } from "../../app/rules/town/town";
import { onVillageMap, villageRoad, villageShore } from "../../app/rules/town/village";
import { drawVillage, villageFile } from "../../scripts/village-map";

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
