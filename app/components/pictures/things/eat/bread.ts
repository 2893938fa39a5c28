import { dashes, fill, line, oval, put } from "../../drawing/pen";
import type { Drawing } from "../../drawing/stage";
import { frame } from "../../grounds/framing-palms";
import { outlook } from "../../grounds/outlook-and-yard";
import { pool, table } from "../../grounds/table";

export const bread: Drawing = {
  view: [110, 110, 850],
  draw(stage) {
    const { warm, warmShade, accent } = stage;
    const crust = "#d08f42";
    const baguette = (x: number, y: number, turn: number, size: number) =>
      put(
        x,
        y,
        size,
        fill(warmShade(crust, 0.5), "M-34 0Q-48-160-30-300-16-356 4-356 30-350 40-290 50-140 34 0z") +
          fill(warm(crust), "M-34 0Q-48-160-30-300-16-356 0-356 18-340 22-280 30-140 16 0z") +
          line(warm("#f6d79c"), 15, "M-22-296L16-322M-28-226L22-258M-30-150L24-186M-30-78L24-112"),
        turn,
      );
    const loaf = (x: number, y: number, size: number) =>
      put(
        x,
        y,
        size,
        fill(warmShade("#b5702f", 0.4), "M-150 10C-160-60-100-120 0-120S160-60 150 10Q0 60-150 10z") +
          fill(warm("#d9974a"), "M-148 0C-154-66-98-120 0-120 80-120 120-90 120-50 90 20-60 46-148 0z") +
          line(warm("#f8dfae"), 17, "M-84-88Q-60-60-70-26M-10-104Q14-70 2-30M62-94Q86-64 74-30"),
      );
    return (
      outlook(stage) +
      frame(stage, 470) +
      table(stage, 456, "#8a5a3c") +
      pool(stage, 600, 560, 420, 110) +
      oval(warmShade("#3a2016"), 606, 664, 320, 26, 0.4) +
      baguette(500, 520, -22, 1) +
      baguette(600, 520, -4, 1.08) +
      baguette(700, 520, 16, 1) +
      loaf(470, 500, 0.9) +
      loaf(740, 500, 0.92) +
      loaf(604, 512, 1) +
      // the basket
      fill(warm("#c08a4a"), "M310 486H900L848 660H362z") +
      fill(warmShade("#c08a4a", 0.8), "M730 486H900L848 660H690z", 0.6) +
      dashes(warmShade("#8a5a2c", 0.5), 16, "30 26", "M332 536H890M350 592H872M356 644H860", 0.7) +
      dashes(warm("#dcae6c"), 16, "30 26", "M322 564H886M346 618H866", 0.8) +
      fill(warm("#d9a45c"), "M296 470H914q10 0 10 14t-10 14H296q-10 0-10-14t10-14z") +
      dashes(warmShade("#9a6a34", 0.4), 5, "16 20", "M306 484H906") +
      fill(warm(accent), "M420 470Q450 540 400 620q70-30 84-90 30 50 90 60-40-50-20-120z") +
      fill(warmShade(accent, 0.7), "M484 530q30 50 90 60-40-50-20-120h-34q-20 20-36 60z", 0.7)
    );
  },
};
