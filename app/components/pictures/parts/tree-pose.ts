import { fill, oval } from "../drawing/pen";
import type { Stage } from "../drawing/stage";
import { limb } from "./limbs";

const bareSkin =
  limb([-8, -158, 20], [-6, -84, 14], [-6, -50, 12], [-6, -12, 7]) +
  limb([12, -158, 20], [84, -124, 14], [50, -104, 11], [14, -92, 7], [2, -72, 5]) +
  "M-16-18H4Q5-8 20-4 24 0 20 2H-16z" +
  limb([-20, -246, 12], [-56, -292, 9], [-30, -340, 6], [0, -382, 3]) +
  limb([20, -246, 12], [56, -292, 9], [30, -340, 6], [0, -382, 3]) +
  limb([0, -244, 10], [0, -262, 9], [0, -280, 9]);

const legs =
  limb([-8, -160, 23], [-6, -84, 17], [-6, -50, 14], [-6, -34, 11]) +
  limb([12, -160, 23], [84, -126, 17], [56, -106, 14], [36, -98, 10]);

/** Somebody on one leg at yoga, 380 high, the foot on 0 0. */
export function treePose({ light, lit }: Stage, trousers: string, shirt: string): string {
  const skin = lit("#a8683f");
  return (
    fill(skin, bareSkin) +
    fill(trousers, `M-30-180H30L34-150 0-138-30-150z${legs}`) +
    fill(shirt, "M-32-254Q-16-262-12-262 0-248 12-262 16-262 32-254L26-220 31-174Q0-166-31-174L-26-220z") +
    oval(skin, 0, -290, 19, 22) +
    fill(light.dark, "M-20-288C-24-324 24-324 20-288 14-302-8-298-20-288z")
  );
}
