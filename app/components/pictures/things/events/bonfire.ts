import { mix } from "../../drawing/colour";
import { fill, line, oval, put } from "../../drawing/pen";
import type { Drawing } from "../../drawing/stage";
import { stamp } from "../../drawing/stamp";
import { hills } from "../../grounds/hills";
import { hedge, meadow, palm } from "../../grounds/plants";
import { sky } from "../../grounds/sky";
import { flame, glow } from "../../parts/lamps";
import { dots } from "../../parts/puffs-and-dots";
import { steam } from "../../parts/steam";

/** A low fire in a bowl by the soccer field's goal, hidden from the beach by a grove: a blaze on the sand turns turtles back. */
export const bonfire: Drawing = {
  view: [96, 140, 768],
  near: [186, 132, 588],
  draw(stage) {
    const { light, accent, second } = stage;
    const grove = mix(light.dark, "#0b1026", 0.35);
    const white = mix("#fffaf0", light.sky[2], 0.3);
    const grass = mix(light.leaf, light.dark, 0.25);
    const iron = "#14121f";
    const blanket = mix(accent, "#2a1838", 0.5);
    const log = stamp(
      stage,
      "log",
      () =>
        fill("#3a2026", "M-130-22H124q16 22 0 44H-130q-18-22 0-44z") +
        fill("#7a4630", "M-130-22H124l6 10H-136z") +
        oval("#8a5238", 124, 0, 13, 22) +
        oval("#5a3226", 124, 0, 6, 12),
    );
    const mug = stamp(
      stage,
      "mug",
      () =>
        line("#f2dcc0", 7, "M22-38q22-4 20 12-2 12-22 12") +
        fill("#f2dcc0", "M-26-52H26L22 0H-22z") +
        fill("#8a5a5a", "M-26-52H-4L-6 0H-22z", 0.5) +
        oval("#3a1c18", 0, -52, 26, 6) +
        line("#c9553c", 4, "M-26-52a26 6 0 0 0 52 0"),
    );
    return (
      sky(stage, { sun: false }) +
      hills(stage, { flip: false, end: 980, rise: 1.5, near: false }) +
      meadow(light.near, 372) +
      palm(stage, 470, 410, 120, { lean: -40, fill: grove, size: 0.9 }) +
      palm(stage, 640, 410, 144, { lean: 30, fill: grove, size: 1 }) +
      palm(stage, 850, 420, 116, { lean: 24, fill: grove, size: 0.84 }) +
      palm(stage, 1240, 440, 170, { lean: -50, fill: grove, size: 1.1 }) +
      hedge(grove, 392, 110) +
      fill(grass, "M-720 470Q200 440 1680 470V880H-720z") +
      // the goal at the end of the field
      put(
        -66,
        0,
        1,
        line(
          white,
          3,
          "M632 358L656 462M662 358L678 462M692 358L701 462M723 358V462M754 358L745 462M784 358L768 462M814 358L790 462M640 392H806M648 427H798M632 488L656 462H790L814 488",
          0.45,
        ) + line(white, 8, "M632 488V358H814V488"),
      ) +
      line(white, 5, "M-720 500Q200 474 1680 500", 0.5) +
      glow(stage, 500, 566, 300, 0.9) +
      oval("#ff9a4a", 500, 650, 320, 44, 0.32) +
      // a wide bowl of iron on its feet, the fire low in it
      line(iron, 12, "M430 620L410 662M570 620L590 662M500 628V672") +
      line("#4a2426", 22, "M414 566L560 534M586 566L440 534") +
      put(500, 580, [0.66, 0.34], flame()) +
      fill(iron, "M368 568H632C624 614 570 636 500 636S376 614 368 568z") +
      fill("#6a2f24", "M376 584C392 616 446 632 500 632 440 626 404 606 396 580z", 0.9) +
      line("#f0843c", 6, "M372 570H628") +
      dots("#ffcf84", 4, [
        [552, 434],
        [574, 398],
        [536, 372],
        [446, 428],
        [430, 388],
        [462, 352],
      ]) +
      // a guitar against a log, two mugs on it
      log(250, 646, 0.98) +
      put(
        266,
        560,
        0.86,
        line("#6a3c2c", 13, "M0-74V-196") +
          fill("#8a5238", "M-11-194H11L15-240H-15z") +
          fill(
            "#c9743a",
            "M0-80C-32-84-44-56-34-30-28-14-50-4-54 28-58 72-28 96 0 96S58 72 54 28C50-4 28-14 34-30 44-56 32-84 0-80z",
          ) +
          fill(
            "#f0a85c",
            "M34-30C44-56 32-84 0-80 20-72 26-52 20-28 16-8 36 4 38 34 40 66 24 88 0 96 28 96 58 72 54 28 50-4 28-14 34-30z",
          ) +
          oval("#2a1420", 0, 8, 17) +
          fill("#2a1420", "M-22 54H22v8H-22z") +
          line("#f6dcb0", 2, "M-4-226V56M4-226V56", 0.7),
        -9,
      ) +
      mug(344, 626, 0.92) +
      steam("#ffe9cc", 342, 568, 0.42, 0.45) +
      // a log free for whoever comes, a blanket over it
      log(766, 646, [-1.1, 1]) +
      fill(
        blanket,
        "M644 616Q694 604 744 618L754 676 740 668 728 680 712 670 698 682 684 670 668 680 654 668 636 676z",
      ) +
      line(mix(second, "#2a1838", 0.35), 9, "M641 634Q694 624 748 636M638 654Q694 646 751 656") +
      line("#ff9a4a", 5, "M642 672L646 618Q670 610 696 610", 0.9)
    );
  },
};
