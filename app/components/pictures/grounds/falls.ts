import { mix } from "../drawing/colour";
import { fill, line } from "../drawing/pen";
import { lens } from "../drawing/shapes";
import type { Stage } from "../drawing/stage";
import { puff } from "../parts/puffs-and-dots";

/** Water over the broken edge of a wide cliff, in two leaps into a pool at 0 220; its lip is at 0 0. */
export function falls({ light }: Stage): string {
  const rock = mix(light.near, light.dark, 0.35);
  const lit = mix(light.near, light.leafLit, 0.45);
  const water = mix(mix(light.sea[0], "#ffffff", 0.6), light.sea[1], 0.14);
  return (
    fill(rock, "M-230 250L-216 120-190 40-130 4-84-14-40 4H40L84-18 136 6 200 30 236 104 270 150 300 250z") +
    fill(
      lit,
      "M-216 120L-190 40-130 4-146 70-180 110-176 170-210 220zM84-18L136 6 150 60 118 110 132 170 100 130 104 60zM200 30L236 104 232 180 204 120z",
      0.75,
    ) +
    fill(water, "M-28 2Q0-8 28 2L34 84Q54 108 58 150L72 230H-72L-56 150Q-52 108-32 84z") +
    line(
      mix(water, light.sea[1], 0.5),
      6,
      "M-14 12L-18 74M4 8L4 80M18 14L22 72M-34 112L-48 206M-10 106L-16 214M12 104L16 196M34 112L46 208",
      0.8,
    ) +
    line("#ffffff", 8, "M-34 88q16-10 32-2t34-4", 0.95) +
    fill(mix(light.sea[1], light.near, 0.3), lens(-150, 232, 300, 26)) +
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
