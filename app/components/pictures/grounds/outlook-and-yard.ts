import { mix } from "../drawing/colour";
import { bare, fill } from "../drawing/pen";
import { box, lens } from "../drawing/shapes";
import { edge, type Stage } from "../drawing/stage";
import { stamp } from "../drawing/stamp";
import { hills } from "./hills";
import { clump, hedge, meadow, palm } from "./plants";
import { ground } from "./sand";
import { sea } from "./sea";
import { sky } from "./sky";

/** The view from a terrace: the sea, green hills, the river or the street. */
export function outlook(stage: Stage, to = 520): string {
  const { light, setting, int, dice } = stage;
  if (setting === "hills")
    return (
      sky(stage) +
      hills(stage, { flip: dice() < 0.5, end: 980, rise: 1.6, near: false }) +
      meadow(light.near, 372) +
      hedge(mix(light.near, light.leaf, 0.5), 400, 70) +
      hedge(light.leaf, 476, 56)
    );
  if (setting === "village") return sky(stage) + street(stage);
  if (setting === "river")
    return sky(stage) + hills(stage, { end: 980, rise: 1.3, near: false }) + river(stage, to);
  const boats = dice() < 0.5 ? fishingBoats(stage, int(90, 170)) : "";
  return sky(stage) + hills(stage, { flip: dice() < 0.4 }) + sea(stage, { to }) + boats;
}

/** Pangas at anchor, small. */
export function fishingBoats(stage: Stage, x: number): string {
  const { light, lit } = stage;
  const boat = stamp(
    stage,
    "boat",
    () =>
      fill(light.dark, "M-90-24Q0-10 100-40 84 10 50 14H-70Q-88 6-90-24zM-84-50h16v40h-16z") +
      fill(lit("#f6efe0"), "M-90-24Q0-10 100-40L96-26Q0 4-88-10z"),
  );
  return (
    boat(x, 404, 0.5) +
    boat(x + 210, 392, 0.3) +
    boat(820, 398, 0.36) +
    boat(-300, 410, 0.5) +
    boat(1320, 400, 0.4)
  );
}

/** The main street: a row of low houses with zinc and tile roofs. */
function street(stage: Stage): string {
  const { light, lit, shade, lamps, hour, int } = stage;
  const pale = (colour: string) => mix(colour, light.far, lamps ? 0.26 : hour === "golden" ? 0.3 : 0.42);
  const house = stamp(
    stage,
    "house",
    () =>
      bare("M0 0h230v220H0z") +
      fill(pale(lit("#a8503c")), "M8-52h214l20 56H-12z") +
      fill(pale(shade("#5a4a44", 0.5)), "M0 4h230v12H0zM186 220V60h-38v160z") +
      fill(lamps ? "#ffd07c" : pale(shade("#5a4a44", 0.3)), "M28 52h44v50H28zM92 52h32v50H92z"),
  );
  const paint = ["#2f9c95", "#e9b23d", "#d9674e", "#6fa8c9", "#e7a08a", "#8dbb7a", "#f1e4c8"];
  let drawn = hills(stage, { end: 980, rise: 1.5, near: false }) + meadow(light.mid, 366);
  const first = int(0, 6);
  for (let i = 0; i < 10; i++)
    drawn += house(
      -740 + i * 246 + int(-8, 8),
      int(300, 324),
      1,
      0,
      pale(lit(paint[(first + i * 3) % 7] ?? "")),
    );
  return drawn;
}

/** Water between green banks, flowing toward the viewer. */
function river(stage: Stage, to: number): string {
  const { light } = stage;
  return (
    meadow(light.mid, 366) +
    hedge(light.near, 396, 80) +
    fill(
      mix(light.sea[0], light.sea[1], 0.5),
      `M360 404h170C620 430 900 450 1680 ${to - 30}V${to}H-720V${to - 40}C0 450 300 430 360 404z`,
    ) +
    fill(
      light.glint,
      lens(380, 416, 120, 4) + lens(300, 436, 220, 5) + lens(120, 462, 300, 6) + lens(560, 470, 260, 6),
      0.6,
    ) +
    clump(light.leaf, -720, 120, 440, 120) +
    clump(light.leaf, 800, 1680, 440, 120)
  );
}

/** The yard of a shop or a house, with its background and the earth in front. */
export function yard(stage: Stage): string {
  const { light, lit, shade, setting, dice } = stage;
  const earth = ground(lit("#dcc29a"), shade("#caa87c", 0.5), 588);
  if (setting === "beach")
    return (
      sky(stage) +
      hills(stage, { flip: dice() < 0.5 }) +
      sea(stage, { to: 600 }) +
      palms(stage, light.dark) +
      earth
    );
  if (setting === "village")
    return sky(stage) + street(stage) + fill(light.mid, box(edge.left, 520, edge.width, 90)) + earth;
  if (setting === "river")
    return sky(stage) + hills(stage, { end: 900, rise: 1.4, near: false }) + river(stage, 600) + earth;
  return (
    sky(stage) +
    hills(stage, { flip: dice() < 0.5, end: 760, rise: 1.3, near: false }) +
    meadow(light.mid, 370) +
    hedge(light.near, 430, 90) +
    palms(stage, light.leaf) +
    earth
  );
}

function palms(stage: Stage, colour: string): string {
  return (
    palm(stage, 130, 600, 450, { lean: 50, fill: colour, size: 1.3 }) +
    palm(stage, 240, 600, 330, { lean: -36, fill: colour, size: 0.95 })
  );
}
