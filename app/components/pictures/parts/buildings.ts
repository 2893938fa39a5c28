import { fill, line } from "../drawing/pen";
import { box } from "../drawing/shapes";
import type { Stage } from "../drawing/stage";
import { stamp } from "../drawing/stamp";
import { glow } from "./lamps";
import { thatch, zinc } from "./roofs";

/** A shop front with a zinc roof: 560 wide, with its base at y = 606. */
export function facade(stage: Stage, x = 320, width = 560, top = 246): string {
  const { lit, shade, wall, roof } = stage;
  const foot = 606;
  return (
    fill(lit(wall), box(x, top, width, foot - top)) +
    fill(shade(wall, 0.7), box(x, top, width, 34) + box(x + width - 54, top, 54, foot - top), 0.8) +
    fill(shade(wall), box(x, foot - 58, width, 58), 0.55) +
    zinc(stage, x + 16, x + width - 16, top - 96, top - 6, roof, 44)
  );
}

/** A thatched hut, 300 wide at size 1, with its floor at y. */
export function hut(stage: Stage, x: number, y: number, size: number): string {
  const { lamps, shade, lit } = stage;
  const one = stamp(
    stage,
    "hut",
    () =>
      fill(shade("#8a5a3c", 0.5), "M-120-190h240V0h-240z") +
      line(shade("#8a5a3c"), 3, "M-100-186V-4M-72-186V-4M72-186V-4M100-186V-4", 0.6) +
      fill(lamps ? "#ffcf7c" : shade("#4a3028", 0.6), "M-42-150h84V0h-84z") +
      (lamps ? fill("#fff0c4", "M-42-150h42V0h-42z") : "") +
      fill(shade("#6a4630", 0.6), "M-150-180h11V0h-11zM139-180h11V0h-11z") +
      fill(lit("#b98a5c"), "M-164-4h328l14 12h-356z") +
      fill(lit("#d9b98a"), "M-44 8h88l44 56h-150z") +
      thatch(stage, -190, 190, -350, -176, { ridge: 0.16 }),
  );
  return (lamps ? glow(stage, x, y - 60 * size, 260 * size) : "") + one(x, y, size);
}
