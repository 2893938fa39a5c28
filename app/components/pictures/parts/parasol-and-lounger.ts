import { fill, oval, put } from "../drawing/pen";
import type { Stage } from "../drawing/stage";

export function parasol(stage: Stage, x: number, y: number, size: number, colour: string): string {
  const { lit, shade } = stage;
  return put(
    x,
    y,
    size,
    fill(shade("#c9a87c", 0.3), "M-5-150h10V250H-5z") +
      fill(
        lit("#fff4e2"),
        "M-190 0Q-160-120 0-140 160-120 190 0q-32-22-63 0-32-22-64 0-32-22-63 0-32-22-64 0-31-22-63 0-32-22-63 0z",
      ) +
      fill(
        lit(colour),
        "M-190 0Q-160-120 0-140-90-90-126 0q-32-20-64 0zM-63 0Q-50-90 0-140 50-90 63 0 32-20 0 0q-32-20-63 0zM126 0Q90-90 0-140 160-120 190 0q-32-20-64 0z",
      ) +
      fill(shade(colour), "M126 0Q90-90 0-140 160-120 190 0q-32-20-64 0z", 0.45) +
      oval(lit("#fff4e2"), 0, -144, 7),
  );
}

/** A deck chair with its head to the left; a negative size turns it to the right. */
export function lounger(stage: Stage, x: number, y: number, size: number, colour: string): string {
  const { lit, shade, shine } = stage;
  return put(
    x,
    y,
    [size, Math.abs(size)],
    fill(
      shade("#8a6244", 0.3),
      "M-120 0h230v10h-230zM-104 8h10v44h-10zM70 8h10v44H70zM-120 2L-196-92l8-6L-108-4z",
    ) +
      fill(lit(colour), "M-124-4L-202-98q-6-14 8-16L-108-16H108q12 0 12 9t-12 9h-224z") +
      fill(shine(colour, 0.6), "M-194-112L-150-62l-14 10-36-46z"),
  );
}
