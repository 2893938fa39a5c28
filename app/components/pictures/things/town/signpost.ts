import { fill, line, put } from "../../drawing/pen";
import type { Drawing } from "../../drawing/stage";
import { hills } from "../../grounds/hills";
import { palm, tufts } from "../../grounds/plants";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";

export const signpost: Drawing = {
  draw(stage) {
    const { lit, shade, shine, light } = stage;
    const arm = (y: number, width: number, colour: string, left: number, turn: number) =>
      put(
        600,
        y,
        left ? [-1, 1] : 1,
        fill(lit(colour), `M-34-32H${width}l40 32-40 32H-34z`) +
          fill(shade(colour, 0.7), `M-34 16H${width + 20}l-20 16H-34z`) +
          fill(shine(colour, 0.5), `M-34-32H${width}l4 4H-34z`),
        turn,
      );
    return (
      sky(stage) +
      hills(stage, { flip: false, end: 620 }) +
      sea(stage, { to: 500 }) +
      fill(light.leafLit, "M-720 470H0C220 430 460 480 960 440H1680V840H-720z") +
      fill(
        lit("#e2c798"),
        "M430 452C470 490 380 540 300 600 240 650 200 690 180 720H720C700 640 620 560 540 510 500 484 470 470 466 452z",
      ) +
      fill(
        light.leaf,
        "M-720 560Q-200 520 0 560C120 540 240 570 280 620 230 690 190 740 160 840H-720zM1680 540Q1200 480 960 520C820 540 700 570 640 600 700 660 720 740 740 840H1680z",
      ) +
      palm(stage, 120, 600, 450, { size: 1.25 }) +
      palm(stage, 880, 560, 330, { lean: 20, fill: light.near, size: 0.95 }) +
      put(
        54,
        92,
        0.86,
        fill(shade("#8a5f42", 0.2), "M586 120h28v540h-28z") +
          fill(shade("#8a5f42", 1), "M602 120h12v540h-12z") +
          fill(shade("#8a5f42", 0.4), "M580 128l20-30 20 30z") +
          arm(190, 180, "#e4553c", 0, -3) +
          arm(272, 200, "#2a8f95", 1, 2) +
          arm(354, 160, "#f0b84a", 0, 3) +
          arm(436, 170, "#f6efe0", 1, -3) +
          line("#fff8ea", 6, "M650 194q20-26 40-6t40-6M440 286l26-34 20 22 14-16 26 28") +
          line("#4a342c", 6, "M664 364h20q0-26 22-26t22 26h20M706 338v-10") +
          line("#4a342c", 6, "M450 440q26-30 66 0-40 30-66 0zM516 440l18-14v28z") +
          fill(shade("#8a8078", 0.2), "M530 668q10-40 50-36 20-26 50-4 40-6 46 40z") +
          fill(shade("#8a8078", 1), "M600 668q0-30 30-40 40-6 46 40z", 0.5),
      ) +
      tufts(stage, 660, 900, 664, 7, light.dark, 50) +
      tufts(stage, 20, 260, 660, 6, light.dark, 50)
    );
  },
};
