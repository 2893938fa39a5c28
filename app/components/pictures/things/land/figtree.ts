import { mix } from "../../drawing/colour";
import { bare, each, fill, line, oval } from "../../drawing/pen";
import type { Drawing } from "../../drawing/stage";
import { stamp } from "../../drawing/stamp";
import { hills } from "../../grounds/hills";
import { hedge } from "../../grounds/plants";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";

/** A great fig on its buttresses, its fruit above and the mats of a class below. */
export const figtree: Drawing = {
  near: [130, 20, 700],
  draw(stage) {
    const { light, lit, shade, shine, accent, second, third } = stage;
    const bark = shade("#8f7460", 0.3);
    const furrow = shade("#5a4436", 0.7);
    const crown = mix(light.leaf, light.leafLit, 0.5);
    const mat = (near: number, wide: number, y: number, colour: string) => {
      const far = (x: number) => Math.round(480 + (x - 480) * 0.8);
      const outline = `M${near} ${y + 62}H${near + wide}L${far(near + wide)} ${y}H${far(near)}z`;
      // flat on the ground, its far end still rolled
      return (
        fill(lit(colour), outline) +
        line(shine(colour, 0.5), 9, `M${far(near)} ${y}H${far(near + wide)}`) +
        line(shade(colour, 0.8), 3, `M${far(near)} ${y + 5}H${far(near + wide)}`)
      );
    };
    const fig = stamp(
      stage,
      "fig",
      () =>
        line(mix(light.leaf, light.dark, 0.4), 6, "M0-34Q2-26 0-18") +
        fill(lit("#5c2a66"), "M-5-22H5C6-10 24-2 24 16 24 30 13 37 0 37-13 37-24 30-24 16-24-2-6-10-5-22z") +
        fill(lit("#3c1a4a"), "M2-22H5C6-10 24-2 24 16 24 30 13 37 0 37 16 20 8-6 2-22z") +
        fill(lit("#a878a8"), "M-12 4Q-18 12-15 22-8 14-12 4z"),
    );
    const tuft = stamp(stage, "tuft", () =>
      bare(
        "M-122 22C-146-8-114-42-86-34-78-68-32-76-12-54 6-82 60-78 72-46 106-54 138-20 120 16 108 44 66 40 46 26 26 48-26 50-46 28-70 46-110 46-122 22z",
      ),
    );
    const tufts = [
      [114, 248, 0.76],
      [236, 218, 1],
      [390, 198, 1.06],
      [566, 196, 1.06],
      [724, 216, 1],
      [848, 250, 0.76],
      [184, 150, 0.96],
      [330, 110, 1.04],
      [490, 96, 1.1],
      [650, 112, 1.04],
      [790, 154, 0.96],
      [480, 156, 1.1],
    ] as const;
    return (
      sky(stage) +
      hills(stage, { flip: true, end: 640 }) +
      sea(stage, { to: 500 }) +
      hedge(light.near, 486, 46) +
      fill(light.leafLit, "M-720 540Q200 480 700 510T1680 490V840H-720z") +
      fill(light.leaf, "M-720 640Q200 600 700 640T1680 620V840H-720z", 0.5) +
      oval(light.dark, 480, 616, 460, 64, 0.25) +
      // roots let down from the branches
      line(
        bark,
        7,
        "M236 250Q228 420 246 590M268 250Q270 380 262 470M690 250Q700 400 684 560M722 240Q724 340 730 430",
      ) +
      fill(
        bark,
        "M176 612C300 592 372 560 394 470 408 410 396 350 352 300 310 262 270 240 210 220L226 190C310 214 390 240 436 296 446 250 440 200 424 150H506C500 200 504 250 516 290 556 240 630 214 720 200L730 228C650 250 586 276 562 326 544 374 548 420 564 480 588 556 660 592 772 612 700 632 640 622 594 600 600 618 612 634 632 650 580 644 544 620 526 592 518 622 506 644 484 664 464 642 452 622 446 590 428 618 400 640 356 652 372 634 382 616 388 598 330 624 246 632 176 612z",
      ) +
      fill(
        furrow,
        "M516 290C500 380 506 510 526 592 544 620 580 644 632 650 612 634 600 618 594 600 640 622 700 632 772 612 660 592 588 556 564 480 548 420 544 374 562 326 550 300 534 288 516 290z",
        0.55,
      ) +
      line(
        furrow,
        7,
        "M440 320C424 420 436 520 446 590M400 420C404 500 398 560 388 598M478 300C490 420 478 560 484 650M548 470C556 530 572 570 594 600",
        0.6,
      ) +
      each(tufts, ([x, y, size]) => tuft(x, y, [size, size * 1.2], 0, light.leaf)) +
      each(tufts, ([x, y, size]) => tuft(x - 12, y - 26, [size * 0.74, size * 0.62], 0, crown)) +
      each(tufts, ([x, y, size]) => tuft(x - 26, y - 42, [size * 0.4, size * 0.3], 0, light.leafLit)) +
      each(
        [
          [78, 284, 0.5],
          [130, 296, 0.62],
          [158, 288, 0.54],
          [232, 284, 0.62],
          [300, 262, 0.56],
          [326, 276, 0.64],
          [398, 262, 0.56],
          [446, 246, 0.6],
          [522, 252, 0.62],
          [548, 266, 0.54],
          [618, 258, 0.6],
          [664, 276, 0.62],
          [742, 284, 0.56],
          [768, 276, 0.64],
          [838, 296, 0.6],
          [882, 282, 0.52],
          [150, 196, 0.56],
          [272, 160, 0.6],
          [300, 172, 0.52],
          [424, 186, 0.56],
          [566, 170, 0.6],
          [690, 176, 0.54],
          [716, 166, 0.6],
          [824, 196, 0.56],
          [480, 116, 0.5],
        ],
        ([x, y, size]) => fig(x, y, size),
      ) +
      fig(416, 668, 0.5, 80) +
      fig(556, 660, 0.5, -64) +
      mat(76, 136, 596, accent) +
      mat(256, 136, 606, third) +
      mat(592, 136, 606, second) +
      mat(772, 136, 596, accent)
    );
  },
};
