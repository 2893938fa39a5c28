import { dashes, each, fill, line, put } from "../../drawing/pen";
import { disc } from "../../drawing/shapes";
import type { Drawing } from "../../drawing/stage";
import { frame } from "../../grounds/frame";
import { hills } from "../../grounds/hills";
import { sand } from "../../grounds/sand";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";

const foot = "M-15-36C-18-62 14-64 16-38 18-20 8-6 10 14 10 38-14 38-14 14-14-6-12-16-15-36z";

/** A board on the sand with the feet one learns to put on it, before a wave of knee height. */
export const practice: Drawing = {
  draw(stage) {
    const { light, lit, shade, accent, second } = stage;
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
      sand(stage, 500) +
      fill(
        light.glint,
        "M-720 500Q-200 486 100 500T620 500t400 4 660-6v16q-400 8-660 2t-400 0-520 4-820 0z",
        0.9,
      ) +
      put(
        500,
        588,
        0.86,
        fill(shade(light.sandShade), "M-380 34C-300 96 180 110 380 22L398 40C180 140-300 120-380 34z", 0.45) +
          fill(
            lit(accent),
            "M-390 12C-360-52-120-92 120-84 270-78 372-40 404 6 372 44 270 76 120 82-120 90-350 74-390 12z",
          ) +
          fill(lit("#fff6e6"), "M250-66C340-48 386-20 404 6 386 30 340 54 250 70 276 30 276-26 250-66z") +
          fill(
            shade(accent, 0.6),
            "M-390 12C-350 74-120 90 120 82 270 76 372 44 404 6 350 30 260 46 120 50-120 56-330 50-390 12z",
            0.5,
          ) +
          dashes(lit("#fff6e6"), 5, "1 16", "M-350 6H240") +
          each([-150, 60], (x) =>
            put(x, -2, 1.15, fill(lit("#fff6e6"), foot + disc(-12, -52, 6) + disc(2, -58, 6)), 62),
          ) +
          line(shade(second, 0.4), 8, "M-378 8C-440 30-430 76-360 84S-280 62-240 84") +
          line(lit(second), 16, "M-236 80q24-4 34 10"),
      ) +
      frame(stage, 620, ["corner", "none"])
    );
  },
};
