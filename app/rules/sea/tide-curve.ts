import type { Water } from "./waters";

/** The heights a picture leaves room for, the whole year the same: spring tides look big and neaps flat. */
const highestSea = 3.7;
const lowestSea = -0.6;

/** A piece of time and where heights stand in the picture: `top` and `foot` are those of the highest and lowest sea. */
export type Frame = { from: number; until: number; top: number; foot: number };

/** Where along the picture an instant stands, in parts of a hundred. */
export function across({ from, until }: Frame, instant: number): number {
  return ((instant - from) / (until - from)) * 100;
}

/** How far down the picture a height stands, in the same parts. */
export function down({ top, foot }: Frame, metres: number): number {
  return top + ((highestSea - metres) / (highestSea - lowestSea)) * (foot - top);
}

/** Where a cubic curve's handles make it half a cosine, to a thousandth of its height. */
const handle = 0.3642;

/** The surface of the sea from the first to the last of these waters, in a drawing of a thousand by a thousand. */
export function seaSurface(waters: readonly Water[], frame: Frame): string {
  const points = waters.map(({ at, metres }) => ({
    x: Math.round(across(frame, at) * 10),
    y: Math.round(down(frame, metres) * 10),
  }));
  const [first, ...others] = points;
  if (!first) return "";
  let last = first;
  const curves = others.map(({ x, y }) => {
    const reach = Math.round((x - last.x) * handle);
    const curve = `C${last.x + reach} ${last.y} ${x - reach} ${y} ${x} ${y}`;
    last = { x, y };
    return curve;
  });
  return `M${first.x} ${first.y}${curves.join("")}`;
}

/** The same, filled down to the foot of the drawing. */
export function seaBody(waters: readonly Water[], frame: Frame): string {
  const [first, last] = [waters[0], waters.at(-1)];
  if (!first || !last) return "";
  const ends = [last, first].map(({ at }) => Math.round(across(frame, at) * 10));
  return `${seaSurface(waters, frame)}V1400H${ends[1]}Z`;
}
