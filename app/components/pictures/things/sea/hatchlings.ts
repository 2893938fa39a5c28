import { dashes, each, fill, line, oval, put } from "../../drawing/pen";
import type { Drawing } from "../../drawing/stage";
import { stamp } from "../../drawing/stamp";
import { hills } from "../../grounds/hills";
import { sand } from "../../grounds/sand";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";

export const hatchlings: Drawing = {
  view: [70, 90, 880],
  draw(stage) {
    const { light, lit, shade, shine } = stage;
    const small = stamp(
      stage,
      "tur",
      () =>
        fill(light.dark, "M-60 30Q0 60 70 30 40 70 0 66-50 66-60 30z", 0.3) +
        fill(
          shade("#5f7a5a", 0.2),
          "M-50-10Q-100-50-116-20-100 10-56 12zM50-10Q100-50 116-20 100 10 56 12zM-40 44Q-70 60-66 84-40 80-24 56zM40 44Q70 60 66 84 40 80 24 56z",
        ) +
        oval(lit("#6f8a64"), 0, -58, 26, 28) +
        oval("#14202c", -11, -66, 5) +
        oval("#14202c", 11, -66, 5) +
        oval(shade("#4a5f4a", 0.4), 0, 14, 56, 58) +
        oval(lit("#7d9a6c"), 0, 8, 54, 56) +
        line(shade("#4a5f4a", 0.5), 6, "M0-44V60M-46-18Q0 4 46-18M-50 22Q0 40 50 22"),
    );
    const track = (d: string) => dashes(shade(light.sandShade, 0.8), 15, "5 21", d, 0.6);
    return (
      sky(stage) +
      hills(stage, { flip: true, end: 560 }) +
      sea(stage, { to: 470 }) +
      sand(stage, 400) +
      // the nest, the shells they left, the way to the water
      fill(shade(light.sandShade, 0.8), "M520 690Q560 610 680 610T850 690Q700 740 520 690z") +
      fill(shade(light.sandShade), "M560 684Q600 636 686 636T810 684Q690 716 560 684z") +
      track(
        "M620 640Q500 560 420 480M596 640Q480 560 396 480M700 620Q660 540 600 470M676 620Q636 540 576 470M560 660Q400 640 250 560M556 684Q390 664 236 580M760 620Q790 540 780 470M736 620Q766 540 756 470",
      ) +
      small(230, 560, 0.8, -64) +
      small(396, 470, 0.56, -38) +
      small(584, 456, 0.46, -22) +
      small(766, 456, 0.44, 4) +
      small(470, 590, 0.94, -50) +
      small(640, 560, 0.78, -20) +
      small(700, 640, 0.8, 6) +
      each(
        [
          [560, 650, 0],
          [740, 668, 40],
          [800, 650, -30],
        ],
        ([x, y, turn]) =>
          put(
            x,
            y,
            0.9,
            fill(lit("#fffaf0"), "M-30 10Q-34-30 0-34 34-30 30 10l-14-14-10 14-10-12-12 16z") +
              fill(shade("#e9dcc4", 0.4), "M10-32Q34-24 30 10l-14-14z"),
            turn,
          ),
      ) +
      each(
        [
          [160, 680],
          [300, 700],
          [880, 620],
        ],
        ([x, y]) => fill(shine("#f0d9b8", 0.2), `M${x} ${y}q18-22 36 0-18 10-36 0z`, 0.8),
      )
    );
  },
};
