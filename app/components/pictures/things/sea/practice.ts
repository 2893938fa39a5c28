import { dashes, fill, line, put } from "../../drawing/pen";
import { disc } from "../../drawing/shapes";
import type { Drawing } from "../../drawing/stage";
import { frame } from "../../grounds/framing-palms";
import { hills } from "../../grounds/hills";
import { sand } from "../../grounds/sand";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";

/** Somebody's first wave, knee high, a teacher cheering in the white water, and a board with its leash on the sand. */
export const practice: Drawing = {
  near: [205, 110, 610],
  draw(stage) {
    const { light, lit, shade, second, third } = stage;
    // A board of sand would be lost on the sand.
    const accent = stage.accent === "#f3dcae" ? "#2f7f95" : stage.accent;
    const skin = lit("#7d4a34");
    return (
      sky(stage) +
      hills(stage, { flip: true, end: 520 }) +
      sea(stage, { to: 600 }) +
      // the wave and its white water, which carries the board
      `<g transform="translate(-34 34)scale(1.04)">` +
      fill(
        light.sea[1],
        "M-720 470Q-200 470 100 452 280 420 470 418 660 424 800 452 1200 474 1680 466V540H-720z",
      ) +
      put(
        304,
        458,
        1.15,
        line(skin, 11, "M-20-46L-50-74-44-106M20-46L52-70 48-102") +
          fill(lit(third), "M-24 24L-28-40Q-24-58 0-60 24-58 28-40L24 24z") +
          fill(skin, disc(0, -80, 15, 17)) +
          fill(lit(third), "M-34-84Q-18-92-17-96-12-108 0-108 12-108 17-96 18-92 34-84 0-78-34-84z"),
      ) +
      put(
        560,
        420,
        1.4,
        fill(
          lit(accent),
          "M-128 2C-110-10-60-14 0-14 70-14 124-22 150-36 140-10 100 8 20 12-60 14-116 12-128 2z",
        ) +
          fill(light.dark, "M-128 2C-60 4 90 4 150-36 140-8 100 12 20 16-60 18-120 14-128 2z", 0.3) +
          line(skin, 13, "M-20-56L-44-38-40-16M-12-56L30-50 32-18") +
          line(skin, 12, "M-42-15H-30M30-17H43") +
          fill(light.dark, "M-30-72L-2-70Q30-66 38-56L28-42Q4-46-12-46L-34-34-50-44Q-42-60-30-72z") +
          line(skin, 9, "M14-104L-14-104-42-122M24-102L52-90 82-98") +
          fill(lit(second), "M-30-68C-24-90-8-110 14-116 26-118 34-106 30-96 20-84 8-74 2-62z") +
          fill(skin, disc(38, -126, 14, 15)) +
          fill(light.dark, "M44-138C30-148 16-136 18-122 14-112 8-108 4-108 18-102 28-110 30-122z"),
      ) +
      fill(
        light.glint,
        "M190 470q12-30 40-26 14-28 44-18 20-26 50-10 24-22 50-2 26-18 48 2 26-14 48 6 30-14 54 4 24-12 46 4 30-10 50 8 24-6 40 12 30 2 56 20-260 14-526 0z",
      ) +
      fill(light.sea[0], "M250 462q60-20 130-6 80-14 150 4-140 14-280 2z", 0.6) +
      "</g>" +
      sand(stage, 534) +
      put(
        604,
        646,
        0.35,
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
          dashes(lit("#fff6e6"), 5, "1 16", "M-350 2H250") +
          line(shade(third, 0.4), 8, "M-378 8C-440 30-430 76-360 94") +
          line(lit(third), 16, "M-362 94q20 10 34 2"),
      ) +
      frame(stage, 620, ["corner", "none"])
    );
  },
};
