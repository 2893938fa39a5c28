import { mix } from "../drawing/colour";
import { fill, line } from "../drawing/pen";
import { lens } from "../drawing/shapes";
import type { Stage } from "../drawing/stage";
import { puff } from "../parts/puffs-and-dots";

/** Water over the broken edge of a wide cliff, in two leaps into a pool at 0 220; its lip is at 0 0. */
export function falls({ light }: Stage): string {
  const rock = mix(light.near, light.dark, 0.35);
  const lit = mix(light.near, light.leafLit, 0.45);
  const pool = mix(light.sea[1], light.near, 0.3);
  const water = mix(mix(light.sea[0], "#ffffff", 0.6), light.sea[1], 0.14);
  return (
    fill(rock, "M-230 250L-216 120-190 40-130 4-84-14-40 4H40L84-18 136 6 200 30 236 104 270 150 300 250z") +
    fill(
      lit,
      "M-216 120L-190 40-130 4-146 70-180 110-176 170-210 220zM84-18L136 6 150 60 118 110 132 170 100 130 104 60zM200 30L236 104 232 180 204 120z",
      0.75,
    ) +
    // the stream above, seen over the lip
    fill(pool, lens(-62, -3, 124, 20)) +
    fill(
      water,
      "M-50-2C-34-10-18-5 0-8S36-10 50-2C38 4 33 20 34 44L40 84Q56 108 59 150L78 224Q0 250-78 224L-59 150Q-56 108-40 84L-34 44C-33 20-38 4-50-2z",
    ) +
    line("#ffffff", 5, "M-44-1C-32-7-18-3 0-5S32-7 44-1", 0.9) +
    line(
      mix(water, light.sea[1], 0.5),
      6,
      "M-18 16L-22 74M2 10L2 80M20 18L25 72M-36 112L-50 206M-12 106L-18 214M13 104L18 198M36 112L50 208",
      0.8,
    ) +
    line("#ffffff", 8, "M-38 88q18-10 36-2t40-4", 0.95) +
    fill(pool, lens(-196, 238, 392, 50)) +
    fill(water, lens(-150, 244, 96, 7) + lens(66, 248, 90, 7), 0.7) +
    puff("#ffffff", [
      [-58, 226, 16],
      [-30, 220, 20],
      [2, 222, 18],
      [34, 220, 20],
      [62, 226, 15],
    ]) +
    puff(light.leaf, [
      [-84, -14, 26],
      [-118, 0, 32],
      [-160, 24, 30],
      [88, -20, 26],
      [124, -4, 32],
      [170, 14, 30],
      [206, 36, 26],
    ])
  );
}
