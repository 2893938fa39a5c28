import { mix } from "../../drawing/colour";
import { fill, line, put } from "../../drawing/pen";
import { disc } from "../../drawing/shapes";
import type { Drawing } from "../../drawing/stage";
import { hills } from "../../grounds/hills";
import { hedge } from "../../grounds/plants";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";
import { puff } from "../../parts/goods";
import { lantern } from "../../parts/lamps";

export const figtree: Drawing = {
  draw(stage) {
    const { light, lit, shade, shine, accent, second, third } = stage;
    const mat = (outline: string, head: string, colour: string) =>
      put(0, 4, 1, fill(shade(colour, 0.9), outline)) +
      fill(lit(colour), outline) +
      fill(shine(colour, 0.55), head);
    // somebody sits there, small, seen from behind
    const sitting = (x: number, y: number, size: number, colour: string) =>
      put(
        x,
        y,
        size,
        fill(
          shade("#3d4a5a", 0.4),
          "M-30-30H30C56-22 66-12 64-2 56 10 30 8 0 4-30 8-56 10-64-2-66-12-56-22-30-30z",
        ) +
          line("#8a5238", 10, "M-25-66Q-46-42-46-14M25-66Q46-42 46-14") +
          fill(lit(colour), "M-30-66C-24-78 24-78 30-66L22-20H-22z") +
          fill("#8a5238", "M-7-90H7v16H-7z") +
          fill(light.dark, disc(0, -98, 15, 17) + disc(0, -118, 8)),
      );
    return (
      sky(stage) +
      hills(stage, { flip: true, end: 640 }) +
      sea(stage, { to: 500 }) +
      hedge(light.near, 486, 46) +
      fill(light.leafLit, "M-720 540Q200 480 700 510T1680 490V840H-720z") +
      fill(light.leaf, "M-720 640Q200 600 700 640T1680 620V840H-720z", 0.6) +
      // a fig with its hanging roots
      fill(
        shade("#7a5f4c", 0.4),
        "M380 640Q450 560 450 440 440 330 300 240l20-20Q440 280 480 340 500 250 480 150h50Q530 250 530 330 600 280 700 220l16 24Q590 330 566 440 570 560 650 640 600 620 560 600q-10 40-6 60-30-20-34-60-10 30-30 60-6-30 4-60-50 20-114 40z",
      ) +
      fill(
        shade("#5a4436", 0.6),
        "M530 330Q600 280 700 220l16 24Q590 330 566 440 570 560 650 640 600 620 560 600 540 480 530 330z",
        0.5,
      ) +
      puff(light.leaf, [
        [250, 258, 104],
        [390, 204, 116],
        [540, 180, 124],
        [696, 202, 116],
        [810, 262, 90],
      ]) +
      puff(mix(light.leaf, light.leafLit, 0.5), [
        [228, 226, 66],
        [374, 166, 76],
        [540, 138, 82],
        [700, 164, 76],
        [812, 230, 54],
      ]) +
      put(
        112,
        150,
        0.77,
        fill(light.dark, "M120 650Q480 540 860 640 500 720 120 650z", 0.22) +
          mat("M100 622L272 590 326 616 142 656z", "M238 596L272 590 326 616 288 623z", accent) +
          mat("M180 710L362 644 448 660 306 734z", "M334 654L362 644 448 660 424 671z", third) +
          mat("M540 662L640 644 820 706 706 734z", "M540 662L640 644 668 653 566 673z", accent) +
          mat("M690 592L866 618 826 650 640 616z", "M690 592L726 597 678 622 640 616z", second) +
          sitting(208, 622, 1.05, second) +
          sitting(322, 690, 1.3, accent) +
          sitting(678, 690, 1.3, third) +
          sitting(758, 612, 1.05, accent),
      ) +
      lantern(stage, 392, 380, 0.6, 80) +
      lantern(stage, 648, 370, 0.5, 70)
    );
  },
};
