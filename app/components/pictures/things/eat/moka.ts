import { each, fill, line, oval } from "../../drawing/pen";
import { lens } from "../../drawing/shapes";
import type { Drawing } from "../../drawing/stage";
import { frame } from "../../grounds/framing-palms";
import { hills } from "../../grounds/hills";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";
import { table } from "../../grounds/table";
import { steam } from "../../parts/steam";
import { plate } from "../../parts/tableware";

export const moka: Drawing = {
  sun: { x: 640, y: 270, radius: 150 },
  draw(stage) {
    const { pick, warmShade, warm, lit, shade, shine, dice } = stage;
    const metal = "#cfd6d6";
    return (
      sky(stage, { clouds: false }) +
      hills(stage, { flip: false, end: 560 }) +
      sea(stage, { to: 500 }) +
      frame(stage, 500) +
      table(stage, 486, pick(["#a8693c", "#8a5470", "#d8b98a"])) +
      oval(warmShade("#4a2a1c"), 650, 604, 170, 26, 0.35) +
      // the pot: eight sides, waist, spout, handle
      fill(
        warm("#2b2326"),
        "M742 250l58 2q26 4 24 34l-12 112q-4 22-20 22-10-2-10-14l10-104q0-16-14-18l-44-4z",
      ) +
      fill(lit(metal), "M560 440L540 592q-2 12 12 14h188q14-2 12-14L732 440z") +
      fill(shade(metal, 0.55), "M676 440l16 166h48q14-2 12-14L732 440z") +
      fill(shine(metal, 0.85), "M600 440l-16 166h48l4-166z") +
      fill(shade(metal, 0.28), "M560 440L540 592q-2 12 12 14h32l16-166z") +
      fill(shade(metal, 0.8), "M556 420h180v24H556z") +
      fill(shine(metal, 0.4), "M556 420h84v8h-84z") +
      fill(lit(metal), "M538 250L500 246l58 66-4 108h184l14-170z") +
      fill(shade(metal, 0.5), "M690 250l-6 170h54l14-170z") +
      fill(shine(metal, 0.85), "M596 250l10 170h40l-6-170z") +
      fill(shade(metal, 0.3), "M538 250L500 246l58 66-4 108h52l-10-170z") +
      fill(shade(metal, 0.65), "M530 250q4-8 12-10l78-30h50l76 30q8 2 10 10z") +
      fill(shine(metal, 0.5), "M542 240l78-30h26l-16 30z") +
      fill(warm("#2b2326"), "M632 212q-14-26 12-34 28 8 14 34z") +
      (dice() < 2 ? oval(warm("#c9563a"), 724, 506, 10) : "") +
      // cup
      plate(stage, 380, 600, 130, "#fff6e6", 0.26) +
      fill(warm("#d9603f"), "M290 510q2 84 54 96h72q52-12 54-96z") +
      fill(warmShade("#d9603f", 0.6), "M400 510h70q-2 84-54 96h-40q24-36 24-96z") +
      line(warm("#d9603f"), 15, "M296 530q-50-8-46 26 6 28 60 18") +
      oval(warm("#fff6e6"), 380, 510, 91, 22) +
      oval(warm("#4a2616"), 380, 513, 80, 17) +
      fill(warm("#b0713f"), lens(330, 516, 90, 8)) +
      steam("#fffaf0", 372, 500, 1, 0.7) +
      steam("#fffaf0", 412, 486, 0.72, 0.5) +
      steam("#fffaf0", 508, 236, 0.5, 0.55) +
      each(
        [
          [180, 660],
          [224, 676],
          [150, 690],
        ],
        ([x, y]) =>
          oval(warm("#6b3a22"), x, y, 22, 14) +
          line(warmShade("#3a1c12", 0.4), 3, `M${x - 16} ${y + 2}q16-8 32 0`),
      )
    );
  },
};
