import { mix } from "../../drawing/colour";
import { fill, line, oval, put } from "../../drawing/pen";
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
        oval(light.dark, 0, -78, 15, 17) +
          fill(lit(colour), "M-20-58Q0-66 20-58L26-22Q0-14-26-22z") +
          fill(light.dark, "M-26-24Q0-16 26-24 52-14 62-2 60 8 40 8L0 4-40 8Q-60 8-62-2-52-14-26-24z") +
          line(light.dark, 8, "M-22-52Q-46-30-48-8M22-52Q46-30 48-8"),
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
        [250, 190, 120],
        [390, 120, 130],
        [540, 90, 140],
        [700, 120, 130],
        [820, 200, 104],
      ]) +
      puff(mix(light.leaf, light.leafLit, 0.5), [
        [220, 150, 76],
        [370, 80, 86],
        [540, 50, 96],
        [700, 80, 86],
        [820, 160, 64],
      ]) +
      line(
        shade("#7a5f4c", 0.4),
        4,
        "M300 290V400M330 300V360M660 290V420M700 270V350M750 290V390M240 300V350",
      ) +
      fill(light.dark, "M120 650Q480 540 860 640 500 720 120 650z", 0.22) +
      mat("M40 622L252 590 306 616 82 656z", "M218 595L252 590 306 616 268 623z", accent) +
      mat("M130 720L352 644 448 660 266 744z", "M324 654L352 644 448 660 424 671z", third) +
      mat("M540 662L640 644 860 716 736 744z", "M540 662L640 644 668 653 566 673z", accent) +
      mat("M690 592L906 620 866 652 640 616z", "M690 592L726 597 678 622 640 616z", second) +
      sitting(170, 622, 0.86, second) +
      sitting(300, 694, 1.06, accent) +
      sitting(690, 694, 1.06, third) +
      sitting(778, 610, 0.86, accent) +
      lantern(stage, 400, 330, 0.6, 120) +
      lantern(stage, 640, 300, 0.5, 110)
    );
  },
};
