import type { Portrait } from "../../rules/pictures/portrait";
import type { Thing } from "../../rules/pictures/things";
import { type Drawing, makeStage, type Stage, stageWidth } from "./drawing/stage";
import { eatDrawings } from "./eat-drawings";
import { eventDrawings } from "./event-drawings";
import { landDrawings } from "./land-drawings";
import { seaDrawings } from "./sea-drawings";
import { stayDrawings } from "./stay-drawings";
import { townDrawings } from "./town-drawings";

const drawings: Record<Thing, Drawing> = {
  ...eatDrawings,
  ...stayDrawings,
  ...seaDrawings,
  ...landDrawings,
  ...townDrawings,
  ...eventDrawings,
};

/** With four views: `#card`, `#near` for a small square, `#low` for a band, and `#wide` for wider windows. */
export function drawPortrait(portrait: Portrait): string {
  const drawing = drawings[portrait.thing];
  const stage = makeStage({ ...portrait, seed: seedOf(portrait) }, drawing);
  const body = drawing.draw(stage);
  const [x, y, width] = drawing.view ?? [0, 0, stageWidth];
  const height = width * 0.75;
  const card = `${x} ${y} ${width} ${height}`;
  // Lower than the card's view, because a hero's text overlaps the bottom.
  const wide = [
    x + width / 2 - 1.25 * width,
    Math.min(y + 0.085 * height, 840 - height),
    2.5 * width,
    height,
  ];
  // What a drawing is about is seldom left of its middle.
  const [nearX, nearY, side] = drawing.near ?? [x + 0.6 * (width - height), y, height];
  const low = drawing.low ? [...drawing.low, drawing.low[2] / 2.5] : wide;
  const near = [nearX, nearY, side, side].map(Math.round).join(" ");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${card}" preserveAspectRatio="xMidYMid slice" fill="none" stroke-linecap="round" stroke-linejoin="round"><view id="card" viewBox="${card}"/><view id="near" viewBox="${near}"/><view id="low" viewBox="${low.map(Math.round).join(" ")}"/><view id="wide" viewBox="${wide.map(Math.round).join(" ")}"/><defs>${definitions(stage)}</defs>${body}</svg>`;
}

function definitions({ definitions }: Stage): string {
  return [...definitions.values()].join("");
}

/** Different portraits need different seeds even if their rolls are equal. */
function seedOf({ thing, roll }: Portrait): number {
  let seed = roll + 1;
  for (const letter of thing) seed = Math.imul(seed ^ letter.charCodeAt(0), 16777619);
  return seed >>> 0;
}
