import { each, fill, line, oval, put } from "../../drawing/pen";
import { lens } from "../../drawing/shapes";
import type { Drawing } from "../../drawing/stage";
import { stamp } from "../../drawing/stamp";
import { frame } from "../../grounds/framing-palms";
import { outlook } from "../../grounds/outlook-and-yard";
import { pool, table } from "../../grounds/table";

export const cooking: Drawing = {
  view: [70, 152, 888],
  draw(stage) {
    const { warmShade, warm, pick, shine, shade } = stage;
    const tom = (x: number, y: number, radius: number) =>
      oval(warmShade("#5a2a1c", 1), x + 8, y + radius * 0.72, radius, radius * 0.3, 0.3) +
      oval(warm("#e0452f"), x, y, radius, radius * 0.88) +
      fill(
        warmShade("#b8301f", 0.2),
        `M${x + radius * 0.2} ${y - radius * 0.84}a${radius} ${radius * 0.88} 0 0 1 0 ${radius * 1.7}q${radius * 0.5}-${radius * 0.8} 0-${radius * 1.7}z`,
        0.7,
      ) +
      fill(
        warm("#4a9a44"),
        `M${x - 24} ${y - radius * 0.7}q14-2 20-12l4-14 6 14q8 10 22 10-14 12-26 8-14 6-26-6z`,
      ) +
      fill(warm("#ffb09a"), lens(x - radius * 0.62, y - radius * 0.3, radius * 0.5, 7));
    const plant = (x: number, y: number, turn: number, size: number, colour: string) =>
      put(
        x,
        y,
        size,
        fill(
          warm(colour),
          "M-170 20C-130 70-40 92 60 76 130 66 176 36 196-6l18-10-12-18-20 12C150 0 80 24 0 20-70 16-130 6-160-4z",
        ) +
          fill(
            warmShade(colour, 0.6),
            "M-170 20C-130 70-40 92 60 76 130 66 176 36 196-6 150 40 70 58-20 54-90 50-140 36-170 20z",
          ) +
          fill("#3a2a20", "M-172 22l-4-26 16 0 8 16zM196-6l18-10-12-18-20 12z"),
        turn,
      );
    return (
      outlook(stage) +
      frame(stage, 460) +
      table(stage, 430, pick(["#8a5470", "#b5763f", "#cf6a4c"])) +
      pool(stage, 600, 560, 420, 120) +
      fill(warmShade("#8a5a34", 0.8), "M260 640L330 470H880L940 640z") +
      fill(warm("#d9a868"), "M260 622L330 458H880L940 622z") +
      fill(warmShade("#c48f50", 0.4), "M260 622H940v20H260z") +
      line(warmShade("#b88244", 0.3), 3, "M320 490H890M300 540H910M280 590H924", 0.6) +
      oval(warmShade("#8a5a34", 0.6), 846, 490, 18, 8) +
      plant(600, 420, -8, 1.15, "#7fae3f") +
      plant(640, 466, 4, 1.15, "#eebf45") +
      tom(400, 500, 56) +
      tom(480, 540, 50) +
      each([560, 604, 648, 692], (x) =>
        stamp(
          stage,
          "r",
          () =>
            oval(warmShade("#c98f2f", 0.4), 0, 6, 30, 17) +
            oval(warm("#f6dc8a"), 0, 0, 30, 17) +
            oval(warm("#eec45c"), 0, 0, 17, 9),
        )(x, 582),
      ) +
      fill(shine("#dfe6e6", 0.4), "M690 610L860 500q30-14 36 8 2 24-36 46L720 632z") +
      fill(shade("#a8b4b4", 0.4), "M720 632L860 554q38-22 36-46 6 34-40 62L726 640z") +
      fill(warm("#4a2a1e"), "M700 602L620 654q-14 14 0 26 12 6 24-2l84-52z") +
      oval("#d9b070", 652, 660, 4) +
      oval("#d9b070", 684, 640, 4) +
      fill(
        warm("#4f9a44"),
        "M200 600q-40-30-60-10 10 30 50 30-30 30-10 50 40-10 44-50 20 40 50 30 4-40-36-50 40-10 40-40-40-14-60 20-4-50-30-54-20 30 12 74z",
      ) +
      oval(warm("#b8487f"), 130, 540, 44, 40) +
      fill(warm("#e9a8c8"), "M106 520q14-20 30-16-20 10-30 40zM120 500l10-26 8 26z")
    );
  },
};
