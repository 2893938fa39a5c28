import { mix } from "../../drawing/colour";
import { bare, dashes, each, fill, line, oval, put } from "../../drawing/pen";
import type { Drawing } from "../../drawing/stage";
import { stamp } from "../../drawing/stamp";
import { hills } from "../../grounds/hills";
import { hedge } from "../../grounds/plants";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";

const pear = "M-6-50H8C10-30 20-20 30-6 46 16 38 52 0 54-38 52-46 16-28-6-18-20-8-30-6-50z";

/** A great fig on its buttresses, its fruit above and the mats of a class below. */
export const figtree: Drawing = {
  near: [116, 24, 688],
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
    stage.define(
      "ripe",
      () =>
        `<linearGradient id="ripe" x2="0" y2="1"><stop offset=".1" stop-color="${lit("#b9c860")}"/><stop offset=".5" stop-color="${lit("#7d4288")}"/></linearGradient>`,
    );
    const fig = stamp(
      stage,
      "fig",
      () =>
        line(lit("#5d6f34"), 7, "M2-66Q6-56 2-46") +
        fill("url(#ripe)", pear) +
        fill(lit("#3f1a4c"), "M30-6C46 16 38 52 0 54-8 54-14 52-18 50 22 46 34 20 30-6z", 0.55) +
        line(lit("#e3d6c0"), 3, "M-4-34C-16-10-28 8-20 36M1-36C-4-8-8 14-5 46M6-34C12-10 16 10 12 40", 0.45) +
        oval(lit("#f0c9a4"), 0, 50, 7, 4),
    );
    // lobed as a hand, its stalk at 0 0
    const leaf = stamp(
      stage,
      "leaf",
      () =>
        line(lit("#a9bf5c"), 8, "M0-30V2") +
        fill(
          lit("#5f9a3e"),
          "M0 78C-22 76-28 56-20 28-30 56-60 70-78 54-86 38-66 16-44 6-66 14-96 4-96-20-92-44-44-46-14-26L0-36 14-26C44-46 92-44 96-20 96 4 66 14 44 6 66 16 86 38 78 54 60 70 30 56 20 28 28 56 22 76 0 78z",
        ) +
        line(lit("#c6d774"), 4, "M0-26V50M0-18L-50 36M0-18L50 36M0-22L-70-22M0-22L70-22"),
    );
    const half =
      fill(lit("#6b3478"), pear) +
      put(0, 3, 0.84, fill(lit("#f6e3c4"), pear)) +
      put(0, 12, [0.62, 0.66], fill(lit("#e0566a"), pear)) +
      dashes(lit("#fbe6b8"), 5, "0 9", "M0-8V36M-12 8Q-16 22-8 34M12 8Q16 22 8 34");
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
          [120, 292, -14],
          [152, 298, 12],
          [262, 262, -12],
          [296, 268, 14],
          [392, 236, 0],
          [616, 246, -10],
          [650, 254, 14],
          [764, 276, -8],
          [842, 290, -14],
          [874, 284, 12],
          [470, 160, -12],
          [504, 166, 14],
        ],
        ([x, y, turn]) => fig(x, y, 0.56, turn),
      ) +
      leaf(214, 190, 0.98, -38) +
      leaf(712, 178, 0.98, 34) +
      fig(436, 676, 0.5, 72) +
      put(530, 672, 0.56, half, -50) +
      mat(76, 136, 596, accent) +
      mat(256, 136, 606, third) +
      mat(592, 136, 606, second) +
      mat(772, 136, 596, accent)
    );
  },
};
