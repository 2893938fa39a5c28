import { each, fill, line, oval, put } from "../../drawing/pen";
import { lens } from "../../drawing/shapes";
import type { Drawing } from "../../drawing/stage";
import { hills } from "../../grounds/hills";
import { clump } from "../../grounds/plants";
import { sky } from "../../grounds/sky";
import { table } from "../../grounds/table";
import { steam } from "../../parts/steam";

export const pourover: Drawing = {
  sun: { x: 210, y: 190, radius: 64 },
  draw(stage) {
    const { warmShade, warm, shine, pick, light, accent } = stage;
    const cup = (x: number, y: number, size: number, colour: string) =>
      put(
        x,
        y,
        size,
        oval(warmShade("#4a2a1c", 1), 8, 76, 88, 16, 0.35) +
          fill(warm(colour), "M-70 0q2 66 40 76h60q38-10 40-76z") +
          fill(warmShade(colour, 0.6), "M14 0h56q-2 66-40 76H6q22-26 8-76z") +
          oval(warm("#fff6e6"), 0, 0, 70, 17) +
          oval(warm("#4a2616"), 0, 2, 60, 12) +
          fill(warm("#a8693a"), lens(-34, 3, 56, 5)),
      ) + steam("#fffaf0", x, y - 14, 0.62 * size, 0.6);
    const glass = shine("#d9ecea", 0.5);
    return (
      sky(stage, { clouds: false }) +
      hills(stage, { flip: false, end: 980, rise: 1.5 }) +
      fill(
        light.leafLit,
        "M-720 390C-400 360-200 400 0 374 240 350 520 400 960 362S1500 380 1680 370V520H-720z",
      ) +
      clump(light.leaf, -720, 330, 470, 70) +
      table(stage, 470, pick(["#a8693c", "#d8b98a", "#8f5a48"])) +
      oval(warmShade("#4a2a1c", 1), 606, 596, 150, 24, 0.35) +
      fill(glass, "M530 350L470 540q-14 56 40 58h170q54-2 40-58L660 350z", 0.6) +
      fill(warm("#4a2616"), "M488 486L470 540q-14 56 40 58h170q54-2 40-58l-18-54q-110 22-214 0z") +
      fill(warm("#7a4424"), "M488 486q104 24 214 0l4 12q-110 26-222 0z") +
      fill("#ffffff", "M548 360L500 520q-8 40 6 60-26-10-18-46L536 360z", 0.5) +
      fill(warm("#a8693c"), "M536 322h118v42H536z") +
      fill(warmShade("#a8693c", 0.8), "M610 322h44v42h-44z") +
      line(warm("#e4553c"), 5, "M530 344h130") +
      // the filter in its cone
      fill(warm("#fff8ea"), "M452 186q140-34 286 0L712 232H478z") +
      fill(warmShade("#fff8ea", 0.4), "M640 174q52 4 98 12L712 232h-60z") +
      fill(warm(accent), "M470 216q126 30 250 0L650 326H540z") +
      fill(warmShade(accent, 0.7), "M640 230q44-4 80-14L650 326h-40z") +
      fill("#ffffff", "M500 230l18 3 38 78h-14z", 0.4) +
      oval(warm("#5a3420"), 595, 188, 118, 17) +
      steam("#fffaf0", 560, 176, 0.8, 0.6) +
      steam("#fffaf0", 630, 172, 0.66, 0.5) +
      cup(250, 560, 1.1, "#2f8f95") +
      cup(380, 616, 1.15, "#f0b84a") +
      cup(800, 590, 1.2, "#e4553c") +
      each(
        [
          [140, 660],
          [186, 680],
          [110, 690],
          [640, 668],
          [690, 684],
        ],
        ([x, y]) =>
          oval(warm("#6b3a22"), x, y, 20, 13) +
          line(warmShade("#3a1c12", 0.4), 3, `M${x - 14} ${y + 2}q14-8 28 0`),
      )
    );
  },
};
