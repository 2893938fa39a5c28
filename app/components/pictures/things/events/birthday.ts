import { each, fill, line, oval, put } from "../../drawing/pen";
import { box } from "../../drawing/shapes";
import type { Drawing } from "../../drawing/stage";
import { outlook } from "../../grounds/outlook-and-yard";
import { pool, table } from "../../grounds/table";
import { glow } from "../../parts/lamps";
import { paper } from "../../parts/paper-decorations";

export const birthday: Drawing = {
  draw(stage) {
    const { light, lit, shade, warm, warmShade, accent, second, third, lamps } = stage;
    const balloon = (x: number, y: number, size: number, colour: string, to: number) =>
      line(light.dark, 2.5, `M${x} ${y + 90 * size}Q${x + 20} ${y + 200} ${to} 560`, 0.6) +
      put(
        x,
        y,
        size,
        fill(
          lit(colour),
          "M0 92C-50 60-78 10-74-30-70-80-36-100 0-100S70-80 74-30C78 10 50 60 0 92zM-10 90h20l6 14h-32z",
        ) +
          fill(shade(colour, 0.7), "M40-86Q74-60 74-30 78 10 50 50 30 80 0 92 60 20 40-86z", 0.5) +
          fill("#ffffff", "M-52-30Q-50-70-22-80-40-60-38-26z", 0.6),
      );
    return (
      outlook(stage) +
      balloon(210, 240, 1, accent, 330) +
      balloon(350, 170, 0.94, second, 330) +
      balloon(130, 380, 0.8, third, 330) +
      paper(stage) +
      table(stage, 470, "#c98a5c") +
      pool(stage, 620, 600, 360, 100) +
      oval(warmShade("#4a2a1c"), 630, 676, 260, 24, 0.4) +
      oval(warm("#fffaf0"), 626, 656, 270, 44) +
      // two tiers, candles alight
      fill(warm("#f6dcb4"), "M400 520H852V640Q626 690 400 640z") +
      fill(warm(accent), "M400 560H852v30Q626 630 400 590z") +
      fill(warmShade("#e2c092", 0.5), "M730 520H852V640Q800 660 730 664z", 0.6) +
      oval(warm("#fffaf0"), 626, 520, 226, 46) +
      fill(
        warm("#fffaf0"),
        "M400 520q0 50 26 46 12-6 18-22 8 46 40 46 28-2 34-36 16 50 52 48 34-2 40-38 14 44 50 42 32-2 38-36 16 40 46 36 28-4 32-34 20 22 44 14 32-10 32-66z",
      ) +
      fill(warm("#f6dcb4"), "M490 400H762V500Q626 534 490 500z") +
      fill(warm(second), "M490 440H762v20Q626 494 490 460z") +
      fill(warmShade("#e2c092", 0.5), "M690 400H762V500Q730 512 690 518z", 0.6) +
      oval(warm("#fffaf0"), 626, 400, 136, 28) +
      fill(
        warm("#fffaf0"),
        "M490 400q0 40 20 38 14-4 18-22 8 40 36 38 26-4 30-34 12 40 44 38 28-2 34-34 12 34 40 30 22-4 26-28 24 14 24-26z",
      ) +
      each(
        [
          [550, accent],
          [600, third],
          [650, second],
          [700, "#d8446f"],
        ],
        ([x, colour]) =>
          fill(warm(colour), box(x - 7, 322, 14, 76)) +
          fill("#ffffff", box(x - 7, 340, 14, 8) + box(x - 7, 366, 14, 8), 0.6) +
          fill("#ff9a3a", `M${x} 268q22 32 0 48-22-16 0-48z`) +
          fill("#fff3c4", `M${x} 288q10 16 0 26-10-10 0-26z`) +
          (lamps ? glow(stage, x, 296, 60) : ""),
      ) +
      put(
        300,
        640,
        1,
        fill(lit(second), "M-74-60H74V50H-74z") +
          fill(shade(second, 0.7), "M40-60H74V50H40z") +
          fill(lit("#fff6e6"), "M-12-60h24V50h-24zM-84-76H84v22H-84z") +
          fill(lit(accent), "M0-76q-60-6-50-36 30-10 50 36zM0-76q60-6 50-36-30-10-50 36z"),
      )
    );
  },
};
