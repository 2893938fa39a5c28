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
        2,
        "M658 458L682 372M698 460L716 372M738 460L748 372M778 460V372M644 396H804M642 428H808",
        0.35,
      ) +
      line(white, 8, "M632 474V358H814V474") +
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
      fill(iron, "M446 420H554C566 456 556 492 532 500H468C444 492 434 456 446 420z") +
      fill("#c9603a", "M462 500Q440 484 448 450 456 482 500 486 544 482 552 450 560 484 538 500z", 0.85) +
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
      log(226, 646, 1) +
      put(
        184,
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
        -20,
      ) +
      mug(276, 624, 0.92) +
      mug(334, 626, 0.92) +
      steam("#ffe9cc", 270, 566, 0.5, 0.5) +
      steam("#ffe9cc", 332, 568, 0.46, 0.5) +
      // a log free for whoever comes, a blanket over it
      log(766, 646, [-1.1, 1]) +
      fill(
        blanket,
        "M716 616Q770 604 822 618L836 676 820 668 806 680 790 670 774 682 758 670 742 680 726 668 708 676z",
      ) +
      line(mix(second, "#2a1838", 0.35), 9, "M713 634Q770 624 827 636M710 654Q770 646 832 656") +
      line("#ff9a4a", 5, "M714 672L718 618Q744 610 770 610", 0.9) +
      mug(700, 626, 0.92) +
      steam("#ffe9cc", 696, 566, 0.5, 0.5)
    );
  },
};
