import { each, fill, line, oval, put } from "../../drawing/pen";
import type { Drawing } from "../../drawing/stage";
import { hills } from "../../grounds/hills";
import { palm } from "../../grounds/plants";
import { sand } from "../../grounds/sand";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";

export const storybook: Drawing = {
  draw(stage) {
    const { light, lit, shade, accent, second, third } = stage;
    const cushion = (x: number, y: number, size: number, colour: string) =>
      put(
        x,
        y,
        size,
        oval(shade(light.sandShade), 0, 30, 120, 18, 0.5) +
          fill(shade(colour, 0.7), "M-110 0Q0-30 110 0 120 40 0 44-120 40-110 0z") +
          fill(lit(colour), "M-106-10Q0-50 106-10 110 20 0 26-110 20-106-10z") +
          oval(shade(colour, 0.6), 0, -12, 11, 5),
      );
    return (
      sky(stage) +
      hills(stage, { flip: false, end: 620 }) +
      sea(stage, { to: 520 }) +
      sand(stage, 480) +
      palm(stage, 900, 600, 440, { lean: 50, size: 1.2 }) +
      cushion(170, 600, 0.9, second) +
      cushion(820, 610, 0.9, third) +
      // a big open book; what it tells rises from its pages
      oval(shade(light.sandShade), 500, 690, 330, 22, 0.5) +
      fill(
        shade(accent, 0.6),
        "M180 560Q340 520 500 570 660 520 820 560L850 680Q670 640 500 690 330 640 150 680z",
      ) +
      fill(lit(accent), "M172 552Q340 512 500 562 660 512 828 552L858 668Q670 628 500 678 330 628 142 668z") +
      fill(lit("#fffaf0"), "M190 520Q350 470 500 540L500 660Q340 600 160 640z") +
      fill(lit("#fffaf0"), "M810 520Q650 470 500 540L500 660Q660 600 840 640z") +
      fill(shade("#e9dcc4", 0.4), "M500 540Q650 470 810 520l6 24Q650 500 500 570z", 0.6) +
      line(
        shade("#b5a488", 0.4),
        5,
        "M230 548Q350 514 460 560M222 580Q350 546 460 592M216 610Q350 576 440 614M540 560Q650 514 770 548M540 592Q650 546 778 580M560 616Q650 580 784 610",
        0.8,
      ) +
      // a whale, a boat and stars
      fill(
        lit("#5f97b4"),
        "M300 400C300 330 380 300 450 320 520 336 560 380 600 400 640 400 660 380 664 340 700 350 712 372 706 392 730 384 752 392 760 410 730 430 690 432 660 428 620 470 540 490 460 486 370 482 304 460 300 400z",
      ) +
      fill(lit("#dfeaea"), "M312 430Q420 470 560 440 520 480 440 484 340 476 312 430z") +
      oval("#14202c", 356, 396, 8) +
      line(lit("#bfe3ea"), 9, "M410 310Q400 260 360 250M412 310Q424 260 462 254") +
      fill(lit(second), "M600 260l110-6q-10 44-40 48h-40q-26-8-30-42z") +
      fill(lit("#fffaf0"), "M652 246V150q50 40 56 88z") +
      fill(lit(third), "M644 246V170q-30 34-36 70z") +
      each(
        [
          [240, 300, 1],
          [280, 200, 0.7],
          [540, 200, 0.9],
          [780, 300, 0.8],
          [470, 120, 0.6],
        ],
        ([x, y, size]) =>
          put(x, y, size, fill(lit("#f4c63e"), "M0-30l8 20 22 2-16 15 5 22L0 18-19 29l5-22-16-15 22-2z")),
      ) +
      fill(light.glint, "M480 540Q420 480 380 490M520 540Q600 480 640 490", 0)
    );
  },
};
