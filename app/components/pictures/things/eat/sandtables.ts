import { each, fill, line, oval, put } from "../../drawing/pen";
import { lens } from "../../drawing/shapes";
import type { Drawing } from "../../drawing/stage";
import { stamp } from "../../drawing/stamp";
import { hills } from "../../grounds/hills";
import { palm } from "../../grounds/plants";
import { sand } from "../../grounds/sand";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";
import { bulbs, glow } from "../../parts/lamps";

/** Eight tables between palms, the nearest laid with a whole fish. */
export const sandtables: Drawing = {
  near: [296, 216, 500],
  draw(stage) {
    const { light, lit, shade, warm, warmShade, accent, second, lamps } = stage;
    const chair = (x: number, side: number) =>
      put(
        x,
        0,
        [side, 1],
        line(shade("#6a4630", 0.4), 9, "M-30 4L-22-70-34-170M34 4L28-66M-22-70H30") +
          fill(lit(accent), "M-28-80H34q8 0 8 8t-8 8H-26zM-44-172l14-2 12 78-14 4z"),
      );
    const table = stamp(
      stage,
      "ta",
      () =>
        oval(shade(light.sandShade), 0, 8, 190, 18, 0.4) +
        fill(shade("#7a5238", 0.6), "M-8-110H8V0H-8zM-60 0q60-24 120 0z") +
        chair(-132, 1) +
        chair(132, -1) +
        fill(warm("#fff6e6"), "M-98-124H98l14 52q-22 14-42 0-22 14-46 0-22 14-46 0-24 14-46 0-22 14-44 0z") +
        fill(warmShade("#e2cdb0", 0.4), "M50-124H98l14 52q-22 14-42 0z") +
        oval(warm("#fffaf0"), 0, -124, 100, 14),
    );
    const set = (x: number, y: number, size: number, candle = 0, dish = napkins) =>
      table(x, y, size) +
      put(
        x,
        y,
        size,
        (lamps ? glow(stage, candle, -160, 120) : "") +
          fill(lamps ? "#ffdf9a" : warm("#bfe3dd"), `M${candle - 13}-132q-8-34 13-48 21 14 13 48z`) +
          dish,
      );
    const napkins = fill(warm(second), "M-60-132q20-16 44 0zM24-132q20-16 44 0z");
    const wholeFish =
      oval(warmShade("#c9b49a", 0.5), 14, -124, 51, 8) +
      oval(warm("#ffffff"), 14, -126, 51, 7) +
      put(
        8,
        -69,
        0.44,
        fill(warmShade("#b23a26", 0.5), "M-28-160l8-14 8 9 9-13 9 10 12-10 7 12 13-3 6 14z") +
          fill(
            warm("#e4553c"),
            "M-66-140C-50-160-24-168 4-166 28-164 48-156 64-146L92-172C98-172 98-164 94-150 94-142 98-132 102-124 96-120 80-126 64-136 40-126 6-122-26-126-46-128-60-132-66-140z",
          ) +
          fill(warm("#ffc09c"), "M-62-138C-30-134 20-136 54-142 30-128-30-122-62-138z") +
          line(warmShade("#b23a26", 0.5), 4, "M-34-154q9 9 7 20M-6-158l8 16M14-158l8 16M34-154l7 14") +
          oval("#2a1a20", -48, -145, 4) +
          fill(warm("#8cc63f"), "M62-122q16-18 32-2-14 10-32 2z"),
      );
    const boat =
      fill(light.dark, lens(334, 572, 540, 22), 0.35) +
      fill(
        lit("#fdf6e8"),
        "M340 432C480 458 660 460 760 442 826 428 872 408 912 380 890 460 850 530 790 566H372z",
      ) +
      fill(
        lit(accent),
        "M340 432C480 458 660 460 760 442 826 428 872 408 912 380L896 428C860 452 810 472 756 484 660 498 480 496 348 472z",
      ) +
      fill(shade("#fdf6e8", 0.6), "M362 530H818L790 566H372z") +
      fill(shade("#2c3a42", 0.2), "M290 388h64l6 62h-18l10 118h-26l-8-118h-28z");
    return (
      sky(stage) +
      hills(stage, { flip: false, end: 600 }) +
      sea(stage, { to: 520 }) +
      put(330, 292, 0.18, boat) +
      sand(stage, 470) +
      palm(stage, 150, 620, 404, { lean: 60, size: 1.2 }) +
      palm(stage, 846, 600, 372, { lean: -44, size: 1.05 }) +
      bulbs(stage, 202, 262, 806, 270, 40) +
      each([236, 356, 476, 596, 716], (x, index) => set(x, 506 + 4 * (index % 2), 0.34)) +
      set(380, 574, 0.6) +
      set(744, 580, 0.62) +
      set(556, 662, 1, -78, wholeFish)
    );
  },
};
