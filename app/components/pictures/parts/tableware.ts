import { fill, line, oval, put } from "../drawing/pen";
import { lens } from "../drawing/shapes";
import type { Stage } from "../drawing/stage";
import { stamp } from "../drawing/stamp";

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

/** Steam: one ribbon with two turns. */
export function steam(colour: string, x: number, y: number, size = 1, opacity = 0.6): string {
  const d = "M0 0c-26-36 28-62 2-108c-20-36 14-58 6-86c24 34-8 54 12 86c28 46-26 70-20 108z";
  return put(x, y, size, fill(colour, d, opacity));
}

/** A slice of lime at an angle. */
export function limeSlice(stage: Stage, x: number, y: number, radius: number, flat = 0.62): string {
  const slice = stamp(stage, "lime", () => {
    const part = "M0-14L38-66Q0-86-38-66z";
    const parts = [0, 60, 120, 180, 240, 300].map(
      (turn) => `<path transform="rotate(${turn})" d="${part}"/>`,
    );
    return (
      oval(stage.warm("#4f8f2f"), 0, 0, 100) +
      oval(stage.warm("#e9f2b4"), 0, 0, 86) +
      `<g fill="${stage.warm("#a8cc4e")}">${parts.join("")}</g>`
    );
  });
  return slice(x, y, [radius / 100, (radius * flat) / 100]);
}

export function limeWedge(stage: Stage, x: number, y: number, size: number, turn = 0): string {
  const wedge = stamp(
    stage,
    "wedge",
    () =>
      fill(stage.warm("#4f8f2f"), "M-40 0Q-34 40 6 40 40 38 42 0z") +
      fill(stage.warm("#e9f2b4"), "M-40 0Q0-22 42 0 0 14-40 0z") +
      fill(stage.warm("#a8cc4e"), "M-30 0Q-14-9-4-8L0 0-8 4Q-22 4-30 0zM4-8Q22-8 32 0 20 5 8 5z"),
  );
  return wedge(x, y, size, turn);
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
