import { each, fill, line, oval, put } from "../../drawing/pen";
import type { Drawing } from "../../drawing/stage";
import { frame } from "../../grounds/framing-palms";
import { outlook } from "../../grounds/outlook-and-yard";
import { pool, table } from "../../grounds/table";

export const routes: Drawing = {
  view: [70, 90, 880],
  draw(stage) {
    const { light, warm, warmShade, accent, second } = stage;
    return (
      outlook(stage) +
      frame(stage, 460) +
      table(stage, 430, "#8a5f42") +
      pool(stage, 560, 560, 440, 130) +
      // an unfolded map: the coast, a road, a cross
      fill(warmShade("#3a2016"), "M130 690L250 470 960 460 960 720z", 0.3) +
      fill(
        warm("#f7ecd0"),
        "M140 676L250 462 430 478 610 458 790 474 930 456 950 690 790 712 600 690 390 714z",
      ) +
      fill(warm("#8fc4c0"), "M140 676L196 566Q300 580 360 620 470 640 520 690L390 714z") +
      fill(
        warm("#8fc4c0"),
        "M140 676L196 566Q280 560 330 600 420 600 480 650 560 650 600 690L390 714z",
        0.7,
      ) +
      fill(
        warm("#a8c48a"),
        "M560 462L610 458 790 474 930 456 938 560Q840 540 780 570 700 580 640 540 600 500 560 462z",
      ) +
      line(warm("#fffaf0"), 5, "M330 596Q420 590 480 644T600 686", 0.8) +
      line(warm("#c9853c"), 7, "M300 470Q400 530 520 540T700 640 940 630") +
      line(warm("#d8432f"), 8, "M350 560l20-10M396 556l24 2M446 566l22 12M492 590l16 14") +
      line(warm("#d8432f"), 13, "M530 600l44 36M574 598l-42 40") +
      fill(warmShade("#e2d2ac", 0.3), "M430 478L390 714 140 676 250 462z", 0.25) +
      fill(warmShade("#e2d2ac", 0.3), "M790 474L790 712 600 690 610 458z", 0.3) +
      line(warmShade("#c9b58a", 0.3), 3, "M430 478L390 714M610 458L600 690M790 474V712", 0.8) +
      each(
        [
          [680, 520],
          [730, 506],
          [800, 520],
          [850, 500],
        ],
        ([x, y]) => fill(warm("#4f8a5a"), `M${x} ${y - 26}l22 34h-44z`),
      ) +
      // the compass
      put(
        740,
        584,
        1,
        oval(warmShade("#3a2016"), 12, 24, 132, 66, 0.4) +
          oval(warmShade("#a8803c", 0.5), 0, 12, 128, 68) +
          oval(warm("#d9b052"), 0, 0, 128, 68) +
          oval(warm("#fffaf0"), 0, 0, 108, 56) +
          line(
            light.dark,
            4,
            "M0-48v10M0 38v10M-96 0h14M82 0h14M-66-34l8 6M66 34l-8-6M66-34l-8 6M-66 34l8-6",
          ) +
          fill(warm("#d8432f"), "M-14-4L58-38 14 6z") +
          fill(warm("#22343c"), "M14 4L-58 38-14-6z") +
          oval(warm("#d9b052"), 0, 0, 9, 6) +
          fill("#ffffff", "M-90-20Q-60-52 0-52-50-36-70-6z", 0.5),
      ) +
      // a pencil and a shell
      line(warmShade("#c9903c", 0.2), 21, "M170 640L330 560") +
      line(warm(accent), 15, "M172 636L326 558") +
      fill(warm("#f3d9a8"), "M318 552l50-18-34 36z") +
      fill(light.dark, "M352 542l16-8-10 12z") +
      fill(warm(second), "M156 634l20-10 10 18-20 10z")
    );
  },
};
