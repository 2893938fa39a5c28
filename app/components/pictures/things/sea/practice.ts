import { dashes, fill, line, oval, put } from "../../drawing/pen";
import type { Drawing } from "../../drawing/stage";
import { frame } from "../../grounds/framing-palms";
import { hills } from "../../grounds/hills";
import { sand } from "../../grounds/sand";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";
import { foot, limb } from "../../parts/limbs";

/** Somebody's first wave, knee high, a teacher cheering in the white water, and a board with its leash on the sand. */
export const practice: Drawing = {
  view: [70, 100, 800],
  near: [205, 110, 560],
  low: [-145, 160, 1250],
  sun: { x: 330, y: 236, radius: 54 },
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
        fill(
          skin,
          limb([-19, -50, 8], [-42, -30, 6.5], [-30, -4, 4.5]) +
            limb([19, -50, 8], [46, -66, 6], [51, -98, 3.8], [52, -107, 5], [55, -121, 2]),
        ) +
          oval(skin, 0, -79, 12, 14) +
          line(skin, 4, "M50-106L44-112") +
          line(skin, 9, "M0-68V-56") +
          fill(
            lit(third),
            `M-21 24L-25-40C-26-52-16-58-8-59Q0-54 8-59C16-58 26-52 25-40L21 24z${limb([-18, -49, 9], [-34, -37, 7.5])}${limb([18, -49, 9], [36, -59, 7.5])}`,
          ) +
          fill(lit(third), "M-28-83Q-14-90-13-94-10-104 0-104 10-104 13-94 14-90 28-83 0-77-28-83z") +
          fill(light.dark, "M-14-88Q0-83 14-88L13-94Q0-89-13-94z", 0.4),
      ) +
      put(
        560,
        420,
        1.4,
        fill(
          lit(accent),
          "M-128 2C-110-10-60-14 0-14 70-14 128-18 154-26 142-6 100 9 20 12-60 14-116 12-128 2z",
        ) +
          fill(light.dark, "M-128 2C-60 4 90 4 154-26 140-4 100 12 20 16-60 18-120 14-128 2z", 0.3) +
          // crouched across the board, arms wide, the tail of her hair behind her
          fill(
            skin,
            limb([-16, -58, 11], [-27, -32, 8], [-46, -10, 4.5]) +
              limb([-8, -60, 11], [31, -49, 9], [33, -10, 4.5]) +
              foot(-46, -12) +
              foot(33, -12),
          ) +
          fill(
            light.dark,
            `M-31-70L3-66 2-46-26-42z${limb([-18, -60, 13], [-26, -38, 11])}${limb([-10, -60, 13], [20, -53, 11])}`,
          ) +
          fill(
            skin,
            limb([10, -107, 7], [-20, -110, 5], [-44, -127, 3.2], [-51, -132, 4.2], [-62, -141, 1.6]) +
              limb([24, -104, 7], [53, -95, 5], [79, -107, 3.2], [87, -110, 4.2], [99, -116, 1.6]) +
              limb([16, -112, 5], [24, -118, 5], [32, -126, 5]),
          ) +
          oval(skin, 35, -130, 11, 12) +
          fill(
            lit(second),
            `M-30-66C-26-88-10-110 12-117 26-118 33-107 30-97 20-84 8-76 3-62z${limb([12, -107, 8], [-8, -109, 7])}${limb([23, -105, 8], [41, -99, 6.5])}`,
          ) +
          fill(
            light.dark,
            "M46-133C46-145 30-148 24-138 18-136 10-137 2-131-4-126-10-127-16-131-10-119 6-117 16-121 22-122 27-124 29-129 34-130 40-137 46-133z",
          ),
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
        606,
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
