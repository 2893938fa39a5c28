import { bare, fill } from "../drawing/pen";
import { disc, lens } from "../drawing/shapes";
import type { Stage } from "../drawing/stage";
import { stamp } from "../drawing/stamp";

/** A wooden crate heaped with fruit of one colour. */
export function crate(stage: Stage, x: number, y: number, width: number, fruit: string): string {
  const { lit, shade } = stage;
  const one = stamp(
    stage,
    "crate",
    () =>
      bare(
        [0, 1, 2, 3].map((i) => disc(22 + i * 19, -18, 11)).join("") +
          [0, 1, 2, 3, 4].map((i) => disc(12 + i * 19, -3, 11)).join(""),
      ) +
      fill(
        "#ffffff",
        lens(16, -22, 12, 4) +
          lens(54, -22, 12, 4) +
          lens(6, -8, 12, 4) +
          lens(44, -8, 12, 4) +
          lens(82, -8, 12, 4),
        0.3,
      ) +
      fill(lit("#c08f58"), "M-2 0h104v76H-2z") +
      fill(shade("#c08f58", 0.8), "M-2 22h104v7H-2zM-2 48h104v7H-2zM88 0h14v76H88z"),
  );
  return one(x, y, [width / 100, 1], 0, lit(fruit));
}
