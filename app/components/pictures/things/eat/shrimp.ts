import { each, fill, line, oval } from "../../drawing/pen";
import { lens } from "../../drawing/shapes";
import type { Drawing } from "../../drawing/stage";
import { stamp } from "../../drawing/stamp";
import { frame } from "../../grounds/framing-palms";
import { outlook } from "../../grounds/outlook-and-yard";
import { pool, table } from "../../grounds/table";
import { limeWedge } from "../../parts/lime";
import { steam } from "../../parts/steam";

export const shrimp: Drawing = {
  view: [70, 130, 880],
  draw(stage) {
    const { warm, warmShade } = stage;
    const one = stamp(
      stage,
      "shrimp",
      () =>
        line(warmShade("#d4603c", 0.5), 46, "M-54 38Q-84-20-34-52 26-76 62-30") +
        line(warm("#f28a5c"), 42, "M-54 32Q-82-24-34-54 24-78 60-36") +
        line(warm("#ffc49a"), 12, "M-62 12Q-66-24-30-44 10-62 40-46") +
        line(
          warmShade("#d4603c", 0.2),
          5,
          "M-78 8L-36 14M-68-36L-34-8M-28-74L-10-32M24-76L18-34M64-56L36-22",
        ) +
        fill(warm("#e4643c"), "M-70 40q-40 10-52 44 26-4 40-14-2 24 10 44 30-24 30-66z") +
        line(warm("#e4643c"), 4, "M72-44Q110-60 128-100M74-36Q120-40 150-70") +
        oval("#2a1a20", 60, -52, 6),
    );
    return (
      outlook(stage) +
      frame(stage, 470) +
      table(stage, 440, "#9a6238") +
      pool(stage, 560, 550, 420, 120) +
      oval(warmShade("#3a2016"), 552, 590, 350, 132, 0.4) +
      // the iron pan
      fill("#2c3034", "M840 500l130-60q26-6 34 18 4 20-14 32l-130 66z") +
      oval("#22262a", 540, 566, 340, 132) +
      oval("#40474c", 540, 546, 340, 132) +
      oval("#2a2f33", 540, 552, 314, 118) +
      oval(warm("#e9b23d"), 540, 560, 290, 100, 0.55) +
      fill(warm("#ffe39a"), lens(330, 520, 120, 8) + lens(600, 626, 150, 8) + lens(700, 530, 100, 7), 0.7) +
      each(
        [
          [420, 500, -20],
          [560, 482, 16],
          [690, 520, 50],
          [360, 580, -70],
          [500, 584, 0],
          [640, 606, 30],
        ],
        ([x, y, turn]) => one(x, y, 1.02, turn),
      ) +
      limeWedge(stage, 752, 600, 1.3, -20) +
      fill(
        warm("#4f9a44"),
        "M470 540q-30-14-16-36 24 0 26 18 20-14 34 8-16 20-44 10zM600 548q-24-24 0-40 22 10 14 28 24-6 28 18-22 14-42-6zM420 628q-22-20 0-34 18 10 12 24 20-4 24 14-20 12-36-4z",
      ) +
      steam("#fffaf0", 440, 430, 1, 0.5) +
      steam("#fffaf0", 640, 420, 1.2, 0.45) +
      limeWedge(stage, 150, 640, 1.2, -8)
    );
  },
};
