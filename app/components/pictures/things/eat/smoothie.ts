import { each, fill, line, oval, put } from "../../drawing/pen";
import { lens } from "../../drawing/shapes";
import type { Drawing } from "../../drawing/stage";
import { frame } from "../../grounds/framing-palms";
import { outlook } from "../../grounds/outlook-and-yard";
import { pool, table } from "../../grounds/table";

export const smoothie: Drawing = {
  view: [90, 80, 860],
  draw(stage) {
    const { warm, warmShade, second } = stage;
    const glass = (x: number, size: number, colour: string, garnish: string) =>
      put(
        x,
        640,
        size,
        oval(warmShade("#3a2016"), 8, 4, 96, 16, 0.4) +
          line(warm("#fff6e6"), 15, "M14-250L70-430") +
          line(warm(second), 15, "M28-296L44-346M56-386L66-418") +
          fill("#ffffff", "M-104-310H104L80 0H-80z", 0.4) +
          fill(warm(colour), "M-98-262H98L78-6H-78z") +
          fill(warmShade(colour, 0.6), "M40-262H98L78-6H30z", 0.6) +
          fill("#ffffff", "M-80-250h26l10 230h-18z", 0.5) +
          oval(warm(colour), 0, -262, 98, 22) +
          fill("#ffffff", lens(-76, -266, 90, 6) + lens(0, -256, 80, 5), 0.5) +
          garnish,
      );
    const orange = put(
      -92,
      -318,
      1,
      oval(warm("#f0902a"), 0, 0, 52) +
        oval(warm("#fde0a4"), 0, 0, 44) +
        line(warm("#f5a84a"), 5, "M-38 0H38M-19-33L19 33M19-33L-19 33"),
    );
    const pineapple = put(
      -80,
      -330,
      1,
      fill(
        warm("#4f9a44"),
        "M-10-60q-30-40-50-44 34-10 48 20-6-50 20-70 16 26 6 70 20-30 50-22-24 10-44 50z",
      ) +
        fill(warm("#f2c23c"), "M-50-50Q0-90 50-50L0 60z") +
        line(warmShade("#c98f1c", 0.4), 4, "M-40-52L20 20M-10-64L34-14M40-52L-20 20M10-64L-34-14"),
      -14,
    );
    return (
      outlook(stage) +
      frame(stage, 460) +
      table(stage, 452, "#c79a66") +
      pool(stage, 570, 560, 420, 110) +
      glass(440, 0.94, "#e8556a", orange) +
      glass(690, 1.02, "#f4b53c", pineapple) +
      // a mango and berries
      put(
        880,
        640,
        1,
        oval(warmShade("#3a2016"), 4, 20, 90, 16, 0.35) +
          fill(warm("#f0a238"), "M-86 6C-90-60-20-94 40-70 90-46 90 10 40 26-10 36-80 40-86 6z") +
          fill(warm("#e2603c"), "M-20-78C30-84 84-50 80-16 50-50 20-66-20-78z") +
          line(warmShade("#6a4a24"), 6, "M-70-40q-10-20-24-24"),
      ) +
      each(
        [
          [250, 640],
          [214, 660],
          [286, 664],
        ],
        ([x, y]) => oval(warm("#4a4a94"), x, y, 22, 20) + oval("#ffffff", x - 7, y - 7, 6, 4, 0.5),
      )
    );
  },
};
