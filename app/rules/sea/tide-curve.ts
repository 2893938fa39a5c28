import type { Water } from "./tide-at";

/** The same scale all year, so that spring tides look big and neaps small. */
const highestSea = 3.7;
const lowestSea = -0.6;

/** `top` and `foot` are the positions of the highest and lowest sea. */
export type Frame = { from: number; until: number; top: number; foot: number };

/** In percent. */
export function across({ from, until }: Frame, instant: number): number {
  return ((instant - from) / (until - from)) * 100;
}

/** In percent. */
export function down({ top, foot }: Frame, metres: number): number {
  return top + ((highestSea - metres) / (highestSea - lowestSea)) * (foot - top);
}

/** The handle length that makes a cubic curve half a cosine. */
const handle = 0.3642;

/** In a 1000 × 1000 drawing. */
export function seaSurface(waters: readonly Water[], frame: Frame): string {
  const points = waters.map(({ at, metres }) => ({
    x: Math.round(across(frame, at) * 10),
    y: Math.round(down(frame, metres) * 10),
  }));
  const [first, ...others] = points;
  if (!first) return "";
  let last = first;
  const curves = others.map(({ x, y }) => {
    const [across, down] = [x - last.x, y - last.y];
    const reach = Math.round(across * handle);
    last = { x, y };
    // Relative, since days resemble one another: a month of them is compressed to less.
    return `c${reach} 0 ${across - reach} ${down} ${across} ${down}`.replaceAll(" -", "-");
  });
  return `M${first.x} ${first.y}${curves.join("")}`;
}

/** Left of every drawing, at the same place, since a page may have a month of them. */
const leftmost = -400;

/** Filled down to the bottom, from its first water or from further left. */
export function seaBody(waters: readonly Water[], frame: Frame): string {
  const surface = seaSurface(waters, frame);
  const first = waters[0] ? Math.round(across(frame, waters[0].at) * 10) : 0;
  return surface && `${surface}V1400H${Math.min(leftmost, first)}Z`;
}
