import { fill } from "../../drawing/pen";
import type { Drawing } from "../../drawing/stage";
import { hills } from "../../grounds/hills";
import { clump, hedge, leaves, palm } from "../../grounds/plants";
import { sky } from "../../grounds/sky";
import { hut } from "../../parts/buildings";

export const jungle: Drawing = {
  draw(stage) {
    const { light } = stage;
    return (
      sky(stage) +
      hills(stage, { flip: false, end: 980, rise: 1.7, near: false }) +
      fill(light.mid, "M-720 370h2400v300H-720z") +
      hedge(light.near, 420, 120) +
      palm(stage, 250, 560, 380, { lean: -30, fill: light.near, size: 1.1 }) +
      palm(stage, 880, 560, 460, { lean: 20, fill: light.near, size: 1.25 }) +
      hedge(light.leaf, 540, 90) +
      hut(stage, 600, 510, 1.12) +
      clump(light.leafLit, 320, 1680, 640, 60) +
      fill(light.leaf, "M-720 660H0C240 620 620 690 960 640H1680V840H-720z") +
      leaves(stage, 20, 740, { size: 2, turns: [-30, -6, 22, 50] }) +
      leaves(stage, 900, 750, { size: 1.7, turns: [-54, -26, 0, 26] })
    );
  },
};
