import { each, fill, line, oval } from "../../drawing/pen";
import { lens } from "../../drawing/shapes";
import type { Drawing } from "../../drawing/stage";
import { hills } from "../../grounds/hills";
import { clump, leaves, palm } from "../../grounds/plants";
import { ground } from "../../grounds/sand";
import { sky } from "../../grounds/sky";
import { glow } from "../../parts/lamps";
import { steam } from "../../parts/steam";

export const stew: Drawing = {
  draw(stage) {
    const { lit, shade, shine, light } = stage;
    return (
      sky(stage) +
      hills(stage, { rise: 1.5, flip: false, end: 900 }) +
      fill(light.near, "M-720 368h2400v200H-720z") +
      fill(
        light.leafLit,
        "M-720 400C-400 430-200 380 0 400 200 372 460 430 960 384S1500 410 1680 390V600H-720z",
      ) +
      clump(light.leaf, -720, 300, 470, 80) +
      ground(lit("#b98d62"), shade("#a6764c", 0.6), 540) +
      palm(stage, 80, 560, 400, { size: 1.2 }) +
      leaves(stage, 900, 600, {
        size: 1.6,
        colours: [light.leaf, light.leafLit],
        turns: [-60, -34, -8, 14],
      }) +
      fill(shade("#5a4034", 0.5), "M330 664l500 22 4-26-480-26zM360 692l470-66-4-24-480 64z") +
      fill(lit("#8d6448"), "M330 660l20-26 480 26-4 12z") +
      oval(lit("#d9a878"), 342, 662, 13, 17) +
      oval(lit("#d9a878"), 832, 616, 12, 14) +
      each(
        [
          [418, 630, 56],
          [776, 634, 60],
          [590, 668, 66],
        ],
        ([x, y, w]) =>
          fill(shade("#7c7470", 0.5), `M${x - w} ${y + 26}q-8-52 ${w}-58 ${w + 8} 4 ${w} 58z`) +
          fill(lit("#a49c94"), `M${x - w + 6} ${y + 6}q10-34 ${w - 10}-38 20 6 10 26z`),
      ) +
      glow(stage, 596, 610, 190) +
      fill(
        "#ff8a2e",
        "M470 640q-14-56 24-84 0 26 18 32 4-50 44-80 0 44 30 58 10-30 34-44-2 40 26 56 16-10 16-30 40 40 20 92z",
      ) +
      fill(
        "#ffcf5c",
        "M506 640q-4-34 20-50 4 18 14 22 8-32 34-50 2 30 22 40 10-18 24-26 0 28 18 36 8-6 10-16 18 22 12 44z",
      ) +
      fill(lit("#39464a"), "M362 330h472q10 170-70 220-40 24-166 24t-166-24C352 500 352 440 362 330z") +
      fill(shade("#39464a", 0.8), "M640 330h194q10 170-70 220-40 24-140 24 60-100 16-244z", 0.8) +
      fill(shine("#39464a", 0.28), "M386 346h40q-6 130 40 200-84-40-80-200z") +
      fill(lit("#56666a"), "M346 308h504q14 0 14 16t-14 16H346q-14 0-14-16t14-16z") +
      line(lit("#39464a"), 16, "M362 384q-52-4-52 26t56 26M834 384q52-4 52 26t-56 26") +
      oval(shade("#3a2a20", 0.2), 598, 310, 234, 34) +
      oval(lit("#e3b457"), 598, 312, 216, 27) +
      fill(lit("#f6d98e"), lens(430, 314, 120, 9) + lens(600, 322, 140, 8)) +
      each(
        [
          [500, 304, "#f2e2b0"],
          [690, 306, "#f2e2b0"],
          [620, 300, "#e8913c"],
          [560, 322, "#e8913c"],
          [740, 316, "#f2e2b0"],
        ],
        ([x, y, c]) => oval(lit(c), x, y, 28, 12),
      ) +
      fill(
        lit("#4a9a44"),
        "M440 306q20-20 44-2-20 16-44 2zM650 318q20-18 44-4-18 18-44 4zM566 298q16-14 36-2-16 12-36 2z",
      ) +
      fill(lit("#c9925a"), "M734 316L836 150q12-12 22 0 6 10-2 20L764 322z") +
      fill(shade("#c9925a", 0.6), "M748 320l108-158q4 6 0 12L764 322z") +
      steam("#fff6e6", 500, 290, 1.2, 0.55) +
      steam("#fff6e6", 610, 280, 1.4, 0.5) +
      steam("#fff6e6", 690, 292, 0.9, 0.5)
    );
  },
};
