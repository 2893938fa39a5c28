import { each, fill, oval, put } from "../../drawing/pen";
import { box, disc } from "../../drawing/shapes";
import type { Drawing } from "../../drawing/stage";
import { stamp } from "../../drawing/stamp";
import { outlook } from "../../grounds/settings";
import { pool, table } from "../../grounds/table";
import { paper } from "../../parts/paper";
import { limeWedge, plate } from "../../parts/tableware";

export const tacos: Drawing = {
  view: [84, 144, 876],
  draw(stage) {
    const { warmShade, warm, pick } = stage;
    const one = stamp(
      stage,
      "t",
      () =>
        fill(warmShade("#d99a36", 0.25), "M-118 0C-118-86-66-138 8-138S134-86 134 0z") +
        fill(
          warm("#5ea043"),
          "M-122-20q-14-26 8-36-8-30 22-38 0-30 32-30 10-24 40-16 24-16 44 4 30-6 40 22 30 6 26 36 26 12 14 40 14 12 0 26z",
        ) +
        fill(
          warm("#8ec45c"),
          "M-104-30q-6-24 16-30 0-26 28-28 8-22 34-16 22-12 38 6 26-2 34 22 24 6 22 30 18 10 10 26z",
        ) +
        each(
          [
            [-70, -66],
            [-22, -98],
            [40, -96],
            [88, -62],
            [10, -76],
          ],
          ([a, b], i) =>
            fill(
              warm(["#d9452f", "#fff4dc", "#d9452f", "#7c3f24", "#7c3f24"][i] ?? ""),
              i % 2 ? box(a - 9, b - 9, 20, 18) : disc(a, b, 14),
            ),
        ) +
        fill(warm("#f1bb54"), "M-130 8C-130-64-74-104 0-104S126-64 126 8q-126 22-256 0z") +
        fill(warm("#f8d382"), "M-112-6C-104-60-60-88-6-92-50-70-80-40-84 4z") +
        each(
          [
            [-40, -40],
            [20, -66],
            [60, -28],
            [0, -16],
            [88, -50],
            [-76, -14],
          ],
          ([a, b]) => oval(warmShade("#c9822c", 0.2), a, b, 9, 6, 0.6),
        ),
    );
    const taco = (x: number, y: number, turn: number, size: number) => one(x, y, size, turn);
    return (
      outlook(stage) +
      paper(stage) +
      table(stage, 446, pick(["#8a5470", "#d2603f", "#b5763f"])) +
      pool(stage, 600, 560, 420, 120) +
      plate(stage, 600, 562, 330, "#2a5f8c", 0.3) +
      oval(warm("#fff4e0"), 600, 566, 250, 66) +
      taco(482, 512, -14, 1.08) +
      taco(704, 512, 13, 1.08) +
      taco(592, 560, -1, 1.1) +
      limeWedge(stage, 410, 600, 1, 10) +
      limeWedge(stage, 800, 596, 1.1, -14) +
      put(
        210,
        560,
        1,
        fill(warmShade("#5a4038", 0.6), "M-90 0q4 74 60 78h60q56-4 60-78z") +
          oval(warm("#8d6a58"), 0, 0, 92, 24) +
          oval(warm("#c93f2c"), 0, 2, 76, 17) +
          fill(warm("#3f8f3f"), "M-30 0q14-12 30 0-14 10-30 0zM12 4q14-12 30 0-14 10-30 0z"),
      )
    );
  },
};
