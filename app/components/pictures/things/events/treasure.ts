import { each, fill, line, oval } from "../../drawing/pen";
import type { Drawing } from "../../drawing/stage";
import { stamp } from "../../drawing/stamp";
import { hills } from "../../grounds/hills";
import { palm } from "../../grounds/plants";
import { sand } from "../../grounds/sand";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";
import { dots } from "../../parts/puffs-and-dots";

export const treasure: Drawing = {
  draw(stage) {
    const { light, lit, shade, shine, accent } = stage;
    const wood = "#8f5a34";
    const coin = stamp(
      stage,
      "coin",
      () =>
        oval(shade("#c98f1c", 0.4), 0, 5, 30, 16) +
        oval(lit("#f7cc4a"), 0, 0, 30, 16) +
        oval(lit("#fbe39a"), -4, -3, 17, 7),
    );
    return (
      sky(stage) +
      hills(stage, { flip: stage.dice() < 0.5, end: 600 }) +
      sea(stage, { to: 560 }) +
      sand(stage, 510) +
      palm(stage, 120, 620, 480, { lean: 70, size: 1.3 }) +
      oval(shade(light.sandShade), 590, 680, 330, 26, 0.45) +
      // the lid, thrown open
      fill(shade(wood, 0.8), "M400 410Q380 250 470 230H790Q870 250 850 410z") +
      fill(shade("#3a2016", 0.4), "M420 410Q404 280 486 262H774Q846 280 830 410z") +
      line(lit("#e9b23d"), 15, "M400 410Q380 250 470 230H790Q870 250 850 410M500 250V410M750 250V410") +
      // gold, pearls and a crown of shells
      fill(lit("#f2bc38"), "M400 470Q420 400 500 390 560 350 640 370 730 350 780 400 840 410 850 470z") +
      each(
        [
          [430, 440],
          [490, 410],
          [560, 390],
          [640, 384],
          [710, 392],
          [780, 420],
          [460, 462],
          [540, 430],
          [620, 426],
          [700, 436],
          [820, 448],
          [590, 462],
          [760, 456],
        ],
        ([x, y], i) => coin(x, y, 0.9, (i % 3) * 14 - 14),
      ) +
      dots(lit("#fffaf0"), 13, [
        [520, 400],
        [546, 412],
        [572, 420],
        [600, 424],
        [628, 420],
        [654, 410],
      ]) +
      fill(lit(accent), "M690 380l24-34 24 34-24 30z") +
      fill(shine(accent, 0.6), "M714 346l24 34h-48z", 0.7) +
      // the box
      fill(lit(wood), "M380 460H870V650H380z") +
      fill(shade(wood, 0.8), "M790 460H870V650H790z", 0.7) +
      line(shade(wood, 0.8), 4, "M380 520H870M380 584H870") +
      fill(
        lit("#e9b23d"),
        "M372 452H878v26H372zM372 636H878v22H372zM480 452h34v206h-34zM736 452h34v206h-34z",
      ) +
      fill(shade("#c98f1c", 0.4), "M590 470h70v74q-35 30-70 0z") +
      fill(lit("#f7cc4a"), "M594 470h62v70q-31 26-62 0z") +
      fill(light.dark, "M617 500a9 9 0 1 1 16 0l4 26h-24z") +
      // a spade, a map, coins in the sand
      line(shade("#8a6244", 0.2), 13, "M270 330L230 600") +
      line(shade("#8a6244", 0.2), 13, "M244 326L298 334") +
      fill(lit("#c9d0d0"), "M202 590l58 8-10 66q-20 24-40 22-18-12-18-34z") +
      fill(lit("#f3e2b8"), "M60 660l120-24 20 60-130 20z") +
      line(lit("#d8432f"), 5, "M90 672l20-6M124 668l16-2M150 676l16 14M166 676l-16 14") +
      each(
        [
          [340, 690],
          [420, 700],
          [880, 690],
        ],
        ([x, y]) => coin(x, y, 0.9),
      )
    );
  },
};
