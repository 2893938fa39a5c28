import { each, fill, line, oval } from "../../drawing/pen";
import type { Drawing } from "../../drawing/stage";
import { frame } from "../../grounds/framing-palms";
import { outlook } from "../../grounds/outlook-and-yard";
import { pool, table } from "../../grounds/table";
import { limeSlice, limeWedge } from "../../parts/lime";
import { steam } from "../../parts/steam";
import { plate } from "../../parts/tableware";

export const chicken: Drawing = {
  view: [100, 100, 850],
  draw(stage) {
    const { warm, warmShade } = stage;
    const [skin, dark, gold] = [warm("#c9742c"), warmShade("#8f4a1a", 0.5), warm("#eda957")];
    return (
      outlook(stage) +
      frame(stage, 460) +
      table(stage, 440, "#a8693c") +
      pool(stage, 570, 550, 420, 120) +
      plate(stage, 570, 590, 390, "#e9e2d2", 0.3) +
      fill(
        warm("#5f9c45"),
        "M250 600q-40-40 10-66 6-40 60-30 40-30 70 10zM760 540q40-44 80-10 60 0 50 46-10 40-80 30z",
      ) +
      fill(warm("#86bb58"), "M266 580q0-40 50-44 30 4 36 36zM800 580q24-30 60-20 10 30-30 36z") +
      // wing, leg and breast of a whole bird
      fill(
        dark,
        "M300 560C280 430 380 330 540 326S850 400 850 540C840 630 700 646 570 642S310 640 300 560z",
      ) +
      fill(
        skin,
        "M302 540C290 420 390 330 540 326 690 326 830 400 836 510 790 610 660 620 540 616S306 610 302 540z",
      ) +
      fill(
        gold,
        "M360 470C380 390 450 350 540 346 480 370 420 410 400 490zM600 350q70 8 120 50-70-20-120-50z",
      ) +
      fill(dark, "M380 560C360 500 420 450 500 460 580 476 600 550 540 600 480 626 400 620 380 560z") +
      fill(skin, "M386 548C372 500 424 456 496 464 566 478 586 540 534 586 480 608 402 602 386 548z") +
      fill(gold, "M410 520q10-40 70-40-40 14-50 50z") +
      line(warm("#fff1d8"), 24, "M800 500L890 430") +
      oval(warm("#fff1d8"), 896, 416, 17) +
      oval(warm("#fff1d8"), 908, 438, 17) +
      fill(dark, "M640 600C600 540 640 470 720 460 790 450 830 470 850 500 850 560 790 620 720 624z") +
      fill(skin, "M646 586C612 534 648 472 722 462 786 454 822 470 838 496 836 548 784 600 716 606z") +
      fill(gold, "M670 540q0-50 60-60-24 24-24 60z") +
      each(
        [
          [480, 400],
          [560, 380],
          [640, 410],
          [700, 440],
          [460, 510],
          [730, 520],
        ],
        ([x, y]) => oval(dark, x, y, 7, 5, 0.5),
      ) +
      limeWedge(stage, 260, 640, 1.3, -10) +
      limeSlice(stage, 840, 640, 40, 0.6) +
      steam("#fffaf0", 500, 316, 1.1, 0.55) +
      steam("#fffaf0", 640, 320, 0.9, 0.5)
    );
  },
};
