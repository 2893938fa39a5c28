import { fill, line, put } from "../../drawing/pen";
import type { Drawing } from "../../drawing/stage";
import { hills } from "../../grounds/hills";
import { palm } from "../../grounds/plants";
import { sand } from "../../grounds/sand";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";
import { board } from "../../parts/surfboards";

export const wetsuits: Drawing = {
  draw(stage) {
    const { accent, lit, shade, int, light } = stage;
    const suit = (x: number, y: number, size: number, colour: string, b: string, long: number) =>
      put(
        x,
        y,
        size,
        line(light.dark, 3, "M0-28q-10-10 0-16 10 6 0 14M0-14v-12") +
          fill(
            lit(colour),
            `M-22-12Q0 4 22-12L60 6Q82 20 86 60L${long ? "96 150 68 156" : "92 96 62 102"}L52 74Q44 130 50 176L${long ? "58 330 22 332" : "62 232 20 236"}Q10 250 0 206-10 250-20 236L${long ? "-22 332-58 330" : "-20 236-62 232"}L-50 176Q-44 130-52 74L${long ? "-68 156-96 150" : "-62 102-92 96"}L-86 60Q-82 20-60 6z`,
          ) +
          fill(
            lit(b),
            `M-60 6Q-82 20-86 60L-90 84-62 90-52 74Q-50 40-36 0zM60 6Q82 20 86 60L90 84 62 90 52 74Q50 40 36 0z`,
          ) +
          fill(
            lit(b),
            "M-47 108Q-45 150-50 176L-53 226-38 228Q-30 160-36 100zM47 108Q45 150 50 176L53 226 38 228Q30 160 36 100z",
          ) +
          line(shade("#000000", 1), 2, "M0 0v90", 0.4),
        int(-3, 3),
      );
    return (
      sky(stage) +
      hills(stage, { flip: true, end: 520 }) +
      sea(stage, { to: 580 }) +
      sand(stage, 570) +
      fill(shade("#6a4630", 0.4), "M300 150h16v500h-16zM884 140h16v510h-16z") +
      line(light.dark, 4, "M308 170Q600 214 892 160") +
      suit(410, 224, 1.12, "#1d2c36", accent, 1) +
      suit(566, 232, 0.95, "#24404c", "#e4553c", 0) +
      suit(706, 230, 1.05, "#1d2c36", "#f0b84a", 1) +
      suit(822, 212, 0.62, "#2a4a6c", "#f6efe0", 0) +
      board(stage, 200, 664, 440, 46, "#f6efe0", { band: accent, turn: -6 }) +
      fill(light.sand, "M130 672q40-36 74-22 40-6 70 22z") +
      palm(stage, 60, 650, 520, { size: 1.25 })
    );
  },
};
