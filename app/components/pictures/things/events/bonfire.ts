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
  view: [96, 152, 756],
  near: [164, 116, 672],
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
      line(
        white,
        3,
        "M632 358L656 462M662 358L678 462M692 358L701 462M723 358V462M754 358L745 462M784 358L768 462M814 358L790 462M640 392H806M648 427H798M632 488L656 462H790L814 488",
        0.45,
      ) +
      line(white, 8, "M632 488V358H814V488") +
      line(white, 5, "M-720 500Q200 474 1680 500", 0.5) +
      glow(stage, 500, 540, 460, 0.95) +
      oval("#ff9a4a", 500, 640, 300, 44, 0.3) +
      // the bowl on its feet, the pot on its tripod
      line(iron, 9, "M498 318L524 600") +
      line(iron, 11, "M436 606L424 642M564 606L576 642") +
      line("#4a2426", 20, "M430 574L550 548M570 574L450 548") +
      put(500, 580, [0.44, 0.3], flame()) +
      fill(iron, "M394 572H606C600 612 556 626 500 626S400 612 394 572z") +
      line("#e0743a", 5, "M398 574H602") +
      line(iron, 10, "M516 290L372 652M484 290L630 652") +
      line("#e0743a", 3, "M478 396L414 556M522 396L586 556", 0.8) +
      line(iron, 4, "M500 310V392") +
      line(iron, 5, "M454 424Q456 388 500 386 544 388 546 424") +
      fill(iron, "M446 420H554C572 462 548 502 500 504 452 502 428 462 446 420z") +
      fill(
        "#c9603a",
        "M552 477C542 492 524 503 500 504 476 503 458 492 448 477 466 489 480 493 500 493S534 489 552 477z",
      ) +
      oval("#3a3442", 500, 420, 56, 9) +
      oval("#8a4a2c", 500, 421, 46, 6) +
      steam("#ffe2bc", 486, 410, 0.84, 0.4) +
      steam("#ffe2bc", 522, 408, 0.6, 0.32) +
      dots("#ffcf84", 4, [
        [600, 420],
        [626, 370],
        [586, 340],
        [640, 300],
        [398, 400],
        [380, 340],
      ]) +
      // a guitar against a log, two mugs on it
      log(250, 646, 0.98) +
      put(
        242,
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
      mug(334, 626, 0.92) +
      steam("#ffe9cc", 332, 568, 0.46, 0.5) +
      // a log free for whoever comes, a blanket over it
      log(766, 646, [-1.1, 1]) +
      fill(
        blanket,
        "M696 616Q750 604 802 618L816 676 800 668 786 680 770 670 754 682 738 670 722 680 706 668 688 676z",
      ) +
      line(mix(second, "#2a1838", 0.35), 9, "M693 634Q750 624 807 636M690 654Q750 646 812 656") +
      line("#ff9a4a", 5, "M694 672L698 618Q724 610 750 610", 0.9) +
      mug(662, 626, 0.92) +
      steam("#ffe9cc", 658, 566, 0.5, 0.5)
    );
  },
};
