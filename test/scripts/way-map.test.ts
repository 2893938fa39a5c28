import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { onMap, type Point, wayMap } from "../../app/rules/content/way-map";
import { towns } from "../../app/rules/town/road";
import { drawSmallWay, drawWay, smallWayFile, wayFile } from "../../scripts/way-map";
import { cutToFrame, distanceToSegment, readCoast } from "../../scripts/way-map/coast";
import { curveThrough, pointsOf, roads } from "../../scripts/way-map/roads";

const svg = readFileSync(wayFile, "utf8");
const land = readRings(svg.match(/<path id="land" d="([^"]+)"/)?.[1] ?? "");
const kilometresPerUnit = 111.2 / wayMap.unitsPerDegree;

/** The rings of a path in relative steps, in tenths of a unit. */
function readRings(path: string): Point[][] {
  return [...path.matchAll(/M([^z]+)z/g)].map(([, steps = ""]) => {
    const numbers = [...steps.matchAll(/-?\d+/g)].map(([digits]) => Number(digits) / 10);
    const ring: Point[] = [];
    for (let index = 0; index < numbers.length; index += 2) {
      const { x, y } = ring.at(-1) ?? { x: 0, y: 0 };
      ring.push({ x: x + (numbers[index] ?? 0), y: y + (numbers[index + 1] ?? 0) });
    }
    return ring;
  });
}

const isInWindow = ({ x, y }: Point) => x > 0 && y > 0 && x < wayMap.width && y < wayMap.height;

function kilometresToShore(point: Point, rings: Point[][]): number {
  const distances = rings.flatMap((ring) =>
    ring.map((to, index) => distanceToSegment(point, ring.at(index - 1) ?? to, to)),
  );
  return Math.min(...distances) * kilometresPerUnit;
}

/** A ray to the west crosses the shore an odd number of times. */
function isAshore({ x, y }: Point): boolean {
  const crossings = land.flatMap((ring) =>
    ring.filter((to, index) => {
      const from = ring.at(index - 1) ?? to;
      if (from.y > y === to.y > y) return false;
      return from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x) < x;
    }),
  );
  return crossings.length % 2 === 1;
}

describe("The map of the way here", () => {
  test("is what the script draws, in at most 12 KB", () => {
    expect(drawWay()).toBe(svg);
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(12 * 1024);
  });

  test("has a smaller drawing for a thumb's width, in half of that", () => {
    const small = readFileSync(smallWayFile, "utf8");
    expect(drawSmallWay()).toBe(small);
    expect(Buffer.byteLength(small)).toBeLessThanOrEqual(6 * 1024);
  });

  test.each(Object.entries(towns))("marks %s within 3 km of its position, on land", (town, position) => {
    const mark = svg.match(new RegExp(`<circle id="${town}" cx="([\\d.]+)" cy="([\\d.]+)"`)) ?? [];
    const point = { x: Number(mark[1]), y: Number(mark[2]) };
    expect(isInWindow(point)).toBe(true);
    const there = onMap(position);
    expect(Math.hypot(point.x - there.x, point.y - there.y) * kilometresPerUnit).toBeLessThan(3);
    expect(isAshore(point)).toBe(true);
  });

  test("draws the whole shore between the towns from Natural Earth, and no other", () => {
    const world = readCoast().map(cutToFrame);
    const charted = world.flat().filter(isInWindow);
    const drawn = land.flat().filter(isInWindow);
    expect(charted.length).toBeGreaterThan(200);
    expect(drawn.length).toBeGreaterThan(150);
    for (const point of charted) expect(kilometresToShore(point, land)).toBeLessThan(1);
    for (const point of drawn) expect(kilometresToShore(point, world)).toBeLessThan(1);
  });

  test("has the gulf between the capital and Pedasí, and the open sea south of Cambutal", () => {
    for (const [latitude, longitude] of [
      [8.2, -79.7],
      [7.8, -79.9],
      [7.15, -80.5],
    ]) {
      expect(isAshore(onMap({ latitude: latitude ?? 0, longitude: longitude ?? 0 }))).toBe(false);
    }
    expect(kilometresToShore(onMap(towns.cambutal), land)).toBeLessThan(8);
  });

  test("has no road through the sea", () => {
    for (const stops of Object.values(roads)) {
      const points = pointsOf(stops);
      const along = curveThrough(points).flatMap(([one, other, end], index) =>
        [0.2, 0.4, 0.6, 0.8, 1].map((share) => onCurve(points[index] ?? end, one, other, end, share)),
      );
      expect(along.filter((point) => !isAshore(point))).toEqual([]);
    }
  });
});

function onCurve(start: Point, one: Point, other: Point, end: Point, share: number): Point {
  const rest = 1 - share;
  const along = (axis: "x" | "y") =>
    rest ** 3 * start[axis] +
    3 * rest ** 2 * share * one[axis] +
    3 * rest * share ** 2 * other[axis] +
    share ** 3 * end[axis];
  return { x: along("x"), y: along("y") };
}
