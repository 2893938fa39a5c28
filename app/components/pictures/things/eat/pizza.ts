import { each, fill, line, oval } from "../../drawing/pen";
import { lens } from "../../drawing/shapes";
import type { Drawing } from "../../drawing/stage";
import { stamp } from "../../drawing/stamp";
import { frame } from "../../grounds/framing-palms";
import { outlook } from "../../grounds/outlook-and-yard";
import { pool, table } from "../../grounds/table";

export const pizza: Drawing = {
  view: [90, 120, 860],
  draw(stage) {
    const { warm, warmShade } = stage;
    const salami = stamp(
      stage,
      "salami",
      () =>
        oval(warmShade("#8e1f16", 0.3), 0, 3, 37, 19) +
        oval(warm("#c23a25"), 0, 0, 37, 18) +
        oval(warm("#d9583c"), -6, -3, 20, 8),
    );
    const basil = stamp(
      stage,
      "basil",
      () => fill(warm("#3f8a3c"), "M-26 4Q-10-18 26-6 8 18-26 4z") + line(warm("#7fb85a"), 2, "M-22 3L18-3"),
    );
    return (
      outlook(stage) +
      frame(stage, 470) +
      table(stage, 440, "#a8693c") +
      pool(stage, 560, 540, 420, 120) +
      oval(warmShade("#4a2616"), 566, 566, 372, 150, 0.35) +
      fill(warmShade("#8f5f38", 0.3), "M196 540q0 24 16 44 90 96 350 96t350-96q16-20 16-44z") +
      oval(warm("#c08a54"), 562, 532, 366, 140) +
      line(
        warmShade("#a8703e", 0.3),
        3,
        "M260 470q300-60 600 0M214 520q340-40 696 4M236 590q320 50 650 0",
        0.5,
      ) +
      fill(warmShade("#a85f24", 0.4), "M262 516q0 20 8 34 60 80 290 84l96-4-80-96 268 44q14-18 14-34z") +
      fill(
        warm("#e2a34e"),
        "M260 508C260 440 390 396 560 396S860 440 860 508q0 22-12 42L590 512l70 96q-48 10-100 10C390 618 260 576 260 508z",
      ) +
      fill(
        warm("#d24f2c"),
        "M292 506C292 450 410 414 560 414S828 450 828 506q0 14-6 26L560 494l74 104q-36 4-74 4C410 602 292 560 292 506z",
      ) +
      fill(
        warm("#f7cf72"),
        "M312 504q-4-26 32-44 26-24 84-26 46-16 108-8 60-6 110 12 60 4 96 32 52 14 62 52L560 482l58 108q-60 6-112-6-70 4-110-22-58-10-68-36-20-8-16-22z",
      ) +
      fill(
        warm("#fbe3a0"),
        lens(380, 462, 110, 9) + lens(520, 446, 150, 8) + lens(350, 520, 90, 8) + lens(470, 560, 110, 8),
      ) +
      each(
        [
          [420, 462],
          [556, 448],
          [690, 468],
          [372, 528],
          [496, 540],
          [760, 506],
        ],
        ([x, y]) => salami(x, y),
      ) +
      each(
        [
          [486, 488, 10],
          [632, 458, -20],
          [440, 572, 30],
        ],
        ([x, y, turn]) => basil(x, y, 1, turn),
      ) +
      // the slice somebody has already taken hold of
      fill(warmShade("#a85f24", 0.5), "M636 556L940 602q6 14-4 28-40 46-172 64-16 0-24-12z") +
      fill(warm("#e2a34e"), "M636 548L930 590q14 14-2 32-46 46-162 62-20 0-28-14z") +
      fill(warm("#f7cf72"), "M636 548L900 588q-8 50-142 78z") +
      fill(warm("#fbe3a0"), lens(720, 578, 120, 7)) +
      salami(800, 610) +
      basil(724, 600, 0.9, 24) +
      line(warm("#f7cf72"), 5, "M640 540Q620 520 596 520M660 544Q640 526 624 516")
    );
  },
};
