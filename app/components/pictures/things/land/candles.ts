import { each, fill, oval } from "../../drawing/pen";
import { lens } from "../../drawing/shapes";
import type { Drawing } from "../../drawing/stage";
import { stamp } from "../../drawing/stamp";
import { hills } from "../../grounds/hills";
import { leaves } from "../../grounds/plants";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";
import { table } from "../../grounds/table";
import { glow } from "../../parts/lamps";

export const candles: Drawing = {
  view: [130, 150, 828],
  draw(stage) {
    const { warm, warmShade } = stage;
    const candle = (x: number, y: number, width: number, height: number) =>
      glow(stage, x, y - height - 20, 150) +
      fill(
        warm("#fbecd2"),
        `M${x - width} ${y}v-${height}q${width} 16 ${2 * width} 0v${height}q-${width} 16-${2 * width} 0z`,
      ) +
      fill(
        warmShade("#e8c89c", 0.4),
        `M${x + width * 0.2} ${y + 8}v-${height - 2}q${width * 0.5} 0 ${width * 0.8}-6v${height}q-${width * 0.4} 8-${width * 0.8} 8z`,
      ) +
      oval("#ffe7ae", x, y - height, width, width * 0.28) +
      fill("#ff9a3a", `M${x} ${y - height - 66}q30 42 0 62-30-20 0-62z`) +
      fill("#fff3c4", `M${x} ${y - height - 40}q14 22 0 36-14-14 0-36z`);
    const bloom = stamp(stage, "f", () =>
      each(
        [0, 72, 144, 216, 288],
        (a) =>
          `<g transform="rotate(${a})">${fill(warm("#fffaf0"), "M0 0C-34-10-40-50-14-66 14-74 34-40 14-14z")}${fill(warm("#f8c048"), "M0 0C-14-8-14-26-4-34 8-30 10-16 6-6z")}</g>`,
      ),
    );
    const flower = (x: number, y: number, size: number) => bloom(x, y, [size, +(size * 0.72).toFixed(2)]);
    const stone = (x: number, y: number, width: number, height: number, colour: string) =>
      fill(
        warm(colour),
        `M${x - width} ${y}q0-${height} ${width}-${height}t${width} ${height}q0 ${height * 0.5}-${width} ${height * 0.5}t-${width}-${height * 0.5}z`,
      ) +
      fill(
        warmShade(colour, 0.8),
        `M${x + width} ${y}q0 ${height * 0.5}-${width} ${height * 0.5}t-${width}-${height * 0.5}q${width} ${height * 0.36} ${width * 2} 0z`,
      );
    return (
      sky(stage) +
      hills(stage, { flip: false, end: 620 }) +
      sea(stage, { to: 500 }) +
      table(stage, 470, "#8a5f48") +
      oval(warmShade("#3a2018"), 600, 640, 330, 30, 0.4) +
      candle(800, 610, 34, 190) +
      candle(872, 640, 30, 110) +
      stone(390, 600, 96, 62, "#7f8a8c") +
      stone(398, 538, 72, 48, "#a8aca6") +
      stone(386, 492, 52, 38, "#6f7c80") +
      stone(394, 456, 34, 28, "#c4bfb2") +
      fill(warm("#b5654a"), "M462 552h300q0 110-110 116h-80q-110-6-110-116z") +
      fill(warmShade("#b5654a", 0.8), "M640 552h122q0 110-110 116h-60q60-40 48-116z") +
      oval(warmShade("#8a4632", 0.2), 612, 552, 150, 42) +
      oval(warm("#d98a66"), 612, 550, 150, 42) +
      oval(warm("#3f8a94"), 612, 554, 136, 34) +
      fill(warm("#8fd0cc"), lens(500, 556, 110, 6) + lens(640, 572, 90, 6), 0.7) +
      flower(560, 548, 0.8) +
      flower(664, 556, 0.7) +
      flower(610, 530, 0.6) +
      flower(250, 640, 0.9) +
      leaves(stage, 120, 800, { size: 1.7, turns: [-10, 14, 38, 60] })
    );
  },
};
