import { fill, line, oval, put } from "../drawing/pen";
import { lens } from "../drawing/shapes";
import type { Stage } from "../drawing/stage";
import { steam } from "./steam";

/** A round plate seen by a seated person, with its shadow. */
export function plate(
  stage: Stage,
  x: number,
  y: number,
  rx: number,
  colour = "#fff8ea",
  flat = 0.34,
): string {
  const { warm, warmShade } = stage;
  return (
    oval(warmShade("#5b3420"), x + 12, y + 18, rx * 1.02, rx * flat, 0.35) +
    oval(warmShade(colour, 0.7), x, y + 10, rx, rx * flat) +
    oval(warm(colour), x, y, rx, rx * flat) +
    oval(warmShade(colour, 0.28), x, y + 2, rx * 0.76, rx * flat * 0.74) +
    oval(warm(colour), x, y + 6, rx * 0.74, rx * flat * 0.7)
  );
}

/** A coffee cup with its handle on the left; 0 0 is the middle of its rim. */
export function cup(
  stage: Stage,
  x: number,
  y: number,
  size: number,
  colour: string,
  drink = "#4a2616",
): string {
  const { warm, warmShade } = stage;
  return (
    put(
      x,
      y,
      size,
      oval(warmShade("#4a2a1c"), 8, 78, 88, 16, 0.35) +
        line(warm(colour), 13, "M-64 18q-42-8-38 22 6 24 48 15") +
        fill(warm(colour), "M-70 0q2 66 40 76h60q38-10 40-76z") +
        fill(warmShade(colour, 0.6), "M14 0h56q-2 66-40 76H6q22-26 8-76z") +
        oval(warm("#fff6e6"), 0, 0, 70, 17) +
        oval(warm(drink), 0, 2, 60, 12) +
        fill(warm("#b0713f"), lens(-34, 3, 56, 5)),
    ) + steam("#fffaf0", x, y - 14, 0.62 * size)
  );
}
