import { fill, oval } from "../drawing/pen";
import type { Stage } from "../drawing/stage";
import { limb } from "./limbs";

const arms =
  limb([-30, -148, 12], [-58, -100, 9], [-84, -52, 6], [-96, -42, 8]) +
  limb([30, -148, 12], [58, -100, 9], [84, -52, 6], [96, -42, 8]) +
  limb([0, -150, 10], [0, -168, 9], [0, -186, 9]);

const legs =
  limb([-14, -30, 22], [-92, -28, 21], [-122, -14, 15], [-60, -6, 13], [16, -4, 9]) +
  limb([14, -30, 22], [92, -28, 21], [122, -14, 15], [60, -6, 13], [-16, -4, 9]);

/** Somebody who sits cross-legged at yoga, 220 high, the floor at 0. */
export function lotusPose({ light, lit }: Stage, trousers: string, shirt: string): string {
  const skin = lit("#a8683f");
  return (
    fill(trousers, `M-36-60H36L44-14H-44z${legs}`) +
    fill(skin, "M-50-22Q-16-30 6-14 2-4-12-6-36-4-54-10zM54-12Q20-22-4-4 2 5 14 3 38 4 56 0z") +
    fill(shirt, "M-40-158Q-20-168-14-168 0-154 14-168 20-168 40-158L32-106 38-46Q0-36-38-46L-32-106z") +
    fill(skin, arms) +
    oval(skin, 0, -198, 21, 24) +
    fill(light.dark, "M-22-196C-26-236 26-236 22-196 16-212-10-208-22-196z") +
    oval(light.dark, 0, -230, 12)
  );
}
