import { each, fill, line, oval, put } from "../../drawing/pen";
import { lens } from "../../drawing/shapes";
import type { Drawing } from "../../drawing/stage";
import { frame } from "../../grounds/framing-palms";
import { outlook } from "../../grounds/outlook-and-yard";
import { pool, table } from "../../grounds/table";

export const tapas: Drawing = {
  view: [90, 100, 860],
  draw(stage) {
    const { warm, warmShade } = stage;
    const toast = (x: number, y: number, colour: string) =>
      put(
        x,
        y,
        1,
        fill(warmShade("#a8702c", 0.4), "M-72 12q0-44 72-44t72 44q0 26-72 26t-72-26z") +
          fill(warm("#e9b76a"), "M-72 2q0-44 72-44T72 2Q72 26 0 26T-72 2z") +
          fill(warm(colour), "M-54-4q-6-30 30-34 30-12 60 0 30 8 24 34-30 24-60 18-40 4-54-18z") +
          fill("#ffffff", lens(-40, -22, 50, 5), 0.4) +
          fill(warm("#4f9a44"), "M-6-34q10-26 34-22 0 26-34 22z"),
      );
    return (
      outlook(stage) +
      frame(stage, 460) +
      table(stage, 440, "#7a4a34") +
      pool(stage, 570, 560, 420, 120) +
      // two glasses of wine
      each(
        [
          [420, 1],
          [548, 0.94],
        ],
        ([x, size]) =>
          put(
            x,
            520,
            size,
            fill("#ffffff", "M-58-10q58-16 116 0v10h-116zM-7-110H7V-6H-7z", 0.55) +
              fill("#ffffff", "M-56-316H56Q108-160 12-104h-24Q-108-160-56-316z", 0.35) +
              fill("#9c2038", "M-74-220Q-70-134-12-112h24Q70-134 74-220z") +
              oval("#c2455a", 0, -220, 74, 12) +
              fill("#ffffff", "M-60-300q-10 90 10 140-26-40-24-140z", 0.6),
          ),
      ) +
      oval(warmShade("#2a1610"), 590, 640, 390, 40, 0.4) +
      fill(warmShade("#8a5a34", 0.7), "M190 600q0 18 20 24L930 634q24-4 24-24z") +
      fill(warm("#c08a54"), "M190 596Q200 540 300 528L880 520q80 10 74 80-10 20-40 22L230 616q-40-2-40-20z") +
      line(warmShade("#a8703e", 0.3), 3, "M230 560H930M220 590H940", 0.5) +
      toast(300, 580, "#d9452f") +
      toast(466, 586, "#e98a6a") +
      toast(632, 588, "#8fae4a") +
      // cheese and olives
      fill(warm("#f7d06a"), "M720 540L890 500l40 40v46l-210-2z") +
      fill(warmShade("#f7d06a", 0.5), "M720 540l210 0v46l-210-2z") +
      oval(warmShade("#d9a93c", 0.3), 780, 562, 15, 11) +
      oval(warmShade("#d9a93c", 0.3), 860, 566, 20, 13) +
      oval(warmShade("#d9a93c", 0.2), 850, 524, 15, 7) +
      each(
        [
          [700, 614],
          [744, 622],
          [790, 614],
        ],
        ([x, y]) =>
          oval(warm("#7a8a3a"), x, y, 22, 18) +
          oval(warm("#c9452f"), x + 7, y - 5, 7, 6) +
          oval(warm("#a8b85c"), x - 8, y - 7, 6, 4),
      )
    );
  },
};
