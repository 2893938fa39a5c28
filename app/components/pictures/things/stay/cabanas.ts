import { fill } from "../../drawing/pen";
import type { Drawing } from "../../drawing/stage";
import { hills } from "../../grounds/hills";
import { palm, tufts } from "../../grounds/plants";
import { sand } from "../../grounds/sand";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";
import { hut } from "../../parts/buildings";

export const cabanas: Drawing = {
  draw(stage) {
    const { light } = stage;
    return (
      sky(stage) +
      hills(stage, { flip: false, end: 520 }) +
      sea(stage, { to: 600 }) +
      sand(stage, 540) +
      palm(stage, 300, 560, 330, { lean: -40, size: 0.9 }) +
      hut(stage, 300, 500, 0.5) +
      hut(stage, 430, 520, 0.7) +
      palm(stage, 520, 600, 460, { lean: 30, size: 1.2 }) +
      hut(stage, 690, 560, 1.12) +
      palm(stage, 920, 640, 520, { lean: 10, size: 1.35 }) +
      fill(light.dark, "M-720 720Q-200 660 0 700q300-50 520-24t1160-16v200H-720z", 0.35) +
      tufts(stage, 800, 960, 660, 4, light.dark, 50)
    );
  },
};
