import { mix } from "../../drawing/colour";
import { fill, line, oval, put } from "../../drawing/pen";
import { disc } from "../../drawing/shapes";
import type { Drawing } from "../../drawing/stage";
import { hills } from "../../grounds/hills";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";
import { pool, table } from "../../grounds/table";
import { paperLanterns } from "../../parts/paper-decorations";

export const sushi: Drawing = {
  view: [170, 160, 784],
  draw(stage) {
    const { warm, warmShade } = stage;
    const maki = (x: number, y: number, radius: number, colour: string) =>
      oval("#12242a", x, y, radius) +
      oval(warm("#fff8ea"), x, y, radius * 0.84) +
      oval(warmShade("#e8d8c0", 0.1), x, y, radius * 0.5) +
      fill(warm(colour), disc(x - radius * 0.1, y - radius * 0.08, radius * 0.3)) +
      fill(warm("#7fb04a"), disc(x + radius * 0.22, y + radius * 0.14, radius * 0.2)) +
      line(
        "#3e5a5c",
        3,
        `M${x - radius * 0.9} ${y - radius * 0.2}A${radius * 0.93} ${radius * 0.93} 0 0 1 ${x - radius * 0.2} ${y - radius * 0.91}`,
      );
    const nigiri = (x: number, y: number, colour: string, size: number) =>
      put(
        x,
        y,
        size,
        fill(warmShade("#e6d6c0", 0.25), "M-86 0q-10-40 22-54h128q32 14 22 54-84 16-172 0z") +
          fill(warm("#fff8ea"), "M-86-6q-8-36 22-48h128q28 12 22 40-84 18-172 8z") +
          fill(
            warm(colour),
            "M-112-22q-8-42 44-62 64-22 132 4 50 24 50 58-8 14-30-2-80-40-160 2-30 14-36 0z",
          ) +
          fill(
            warmShade(colour, 0.5),
            "M114-22q-8 14-30-2-80-40-160 2-26 12-34 2 30-6 44-14 70-36 146 0 20 10 34 2z",
          ) +
          line(
            mix(warm(colour), "#ffffff", 0.6),
            5,
            "M-66-76q26 8 30 36M-22-90q26 10 28 40M26-90q26 12 26 44M70-74q22 12 22 36",
          ),
      );
    return (
      sky(stage, { clouds: false }) +
      hills(stage, { flip: false }) +
      sea(stage, { to: 470 }) +
      paperLanterns(stage) +
      table(stage, 452, "#6d4630") +
      pool(stage, 600, 580, 420, 110) +
      fill(warmShade("#4a2a1a", 0.7), "M330 600h50v44h-50zM800 600h50v44h-50z") +
      fill(warm("#d8a262"), "M330 548L280 588H900L850 548z") +
      fill(warmShade("#c48a4c", 0.35), "M280 588h620v24H280z") +
      line(warmShade("#a56b38", 0.4), 2.5, "M340 560H840M320 574H870", 0.6) +
      maki(700, 510, 54, "#f08a5c") +
      maki(808, 510, 54, "#f08a5c") +
      maki(754, 418, 54, "#f2c14e") +
      nigiri(420, 572, "#f0825a", 1) +
      nigiri(592, 578, "#d9533f", 0.86) +
      put(
        466,
        640,
        1,
        fill(warm("#3a2018"), "M-300-10L330 22l8 8L-300-2z") +
          fill(warm("#5a3020"), "M-300 18L330 34l8 8L-300 26z"),
        -5,
      ) +
      oval(warm("#86b04a"), 880, 560, 24, 13)
    );
  },
};
