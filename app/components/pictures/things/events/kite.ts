import { each, fill, line, oval, put } from "../../drawing/pen";
import type { Drawing } from "../../drawing/stage";
import { hills } from "../../grounds/hills";
import { palm } from "../../grounds/plants";
import { sand } from "../../grounds/sand";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";

export const kite: Drawing = {
  sun: { x: 200 },
  draw(stage) {
    const { accent, lit, shade, shine, light } = stage;
    const kite = (x: number, y: number, size: number, a: string, b: string, turn: number) =>
      put(
        x,
        y,
        size,
        fill(lit(a), "M0-150L100 0 0 190z") +
          fill(shade(a, 0.55), "M0-150L100 0H0z") +
          fill(lit(b), "M0-150L-100 0 0 190z") +
          fill(shine(b, 0.4), "M0-150L-100 0H0z") +
          line(shade("#7a5638", 0.4), 4, "M0-150V190M-100 0H100") +
          line(lit(a), 4, "M0 190C-40 230 40 270 0 320-30 360 30 390 0 430") +
          each(
            [
              [-10, 244, 20],
              [14, 300, -20],
              [-8, 366, 20],
              [0, 428, -10],
            ],
            ([p, q, r], i) => put(p, q, 1, fill(lit(i % 2 ? a : b), "M0 0l-32-16v32zM0 0l32-16v32z"), r),
          ),
        turn,
      );
    return (
      sky(stage) +
      hills(stage, { horizon: 500, flip: false, end: 560 }) +
      sea(stage, { horizon: 500, to: 620 }) +
      sand(stage, 600) +
      palm(stage, 90, 660, 380, { size: 1.1 }) +
      line(light.dark, 2, "M640 250Q500 480 292 608M330 150Q340 440 326 616", 0.6) +
      kite(640, 220, 1.1, accent, "#fff4e0", 28) +
      kite(860, 400, 0.42, "#f0b84a", "#2f9c95", 34) +
      kite(330, 140, 0.5, "#2f9c95", "#f0b84a", -16) +
      put(
        -112,
        0,
        1,
        fill(light.dark, "M398 606q8-6 14 2l4 20 8 24h-8l-8-18-6 20h-8l6-30-2-10-12-6 2-5z") +
          oval(light.dark, 402, 598, 8) +
          fill(light.dark, "M436 618q8-4 12 2l2 16 4 18h-6l-6-14-6 14h-6l6-22-10-4 2-4z") +
          oval(light.dark, 440, 611, 6.5),
      ) +
      oval(light.sandShade, 308, 656, 50, 4, 0.8)
    );
  },
};
