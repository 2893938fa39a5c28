import { fill, line, put } from "../../drawing/pen";
import { box, disc } from "../../drawing/shapes";
import type { Drawing } from "../../drawing/stage";
import { stamp } from "../../drawing/stamp";
import { outlook } from "../../grounds/outlook-and-yard";
import { pool, table } from "../../grounds/table";
import { bulbs, glow } from "../../parts/lamps";
import { cup } from "../../parts/tableware";

export const domino: Drawing = {
  view: [70, 80, 880],
  draw(stage) {
    const { warm, warmShade, accent, lamps } = stage;
    const spots: readonly (readonly (readonly [number, number])[])[] = [
      [],
      [[0, 0]],
      [
        [-20, -20],
        [20, 20],
      ],
      [
        [-20, -20],
        [0, 0],
        [20, 20],
      ],
      [
        [-20, -20],
        [20, -20],
        [-20, 20],
        [20, 20],
      ],
      [
        [-20, -20],
        [20, -20],
        [0, 0],
        [-20, 20],
        [20, 20],
      ],
      [
        [-20, -22],
        [20, -22],
        [-20, 0],
        [20, 0],
        [-20, 22],
        [20, 22],
      ],
    ];
    const half = (count: number, dy: number) =>
      (spots[count] ?? []).map(([x, y]) => disc(x, y + dy, 7)).join("");
    const blank = stamp(
      stage,
      "dom",
      () =>
        fill(warmShade("#c9b58a", 0.4), "M-44-78q0-10 10-10h68q10 0 10 10V88q0 10-10 10h-68q-10 0-10-10z") +
        fill(warm("#fff8e8"), "M-44-86q0-10 10-10h68q10 0 10 10V76q0 10-10 10h-68q-10 0-10-10z") +
        line(warm("#c98a4a"), 4, "M-34-5H34"),
    );
    const tile = (x: number, y: number, a: number, b: number, turn: number, size = 1) =>
      put(
        x,
        y,
        [size, size * 0.7],
        put(0, 0, 1, blank(0, 0) + fill("#22282c", half(a, -50) + half(b, 40)), turn),
      );
    const standing = (x: number, y: number, a: number, b: number) =>
      fill(warmShade("#c9b58a", 0.5), box(x + 8, y - 130, 80, 130)) +
      fill(warm("#fff8e8"), box(x, y - 130, 80, 130)) +
      line(warm("#c98a4a"), 3, `M${x + 10} ${y - 65}h60`) +
      put(x + 40, y - 98, 0.8, fill("#22282c", half(a, 0))) +
      put(x + 40, y - 32, 0.8, fill("#22282c", half(b, 0)));
    return (
      outlook(stage) +
      bulbs(stage, -720, 120, 1680, 120, 50) +
      table(stage, 420, "#8a5f42") +
      pool(stage, 560, 560, 440, 130) +
      fill(warmShade("#3a2016"), "M60 480L900 470 1000 720H-40z", 0.2) +
      // the snake on the table
      tile(220, 520, 3, 5, 90) +
      tile(360, 520, 5, 5, 0) +
      tile(500, 520, 5, 2, -90) +
      tile(680, 520, 2, 6, -90) +
      tile(812, 536, 6, 6, 0) +
      tile(790, 650, 6, 1, 12, 1.1) +
      // a hand of four, seen by their owner
      standing(170, 690, 6, 4) +
      standing(266, 690, 1, 3) +
      standing(362, 690, 4, 4) +
      standing(458, 690, 2, 0) +
      put(
        880,
        470,
        0.9,
        fill("#ffffff", "M-44-120H44L36 0H-36z", 0.4) +
          fill(warm("#e9b23d"), "M-41-84H41L35 0H-35z") +
          fill(warm("#fffaf0"), "M-44-108q20-24 44-12 24-12 44 12-4 30-44 28t-44-28z"),
      ) +
      cup(stage, 130, 450, 0.7, accent) +
      (lamps ? glow(stage, 560, 180, 200) : "")
    );
  },
};
