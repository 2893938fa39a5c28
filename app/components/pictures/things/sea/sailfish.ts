import { mix } from "../../drawing/colour";
import { each, fill, line, oval } from "../../drawing/pen";
import { disc, lens } from "../../drawing/shapes";
import type { Drawing } from "../../drawing/stage";
import { hills } from "../../grounds/hills";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";

export const sailfish: Drawing = {
  draw(stage) {
    const { lit, shade, light, hour } = stage;
    const blue = hour === "golden" ? "#2b5a86" : "#24639c";
    const back = lit(blue);
    const silver = lit("#dfe9ea");
    return (
      sky(stage) +
      hills(stage, { flip: false, end: 520 }) +
      sea(stage, { to: 840 }) +
      fill(
        shade(blue, 0.9),
        "M452 262C470 160 560 84 640 96 700 108 752 176 770 262 780 320 776 370 762 424L720 400C690 330 620 270 540 256z",
      ) +
      fill(
        lit("#3f86c4"),
        "M452 262C470 180 550 110 630 118 684 128 732 190 750 262 758 312 756 352 748 392L720 400C690 330 620 270 540 256z",
        0.75,
      ) +
      line(
        shade(blue, 1),
        3,
        "M520 244L540 136M566 252L606 112M612 272L668 128M654 300L718 178M688 334L748 250M710 370L764 330",
        0.6,
      ) +
      fill(
        shade(blue, 1),
        each(
          [
            [560, 190],
            [600, 200],
            [640, 220],
            [676, 252],
            [620, 160],
            [664, 190],
            [704, 240],
            [708, 300],
          ],
          ([x, y]) => disc(x, y, 6),
        ),
        0.7,
      ) +
      fill(
        back,
        "M268 142L404 238C440 232 500 236 560 256 640 284 706 352 752 452L836 436C806 462 790 486 794 560 764 536 744 510 732 486 700 460 640 440 590 410 520 366 440 320 400 272 384 258 340 214 268 142z",
      ) +
      fill(
        silver,
        "M404 262C470 300 560 326 640 382 690 416 724 452 742 486 700 462 640 440 590 410 520 366 440 320 400 272z",
      ) +
      fill(shade("#1c3350", 0.6), "M268 142L404 238 420 250 400 266z") +
      fill(
        back,
        "M486 318C480 380 500 430 530 460 532 410 540 380 560 352zM640 440C640 476 650 500 670 516 676 486 684 474 690 462z",
      ) +
      oval("#fff6dc", 438, 262, 11) +
      oval("#14202c", 438, 262, 6) +
      line(shade(blue, 1), 4, "M470 244q22 28 12 70") +
      line(light.dark, 2.5, "M400 270Q240 330-20 250", 0.8) +
      fill(
        light.glint,
        "M640 600q0-40 34-40 0-40 36-34 6-44 40-26 22-40 48-2 30-24 44 14 34 0 34 40 34-2 34 48-60 26-140 22t-130-22z",
        0.95,
      ) +
      fill(mix(light.glint, light.sea[1], 0.4), "M640 600q60-26 140-24t130 24q-60 26-140 22t-130-22z", 0.7) +
      each(
        [
          [640, 520, 6],
          [610, 560, 5],
          [700, 480, 5],
          [860, 500, 6],
          [890, 540, 5],
          [820, 470, 4],
          [590, 520, 3],
          [900, 480, 4],
          [660, 460, 4],
        ],
        ([x, y, r]) => oval(light.glint, x, y, r),
      ) +
      fill(light.glint, lens(480, 650, 300, 10) + lens(700, 672, 260, 9) + lens(300, 620, 200, 7), 0.4)
    );
  },
};
