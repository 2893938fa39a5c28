import { dashes, each, fill, oval, put } from "../../drawing/pen";
import type { Drawing } from "../../drawing/stage";
import { stamp } from "../../drawing/stamp";
import { outlook } from "../../grounds/outlook-and-yard";
import { pool, table } from "../../grounds/table";
import { limeWedge } from "../../parts/lime";
import { paper } from "../../parts/paper-decorations";

export const guacamole: Drawing = {
  view: [100, 110, 850],
  draw(stage) {
    const { warm, warmShade } = stage;
    const chip = stamp(
      stage,
      "chip",
      () =>
        fill(warmShade("#c98f2a", 0.4), "M-70 44L6-80 84 40Q10 66-70 44z") +
        fill(warm("#f0bd4c"), "M-70 34L6-90 84 30Q10 56-70 34z") +
        oval(warm("#fbe09a"), 0, -10, 9) +
        oval(warm("#fbe09a"), 30, 14, 7) +
        oval(warmShade("#c98f2a", 0.2), -24, 18, 7),
    );
    return (
      outlook(stage) +
      paper(stage) +
      table(stage, 440, "#c86b4a") +
      pool(stage, 560, 540, 420, 120) +
      oval(warmShade("#3a2016"), 560, 646, 340, 40, 0.4) +
      // the stone mortar on its three feet
      fill(
        warmShade("#4c4a50", 0.6),
        "M360 590l-20 66h56l14-50zM760 590l20 66h-56l-14-50zM530 620l6 50h50l6-50z",
      ) +
      fill(warm("#77747c"), "M290 460Q300 620 470 634H650Q820 620 830 460z") +
      fill(warmShade("#77747c", 0.9), "M600 634H650Q820 620 830 460H700Q700 580 600 634z") +
      dashes(
        warmShade("#4c4a50", 0.4),
        7,
        "0 34 0 52",
        "M320 500Q560 560 800 500M340 546Q560 606 780 546M390 590Q560 630 730 590",
        0.7,
      ) +
      oval(warmShade("#77747c", 0.5), 560, 460, 270, 66) +
      fill(warm("#8fb84a"), "M320 458q20-50 90-50 40-40 130-26 60-24 120 14 90-4 130 62Q560 540 320 458z") +
      fill(
        warm("#b9d670"),
        "M400 430q40-26 90-14-30 20-90 14zM560 408q50-20 100 10-60 10-100-10zM640 450q40-14 70 4-40 16-70-4z",
      ) +
      each(
        [
          [470, 456],
          [600, 440],
          [540, 480],
          [690, 470],
          [420, 470],
        ],
        ([x, y], i) => fill(warm(i % 2 ? "#a33a72" : "#dc3f2c"), `M${x} ${y}l20-8 8 14-20 10z`),
      ) +
      each(
        [
          [420, 392, -24],
          [512, 352, -8],
          [640, 350, 14],
          [724, 396, 30],
        ],
        ([x, y, turn]) => chip(x, y, 1, turn),
      ) +
      chip(206, 620, 0.9, -20) +
      limeWedge(stage, 868, 640, 1.3, -12) +
      // half an avocado
      put(
        268,
        560,
        1,
        fill(warm("#2f4a2a"), "M-70 30C-80-50-30-110 10-110S96-50 84 30C74 74-60 74-70 30z") +
          fill(warm("#cfe08a"), "M-56 24C-64-46-24-98 8-98S80-46 70 24C62 58-48 58-56 24z") +
          fill(warm("#f0efb4"), "M-40 20C-46-40-16-80 8-80S62-40 54 20C48 44-34 44-40 20z") +
          oval(warmShade("#6b3a22", 0.3), 8, 10, 33, 31) +
          oval(warm("#a8693a"), 0, 2, 18, 14),
        -16,
      )
    );
  },
};
