import { fill, put } from "../drawing/pen";

/** Steam: one ribbon with two turns. */
export function steam(colour: string, x: number, y: number, size = 1, opacity = 0.6): string {
  const d = "M0 0c-26-36 28-62 2-108c-20-36 14-58 6-86c24 34-8 54 12 86c28 46-26 70-20 108z";
  return put(x, y, size, fill(colour, d, opacity));
}
