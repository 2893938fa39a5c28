import { dashes, fill, line, put } from "../../drawing/pen";
import { discs } from "../../drawing/shapes";
import type { Drawing } from "../../drawing/stage";
import { stamp } from "../../drawing/stamp";
import { frame } from "../../grounds/frame";
import { hills } from "../../grounds/hills";
import { sand } from "../../grounds/sand";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";

/** A board on the sand with the feet one learns to put on it, and somebody's first wave, knee high. */
export const practice: Drawing = {
  draw(stage) {
    const { light, lit, shade, second } = stage;
    // A board of sand would be lost on the sand.
    const accent = stage.accent === "#f3dcae" ? "#2f7f95" : stage.accent;
    const sole = stamp(stage, "sole", () =>
      fill(
        lit("#fff6e6"),
        "M-20 6C-30-16-34-44-22-54-6-62 18-60 24-44 30-28 14-12 14 8 16 28 18 60 0 66-22 68-24 40-22 28z" +
          discs([
            [-20, -70, 12],
            [-1, -72, 8],
            [13, -67, 7],
            [24, -58, 6],
            [32, -47, 5],
          ]),
      ),
    );
    return (
      sky(stage) +
      hills(stage, { flip: true, end: 520 }) +
      sea(stage, { to: 520 }) +
      fill(
        light.sea[1],
        "M-720 470Q-200 470 120 446 300 420 470 424 640 430 760 452 1200 474 1680 466V540H-720z",
      ) +
      fill(
        light.glint,
        "M250 436q20-22 44-10 18-24 44-8 20-18 42-2 24-20 46 0 22-16 42 2 22-10 40 10 20-6 40 12 30 2 60 16-160 6-358 0-10-12 0-20z",
      ) +
      // knees bent, arms wide
      put(
        520,
        432,
        0.9,
        fill(lit(accent), "M-84 4Q-10 22 92-8 40 26-40 20-76 16-84 4z") +
          line(light.dark, 12, "M-34 8L-26-26 0-50M34 2L40-30 6-50") +
          line(light.dark, 17, "M4-54L18-94") +
          line(light.dark, 8, "M18-94L-28-104-62-92M20-94L58-84 92-98") +
          fill(light.dark, discs([[27, -118, 14]])),
      ) +
      fill(light.glint, "M400 448q20-20 44-8 24-16 46 2 20-12 40 4 30-2 50 10-80 8-180-8z") +
      sand(stage, 500) +
      put(
        484,
        596,
        0.72,
        fill(shade(light.sandShade), "M-380 34C-300 96 180 110 380 22L398 40C180 140-300 120-380 34z", 0.45) +
          fill(
            lit(accent),
            "M-390 12C-360-62-120-112 120-104 270-98 372-48 404 6 372 50 270 92 120 98-120 106-350 80-390 12z",
          ) +
          fill(lit("#fff6e6"), "M250-80C340-58 386-24 404 6 386 36 340 66 250 84 280 36 280-32 250-80z") +
          fill(
            shade(accent, 0.6),
            "M-390 12C-350 84-120 104 120 98 270 90 372 50 404 6 350 40 260 60 120 66-120 72-330 60-390 12z",
            0.5,
          ) +
          dashes(lit("#fff6e6"), 5, "1 16", "M-350 4H240") +
          sole(-180, 6, [1.3, 1.0], 68) +
          sole(66, 2, [1.3, 1.0], 56) +
          line(shade(second, 0.4), 8, "M-378 8C-440 30-430 76-360 94") +
          line(lit(second), 16, "M-362 94q20 10 34 2"),
      ) +
      frame(stage, 620, ["corner", "none"])
    );
  },
};
