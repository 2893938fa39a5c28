import { fill } from "../../drawing/pen";
import type { Drawing } from "../../drawing/stage";
import { hills } from "../../grounds/hills";
import { hedge, palm, tufts } from "../../grounds/plants";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";
import { hut } from "../../parts/buildings";

export const cabanas: Drawing = {
  draw(stage) {
    const { light } = stage;
    return (
      sky(stage) +
      hills(stage, { flip: false, end: 520 }) +
      sea(stage, { to: 560 }) +
      hedge(light.near, 500, 60) +
      fill(light.leafLit, "M-720 640C-300 560 100 500 420 494S1200 520 1680 560V840H-720z") +
      fill(light.leaf, "M-720 720C-200 640 200 640 560 612S1300 600 1680 620V840H-720z", 0.7) +
      palm(stage, 96, 560, 330, { lean: -40, size: 0.9 }) +
      hut(stage, 196, 526, 0.42) +
      hut(stage, 330, 536, 0.56) +
      hut(stage, 500, 560, 0.76) +
      palm(stage, 610, 600, 460, { lean: 30, size: 1.2 }) +
      hut(stage, 770, 630, 1.06) +
      palm(stage, 950, 660, 540, { lean: 10, size: 1.35 }) +
      tufts(stage, 120, 420, 680, 4, light.dark, 44)
    );
  },
};
