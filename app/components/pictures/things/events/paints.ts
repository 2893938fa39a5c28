import { bare, fill, line, oval, put } from "../../drawing/pen";
import { discs } from "../../drawing/shapes";
import type { Drawing } from "../../drawing/stage";
import { stamp } from "../../drawing/stamp";
import { frame } from "../../grounds/framing-palms";
import { outlook } from "../../grounds/outlook-and-yard";
import { pool, table } from "../../grounds/table";

export const paints: Drawing = {
  view: [60, 70, 890],
  draw(stage) {
    const { warm, warmShade } = stage;
    const colours = ["#e4553c", "#f4c63e", "#2f9c95", "#3f74b4", "#d8446f"] as const;
    const hand = stamp(stage, "hand", () =>
      bare(
        "M-44 60Q-60 20-52-10L-92-40q-14-16 0-26 14-8 26 6l28 24L-44-116q-2-18 14-20 14 0 18 18L-4-50 0-136q2-18 18-18 16 2 16 20L30-50 48-124q6-18 22-12 14 6 8 24L58-34 92-80q12-14 24-4 10 10 2 26L72 20Q66 60 44 72-10 90-44 60z",
      ),
    );
    const jar = (x: number, y: number, size: number, colour: string) =>
      put(
        x,
        y,
        size,
        oval(warmShade("#3a2016"), 6, 4, 66, 12, 0.4) +
          fill("#ffffff", "M-60-110H60V-6Q0 10-60-6z", 0.45) +
          fill(warm(colour), "M-54-80H54V-10Q0 6-54-10z") +
          fill(warmShade(colour, 0.6), "M20-80H54V-10Q40-4 20-2z", 0.6) +
          oval(warm(colour), 0, -80, 54, 12) +
          fill("#ffffff", "M-46-76h12v60h-12z", 0.4),
      );
    const brush = (x: number, y: number, turn: number, colour: string) =>
      put(
        x,
        y,
        1,
        line(warm("#d9a868"), 13, "M0 0V-170") +
          fill(warm("#c9d0d0"), "M-10-170h20v-34h-20z") +
          fill(warm(colour), "M-13-204q-6-40 13-60 19 20 13 60z"),
        turn,
      );
    return (
      outlook(stage) +
      frame(stage, 450) +
      table(stage, 430, "#d9b88a") +
      pool(stage, 560, 560, 420, 110) +
      // a long sheet full of hands
      fill(warmShade("#5a3a24"), "M110 690L230 476H760L900 700z", 0.25) +
      fill(warm("#fffaf0"), "M100 676L226 468H756L900 686z") +
      line(warm("#9fc8d8"), 9, "M250 500Q330 480 400 500T560 496T720 498", 0.9) +
      hand(300, 600, [0.72, 0.5], -14, warm(colours[0])) +
      hand(450, 566, [0.62, 0.42], 6, warm(colours[1])) +
      hand(560, 632, [0.8, 0.54], 10, warm(colours[2])) +
      hand(690, 570, [0.64, 0.44], 18, warm(colours[4])) +
      hand(410, 660, [0.5, 0.34], -6, warm(colours[3])) +
      fill(warm("#f4c63e"), discs([[240, 640, 30]]), 0.9) +
      line(
        warm("#f4c63e"),
        7,
        "M240 596v-14M284 640h14M196 640h-14M272 608l10-10M208 608l-10-10M272 672l10 10M208 672l-10 10",
      ) +
      // jars behind
      brush(800, 560, -14, colours[2]) +
      brush(836, 566, 4, colours[0]) +
      brush(866, 566, 20, colours[3]) +
      jar(830, 610, 1, "#8fc4c8") +
      jar(160, 500, 0.8, colours[4]) +
      jar(270, 480, 0.7, colours[1]) +
      jar(700, 480, 0.7, colours[0])
    );
  },
};
