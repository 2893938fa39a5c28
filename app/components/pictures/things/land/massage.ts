import { each, fill, line, oval, put } from "../../drawing/pen";
import type { Drawing } from "../../drawing/stage";
import { hills } from "../../grounds/hills";
import { bloom, hedge, leaves } from "../../grounds/plants";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";
import { deck } from "../../grounds/table";
import { glow } from "../../parts/lamps";
import { thatchEdge } from "../../parts/roofs";

export const massage: Drawing = {
  draw(stage) {
    const { light, lit, shade, warm, warmShade, accent, second, lamps } = stage;
    const candle = (x: number, y: number) =>
      glow(stage, x, y - 50, 90) +
      fill(warm("#fbecd2"), `M${x - 15} ${y}v-44q15 8 30 0v44q-15 8-30 0z`) +
      fill("#ff9a3a", `M${x} ${y - 84}q18 24 0 38-18-14 0-38z`);
    return (
      sky(stage) +
      hills(stage, { flip: true, end: 620 }) +
      sea(stage, { to: 520 }) +
      hedge(light.near, 500, 40) +
      deck(stage, 530, "#b08257") +
      // posts and a thatch overhead, curtains tied back
      fill(light.dark, "M210 40h20v560h-20zM890 40h20v560h-20zM-420 40h20v560h-20zM1350 40h20v560h-20z") +
      fill(light.dark, `M-720-200H1680V60${thatchEdge(-720, 1680, 56, 36)}V-200z`) +
      fill(lit("#fffaf0"), "M230 70H420Q400 260 250 330 290 420 262 560H230z", 0.92) +
      fill(lit("#fffaf0"), "M890 70H760Q770 250 868 320 836 420 858 560H890z", 0.92) +
      line(
        shade("#efe2cc", 0.6),
        4,
        "M290 80Q290 240 240 320M350 80Q340 230 250 318M830 80Q836 220 880 310",
        0.6,
      ) +
      line(lit(accent), 11, "M230 326q14 8 26 0M862 316q14 8 28 0") +
      oval(shade("#5a4030"), 570, 690, 330, 22, 0.4) +
      // the table, made ready
      fill(
        shade("#8a6244", 0.5),
        "M330 560h20v128h-20zM790 560h20v128h-20zM420 560h14v110h-14zM706 560h14v110h-14z",
      ) +
      fill(
        warm("#fffaf0"),
        "M290 500H850q14 0 14 16v60q-20 18-46 0-24 20-50 0-26 20-50 0-26 20-50 0-26 20-50 0-26 20-50 0-26 20-50 0-26 20-50 0-26 20-50 0-26 18-44 0v-60q0-16 12-16z",
      ) +
      fill(warmShade("#efe2cc", 0.5), "M290 540H850v12H290z", 0.6) +
      fill(
        warm(accent),
        "M470 492H740v72q-24 14-46 0-22 14-44 0-22 14-44 0-22 14-46 0-22 14-44 0-18 14-36 0v-66q0-6 6-6z",
      ) +
      oval(warm("#fffaf0"), 356, 490, 62, 24) +
      oval(warmShade("#efe2cc", 0.6), 356, 490, 30, 10) +
      // rolled towels and a flower
      each(
        [
          [780, 484],
          [834, 484],
          [808, 448],
        ],
        ([x, y], i) =>
          oval(warm(i === 2 ? second : "#fffaf0"), x, y, 28, 24) +
          line(
            warmShade(i === 2 ? second : "#e2d2b8", 0.6),
            4,
            `M${x - 12} ${y}a12 11 0 1 1 12 11a7 7 0 1 1 2-12`,
          ),
      ) +
      put(600, 492, 0.66, bloom(stage)) +
      each(
        [
          [540, 492],
          [664, 496],
        ],
        ([x, y]) => oval(warm("#6f7c80"), x, y, 25, 11) + oval(warm("#a8b4b4"), x - 5, y - 4, 11, 4),
      ) +
      candle(150, 640) +
      candle(196, 664) +
      candle(110, 668) +
      leaves(stage, 930, 760, { size: 1.4, turns: lamps ? [-54, -26, 0] : [-54, -26, 0, 26] })
    );
  },
};
