import { each, fill, line, oval, put } from "../../drawing/pen";
import type { Drawing } from "../../drawing/stage";
import { frame } from "../../grounds/framing-palms";
import { outlook } from "../../grounds/outlook-and-yard";
import { pool, table } from "../../grounds/table";
import { limeSlice, limeWedge } from "../../parts/lime";
import { plate } from "../../parts/tableware";

export const lobster: Drawing = {
  view: [90, 110, 850],
  draw(stage) {
    const { warm, warmShade } = stage;
    const [red, dark, pale] = [warm("#e0452f"), warmShade("#b02c20", 0.5), warm("#ff8d6a")];
    const claw = (x: number, side: number) =>
      put(
        x,
        452,
        [side, 1],
        line(red, 26, "M-66 76Q-30 30 0 0") +
          fill(
            dark,
            "M-14 14Q-40-60 6-116 40-150 84-136 60-110 62-92 96-110 116-92 120-40 74-2 30 34-14 14z",
          ) +
          fill(red, "M-18 6Q-46-64 0-120 34-152 76-140 44-108 48-84 88-110 108-96 110-44 66-8 24 24-18 6z") +
          fill(pale, "M-8-10Q-24-60 12-96-4-50 14-16z", 0.8) +
          line(dark, 4, "M48-84Q30-60 26-40"),
      );
    return (
      outlook(stage) +
      frame(stage, 460) +
      table(stage, 432, "#7a5238") +
      pool(stage, 560, 540, 420, 120) +
      plate(stage, 556, 560, 360, "#f4efe2", 0.36) +
      fill(
        warm("#5f9c45"),
        "M240 560q-20-50 30-66 20-40 70-20 40-20 60 20zM720 500q40-36 76-16 50 6 40 50-10 30-60 26z",
      ) +
      claw(380, -1) +
      claw(736, 1) +
      line(
        dark,
        11,
        "M470 506L380 560 360 590M480 548L400 606 392 630M648 506L738 560 758 590M638 548L718 606 726 630",
      ) +
      // feelers
      line(red, 6, "M536 420Q500 300 360 232M582 420Q618 300 758 232") +
      // the tail, fan last
      fill(
        dark,
        "M470 640Q430 700 400 690 420 650 480 612zM648 640Q688 700 718 690 698 650 638 612zM520 650Q500 706 559 712 618 706 598 650z",
      ) +
      fill(
        red,
        "M476 628Q440 680 414 676 436 640 486 600zM642 628Q678 680 704 676 682 640 632 600zM524 640Q508 694 559 698 610 694 594 640z",
      ) +
      fill(dark, "M482 520Q559 490 636 520L612 652Q559 672 506 652z") +
      each([520, 552, 584, 616], (y, i) =>
        fill(
          red,
          `M${484 + i * 7} ${y}Q559 ${y - 26} ${634 - i * 7} ${y}l-3 24Q559 ${y - 2} ${487 + i * 7} ${y + 24}z`,
        ),
      ) +
      // head and back
      fill(dark, "M559 392C640 396 660 470 636 530Q559 556 482 530C458 470 478 396 559 392z") +
      fill(red, "M559 386C634 390 654 462 632 520Q559 544 486 520C464 462 484 390 559 386z") +
      fill(pale, "M520 410Q490 450 500 500 480 450 520 410zM520 530Q559 540 590 530 559 520 520 530z", 0.8) +
      line(dark, 4, "M559 400V520M486 480Q559 510 632 480") +
      oval("#fff8ea", 530, 404, 10) +
      oval("#fff8ea", 588, 404, 10) +
      oval("#2a1a20", 530, 402, 6) +
      oval("#2a1a20", 588, 402, 6) +
      limeWedge(stage, 300, 600, 1.3, 12) +
      limeSlice(stage, 800, 590, 44, 0.6) +
      limeWedge(stage, 170, 650, 1.1, -8)
    );
  },
};
