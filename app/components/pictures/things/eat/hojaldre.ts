import { fill, line, oval, put } from "../../drawing/pen";
import { lens } from "../../drawing/shapes";
import type { Drawing } from "../../drawing/stage";
import { frame } from "../../grounds/framing-palms";
import { outlook } from "../../grounds/outlook-and-yard";
import { pool, table } from "../../grounds/table";
import { steam } from "../../parts/steam";
import { plate } from "../../parts/tableware";

export const hojaldre: Drawing = {
  view: [48, 146, 896],
  draw(stage) {
    const { pick, warmShade, warm } = stage;
    const dough = "#e3a244";
    return (
      outlook(stage) +
      frame(stage, 470) +
      table(stage, 440, pick(["#d8b98a", "#8f6a4a", "#b5763f"])) +
      pool(stage, 560, 560, 420, 120) +
      plate(stage, 590, 546, 320, "#fdf4e4", 0.34) +
      fill(
        warmShade(dough, 0.5),
        "M300 520q-20-80 70-116 90-40 190-8 60 28 48 92-30 70-150 72-130 4-158-40z",
      ) +
      fill(warm(dough), "M302 506q-18-76 72-110 90-36 184-8 58 26 48 84-30 68-150 70-126 4-154-36z") +
      fill(
        warm("#f4c979"),
        "M334 468q14-54 80-66 40 4 16 26-60 8-96 40zM470 400q70-4 100 40 0 22-26 8-30-32-74-48zM420 500q60 16 130-16 20 4 4 18-60 34-134 12z",
      ) +
      fill(warmShade(dough, 0.35), "M390 452q40-18 76 4-36 16-76-4zM500 460q22-8 40 4-18 10-40-4z") +
      fill(
        warm("#fffaf0"),
        "M560 500q-10-48 60-56 40-30 100-8 80-8 92 40 18 50-60 62-60 30-120 8-62 2-72-46z",
      ) +
      fill(
        warmShade("#e9dcc8", 0.2),
        "M562 512q16 34 70 32 60 22 120-8 64-10 66-44 4 46-66 56-60 30-120 8-58 2-70-44z",
      ) +
      oval(warmShade("#e08a1e", 0.2), 690, 492, 58, 36) +
      oval(warm("#f7b52e"), 688, 486, 58, 36) +
      fill(warm("#ffe08a"), lens(648, 476, 50, 9)) +
      fill(warm("#fffdf4"), "M470 574l70-22 84 14-70 26z") +
      fill(warmShade("#d9cbb4", 0.25), "M470 574v16l84 20v-18zM554 592v18l70-26v-18z") +
      fill(warm("#c9453a"), "M640 590q20-20 46-6 10 20-14 30-30 2-32-24z") +
      fill(warm("#c9453a"), "M700 592q20-20 46-6 10 20-14 30-30 2-32-24z") +
      // enamel mug
      put(
        196,
        480,
        1,
        oval(warmShade("#4a2a1c"), 10, 106, 110, 22, 0.35) +
          line(warm("#f4ecdc"), 16, "M-82 8q-54-4-50 36 6 36 66 22") +
          fill(warm("#f4ecdc"), "M-86-30v120q0 18 86 18t86-18v-120z") +
          fill(warmShade("#f4ecdc", 0.4), "M30-30h56v120q0 16-60 18 10-60 4-138z") +
          oval(warm("#2f6f9c"), 0, -30, 88, 22) +
          oval(warm("#4a2616"), 0, -27, 76, 16),
      ) +
      steam("#fffaf0", 180, 444, 1, 0.7) +
      steam("#fffaf0", 224, 446, 0.7, 0.5)
    );
  },
};
