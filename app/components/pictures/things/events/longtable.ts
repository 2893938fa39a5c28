import { each, fill, line, oval, put } from "../../drawing/pen";
import type { Drawing } from "../../drawing/stage";
import { outlook } from "../../grounds/outlook-and-yard";
import { palm } from "../../grounds/plants";
import { bulbs, glow } from "../../parts/lamps";
import { steam } from "../../parts/steam";

export const longtable: Drawing = {
  draw(stage) {
    const { lit, shade, warm, warmShade, accent, second, lamps } = stage;
    const place = (x: number, y: number, size: number) =>
      oval(warmShade("#d9cbb0", 0.3), x, y + 4 * size, 46 * size, 15 * size) +
      oval(warm("#fffaf0"), x, y, 46 * size, 15 * size) +
      oval(warm(second), x, y, 27 * size, 8 * size);
    const chair = (x: number, y: number, size: number) =>
      put(
        x,
        y,
        size,
        fill(
          shade("#6a4630", 0.5),
          "M-40-110h80v14h-80zM-40-80h80v12h-80zM-40-110h10V0h-10zM30-110h10V0H30z",
        ),
      );
    return (
      outlook(stage) +
      palm(stage, 110, 560, 450, { lean: 40, size: 1.25 }) +
      palm(stage, 900, 540, 440, { lean: -30, size: 1.2 }) +
      fill(lit("#dcc29a"), "M-720 520Q200 480 600 500T1680 500V840H-720z") +
      bulbs(stage, 150, 120, 870, 110, 70) +
      bulbs(stage, 150, 190, 870, 180, 110) +
      (lamps ? glow(stage, 520, 470, 330) : "") +
      // chairs on the far side, the cloth, what everybody brought
      each([290, 420, 550, 680, 800], (x) => chair(x, 520, 0.84)) +
      fill(warm("#fffaf0"), "M190 470H870L990 640H70z") +
      fill(warm(accent), "M470 470H590L640 640H420z") +
      fill(
        warm("#fffaf0"),
        "M70 640H990v66q-40 24-76 0-40 24-78 0-40 24-78 0-40 24-78 0-40 24-78 0-40 24-78 0-40 24-78 0-40 24-78 0-40 24-78 0-40 24-78 0-40 24-78 0-28 20-64 0z",
      ) +
      fill(warmShade("#e9dcc4", 0.4), "M70 640H990v16H70z") +
      each([300, 400, 500, 590, 690, 780], (x) => place(x, 490, 0.8)) +
      each([200, 350, 720, 860], (x) => place(x, 610, 1.15)) +
      // a pot, a fish, a bowl of fruit, candles
      put(
        530,
        540,
        1,
        fill(warm("#39464a"), "M-76-50H76q4 60-30 76h-92q-34-16-30-76z") +
          oval(warm("#e3b457"), 0, -50, 76, 15) +
          oval(warm("#4a9a44"), -20, -52, 15, 5) +
          line(warm("#39464a"), 9, "M-76-30h-20M76-30h20"),
      ) +
      put(
        330,
        554,
        1,
        oval(warm("#fff6e6"), 0, 8, 92, 22) +
          fill(warm("#e4553c"), "M-80 0Q-30-40 40-8L74-26Q66 0 76 22L40 8Q-30 34-80 0z") +
          oval("#2a1a20", -56, -6, 4),
      ) +
      put(
        720,
        546,
        1,
        fill(warm("#b5654a"), "M-70-20H70Q60 30 20 34h-40Q-60 30-70-20z") +
          oval(warm("#f2b13c"), -34, -34, 27) +
          oval(warm("#e4553c"), 8, -44, 27) +
          oval(warm("#7fae4a"), 44, -32, 24),
      ) +
      each(
        [440, 624],
        (x) =>
          fill(warm("#fbecd2"), `M${x - 8} 560v-70h16v70z`) +
          fill("#ff9a3a", `M${x} 452q16 22 0 34-16-12 0-34z`) +
          (lamps ? glow(stage, x, 474, 70) : ""),
      ) +
      steam("#fffaf0", 530, 480, 0.8, 0.5)
    );
  },
};
