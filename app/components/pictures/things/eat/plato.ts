import { dashes, each, fill, line, oval } from "../../drawing/pen";
import type { Drawing } from "../../drawing/stage";
import { stamp } from "../../drawing/stamp";
import { frame } from "../../grounds/frame";
import { outlook } from "../../grounds/settings";
import { pool, table } from "../../grounds/table";
import { plate, steam } from "../../parts/tableware";

export const plato: Drawing = {
  view: [80, 120, 870],
  draw(stage) {
    const { warm, warmShade } = stage;
    const slice = stamp(
      stage,
      "slice",
      () =>
        oval(warmShade("#a8641f", 0.4), 0, 7, 56, 24) +
        oval(warm("#e2a136"), 0, 0, 56, 24) +
        oval(warm("#f6cf74"), -4, -4, 40, 13),
    );
    return (
      outlook(stage) +
      frame(stage, 460) +
      table(stage, 436, "#c27a4a") +
      pool(stage, 560, 560, 420, 120) +
      plate(stage, 560, 560, 390, "#fdf4e2", 0.36) +
      // rice in a dome, as it left the cup
      fill(warmShade("#d9cbb0", 0.3), "M230 566C230 440 320 396 400 396S570 440 570 566Q400 610 230 566z") +
      fill(
        warm("#fffaf0"),
        "M230 556C234 436 322 396 400 396 470 400 520 440 534 500 470 560 340 586 230 556z",
      ) +
      dashes(
        warmShade("#e2d4ba", 0.3),
        7,
        "9 26",
        "M262 520Q400 560 530 480M280 476Q400 520 510 446M330 432Q400 460 470 424M256 548Q380 586 500 540",
      ) +
      // beans
      fill(
        warmShade("#4a1f18", 0.3),
        "M520 590Q500 540 560 520 620 500 690 520 740 548 720 590 620 634 520 590z",
      ) +
      fill(warm("#7a3426"), "M528 580Q516 540 566 524 620 508 684 526 724 548 708 578 620 616 528 580z") +
      each(
        [
          [562, 552],
          [602, 538],
          [646, 552],
          [600, 574],
          [680, 566],
          [640, 584],
          [566, 582],
        ],
        ([x, y]) => oval(warm("#a8543c"), x, y, 18, 11),
      ) +
      // a leg of chicken
      line(warm("#fff1d8"), 22, "M836 416L880 386") +
      oval(warm("#fff1d8"), 884, 378, 15) +
      oval(warm("#fff1d8"), 896, 394, 15) +
      fill(
        warmShade("#9a4f1c", 0.4),
        "M842 416C800 404 700 400 640 450 610 500 660 546 730 530 790 510 820 460 850 434z",
      ) +
      fill(
        warm("#c8702c"),
        "M842 408C800 396 700 392 644 442 616 490 660 532 726 518 786 500 816 450 850 424z",
      ) +
      fill(warm("#e9a050"), "M800 412C740 406 690 420 662 456 700 430 750 426 800 412z") +
      // fried plantain
      each(
        [
          [330, 606],
          [420, 626],
          [510, 634],
        ],
        ([x, y]) => slice(x, y),
      ) +
      fill(warm("#5f9c45"), "M720 600q-6-30 36-30 14-26 50-10 34 0 26 30-20 24-60 20-40 8-52-10z") +
      oval(warm("#dc3f2c"), 776, 590, 30, 22) +
      oval(warm("#f4785c"), 768, 582, 15, 8) +
      steam("#fffaf0", 400, 386, 1, 0.55) +
      steam("#fffaf0", 640, 420, 0.8, 0.5)
    );
  },
};
