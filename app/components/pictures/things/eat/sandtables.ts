import { fill, line, oval, put } from "../../drawing/pen";
import type { Drawing } from "../../drawing/stage";
import { hills } from "../../grounds/hills";
import { palm } from "../../grounds/plants";
import { sand } from "../../grounds/sand";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";
import { bulbs, glow } from "../../parts/lamps";

export const sandtables: Drawing = {
  draw(stage) {
    const { light, lit, shade, warm, warmShade, accent, second, lamps } = stage;
    const set = (x: number, y: number, size: number) =>
      put(
        x,
        y,
        size,
        oval(shade(light.sandShade), 0, 8, 190, 18, 0.4) +
          fill(shade("#7a5238", 0.6), "M-8-110H8V0H-8zM-60 0q60-24 120 0z") +
          chair(-132, 1) +
          chair(132, -1) +
          fill(
            warm("#fff6e6"),
            "M-98-124H98l14 52q-22 14-42 0-22 14-46 0-22 14-46 0-24 14-46 0-22 14-44 0z",
          ) +
          fill(warmShade("#e2cdb0", 0.4), "M50-124H98l14 52q-22 14-42 0z") +
          oval(warm("#fffaf0"), 0, -124, 100, 14) +
          (lamps ? glow(stage, 0, -160, 120) : "") +
          fill(lamps ? "#ffdf9a" : warm("#bfe3dd"), "M-13-132q-8-34 13-48 21 14 13 48z") +
          fill(warm(second), "M-60-132q20-16 44 0zM24-132q20-16 44 0z"),
      );
    const chair = (x: number, side: number) =>
      put(
        x,
        0,
        [side, 1],
        line(shade("#6a4630", 0.4), 9, "M-30 4L-22-70-34-170M34 4L28-66M-22-70H30") +
          fill(lit(accent), "M-28-80H34q8 0 8 8t-8 8H-26zM-44-172l14-2 12 78-14 4z"),
      );
    return (
      sky(stage) +
      hills(stage, { flip: false, end: 600 }) +
      sea(stage, { to: 520 }) +
      sand(stage, 470) +
      palm(stage, 150, 620, 480, { lean: 60, size: 1.3 }) +
      palm(stage, 880, 600, 440, { lean: 20, size: 1.2 }) +
      bulbs(stage, 205, 190, 896, 190, 60) +
      set(400, 560, 0.66) +
      set(690, 556, 0.62) +
      set(560, 690, 1.12)
    );
  },
};
