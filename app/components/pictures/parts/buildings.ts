import { fill, line } from "../drawing/pen";
import { box } from "../drawing/shapes";
import type { Stage } from "../drawing/stage";
import { stamp } from "../drawing/stamp";
import { glow } from "./lamps";
import { thatch, zinc } from "./roofs";

/** A shop front under a zinc roof: 560 wide, its foot at 606. */
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

/** A hut on posts under thatch, 300 wide at size 1; its feet stand on y. */
export function hut(stage: Stage, x: number, y: number, size: number): string {
  const { lamps, shade, lit } = stage;
  const one = stamp(
    stage,
    "hut",
    () =>
      fill(shade("#8a5a3c", 0.5), "M-120-190h240V-30h-240z") +
      line(shade("#8a5a3c"), 3, "M-100-186v154M-72-186v154M72-186v154M100-186v154M-120-110h240", 0.6) +
      fill(lamps ? "#ffcf7c" : shade("#4a3028", 0.6), "M-40-170h80V-30h-80z") +
      (lamps ? fill("#fff0c4", "M-40-170h40V-30h-40z") : "") +
      fill(lit("#a87248"), "M-150-34h300v14h-300z") +
      fill(
        shade("#6a4630", 0.6),
        "M-138-20h12V60h-12zM126-20h12V60h-12zM-50-20h12V50h-12zM40-20h12V50H40zM-150-96h8v62h-8zM142-96h8v62h-8zM-150-98h100v8h-100zM52-98h98v8H52z",
      ) +
      fill(lit("#b98a5c"), "M-34-20h68l14 80H-48z") +
      line(shade("#7c5236", 0.8), 4, "M-37 0h74M-41 20h82M-45 40h90") +
      thatch(stage, -190, 190, -350, -176, { ridge: 0.16 }),
  );
  return (lamps ? glow(stage, x, y - 80 * size, 260 * size) : "") + one(x, y, size);
}
