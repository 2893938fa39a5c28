import { mix } from "../../drawing/colour";
import { each, fill, oval } from "../../drawing/pen";
import { lens } from "../../drawing/shapes";
import type { Drawing } from "../../drawing/stage";
import { hills } from "../../grounds/hills";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";

export const whale: Drawing = {
  draw(stage) {
    const { dice, light } = stage;
    const skin = mix(light.dark, light.near, 0.25);
    const bright = mix(skin, light.glint, 0.28);
    return (
      sky(stage) +
      hills(stage, { flip: dice() < 0.5, end: 620 }) +
      sea(stage, { to: 840 }) +
      fill(light.glint, lens(392, 590, 430, 26) + lens(330, 616, 280, 14) + lens(640, 622, 240, 12), 0.55) +
      fill(
        skin,
        "M548 602C574 530 588 470 580 430 510 404 392 372 312 246 380 284 440 284 500 300 552 312 586 332 606 356 626 332 660 312 712 300 772 284 832 284 900 246 820 372 702 404 632 430 624 470 638 530 664 602z",
      ) +
      fill(
        bright,
        "M606 356C586 332 552 312 500 300 440 284 380 284 312 246 372 312 440 330 500 344 548 356 584 384 600 430 600 470 592 540 580 602h24C612 540 612 430 606 356z",
        0.75,
      ) +
      fill(
        bright,
        "M606 372C630 346 668 328 716 318 776 306 840 300 900 246 832 284 772 284 712 300 660 312 626 332 606 356z",
        0.8,
      ) +
      fill(
        light.glint,
        "M470 612q10-34 40-30 4-34 34-26 12-28 34-8 16-34 34-2 22-22 36 8 30-8 36 26 32-4 40 32-60 22-128 22T470 612z",
        0.95,
      ) +
      fill(mix(light.glint, light.sea[1], 0.4), "M470 612q40-18 130-18t124 18q-60 22-128 22T470 612z", 0.6) +
      each(
        [
          [470, 470, 5],
          [450, 520, 4],
          [510, 540, 6],
          [700, 520, 5],
          [742, 480, 4],
          [720, 560, 6],
          [430, 420, 3],
          [780, 440, 3],
          [544, 470, 3],
          [668, 474, 3],
        ],
        ([x, y, r]) => oval(light.glint, x, y, r),
      ) +
      fill(
        light.dark,
        each([0, 1, 2], (i) => `M${150 + i * 54} ${180 - i * 22}q12-6 20 4 8-10 22-6-12 2-20 12-6-10-22-10z`),
        0.7,
      )
    );
  },
};
