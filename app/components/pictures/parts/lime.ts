import { fill, oval } from "../drawing/pen";
import type { Stage } from "../drawing/stage";
import { stamp } from "../drawing/stamp";

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
