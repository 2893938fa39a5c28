import { each, fill, line, oval, put } from "../../drawing/pen";
import { lens } from "../../drawing/shapes";
import type { Drawing, Stage } from "../../drawing/stage";
import { stamp } from "../../drawing/stamp";
import { hills } from "../../grounds/hills";
import { palm } from "../../grounds/plants";
import { sand } from "../../grounds/sand";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";
import { bulbs, glow } from "../../parts/lamps";
import { limeWedge } from "../../parts/lime";
import { plate } from "../../parts/tableware";

/** Tables between palms, the nearest laid with a whole fish. */
export const sandtables: Drawing = {
  near: [300, 220, 500],
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
      set(262, 590, 0.62) +
      set(842, 588, 0.62) +
      put(548, 676, 1.15, chair(-280, 1) + chair(280, -1)) +
      nearest(stage)
    );
  },
};

/** A round table with its cloth, a whole red snapper, lime and fried plantain. */
function nearest(stage: Stage): string {
  const { warm, warmShade, lamps } = stage;
  const [red, dark, pale] = [warm("#e4553c"), warmShade("#b23a26", 0.5), warm("#ffc09c")];
  return (
    fill(warm("#f3e4cc"), "M228 606H868L912 880H184z") +
    fill(warmShade("#d9c2a2", 0.4), "M332 650L300 880H372zM520 662L508 880H588zM742 652L752 880H812z", 0.7) +
    oval(warm("#fffaf0"), 548, 606, 320, 62) +
    (lamps ? glow(stage, 790, 540, 120) : "") +
    fill(lamps ? "#ffdf9a" : warm("#bfe3dd"), "M770 594q-12-54 20-74 32 20 20 74z") +
    plate(stage, 528, 600, 246, "#ffffff", 0.2) +
    fill(warm("#5f9c45"), "M300 592q-10-34 26-40 22-22 46 4 40-20 70 8L660 560q30-22 56 4 30 6 14 32z") +
    put(
      502,
      894,
      2.3,
      fill(dark, "M-34-158L-20-178-10-167-2-182 10-170 24-180 30-166 46-168 54-150z") +
        fill(
          red,
          "M-82-139C-62-162-28-174 6-171 34-168 54-158 72-146L102-170C112-172 110-160 106-148 104-140 108-128 114-118 108-112 92-120 72-134 46-120 6-116-28-121-54-124-74-130-82-139z",
        ) +
        fill(pale, "M-78-136C-40-128 20-130 62-140 34-122-40-116-78-136z") +
        fill(dark, "M-46-164q18 22 8 42-2-20-8-42zM-14-138q20 2 28 16-20-2-28-16z") +
        line(dark, 4, "M-10-162q9 10 7 22M12-162q9 10 7 22M34-156q7 8 6 18") +
        oval("#fff8ea", -58, -146, 5) +
        oval("#2a1a20", -58, -146, 3.2),
    ) +
    each([412, 470], (x) => oval(dark, x, 632, 34, 13) + oval(warm("#efb94a"), x, 627, 34, 13)) +
    limeWedge(stage, 622, 616, 0.8, 8) +
    limeWedge(stage, 318, 652, 0.9, -10)
  );
}
