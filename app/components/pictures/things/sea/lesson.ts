import { bare, each, fill, line, oval, put } from "../../drawing/pen";
import { disc } from "../../drawing/shapes";
import type { Drawing } from "../../drawing/stage";
import { stamp } from "../../drawing/stamp";
import { hills } from "../../grounds/hills";
import { sand } from "../../grounds/sand";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";

/** Soft boards drawn up along a line in the sand, the vests on their rope; two carry the first board to the water. */
export const lesson: Drawing = {
  draw(stage) {
    const { light, lit, shade, second, third } = stage;
    // A board of sand would be lost on the sand.
    const accent = stage.accent === "#f3dcae" ? "#3f74b4" : stage.accent;
    const skin = lit("#7d4a34");
    const soft = stamp(
      stage,
      "soft",
      () =>
        fill(shade(light.sandShade), "M-210 10C-196 50-80 66 60 58 140 54 210 34 222 0L60-20z", 0.7) +
        bare("M-210 4C-204-26-80-44 50-42 130-40 196-24 218-4 204 20 136 36 56 38-80 42-204 34-210 4z") +
        fill(
          light.dark,
          "M-210 4C-190 24-70 28 60 24 140 20 196 8 218-4 204 24 136 42 56 44-80 48-206 40-210 4z",
          0.35,
        ) +
        fill(lit("#fff6e6"), "M108-36C158-30 204-16 218-4 206 10 162 22 112 29 128 8 126-16 108-36z") +
        line(lit("#fff6e6"), 4, "M-128-6H70", 0.7) +
        fill(light.dark, "M-190-8Q-196 6-186 20L-146 24Q-136 2-148-22z", 0.4),
    );
    const vest = stamp(
      stage,
      "vest",
      () =>
        bare("M-34 2L-14-6Q0 6 14-6L34 2 52 72 34 78 26 44V96H-26V44L-34 78-52 72z") +
        fill(light.dark, "M10-4L14-6 34 2 52 72 34 78 26 44V96H6Q16 40 10-4z", 0.18),
    );
    const walker = stamp(
      stage,
      "walker",
      () =>
        line(skin, 12, "M-8-54L-12-28-10-2M8-54L17-30 13-8") +
        line(skin, 8.5, "M-15-93L-27-112-20-136M15-93L27-112 20-136") +
        fill(light.dark, "M-17-62H17L20-36 3-38 0-48-4-34-20-36z") +
        fill(skin, disc(0, -110, 11, 13)) +
        fill(light.dark, "M-12-108C-15-129 15-129 12-108 7-99-7-99-12-108z") +
        bare("M-20-94Q0-102 20-94L17-56H-17z"),
    );
    return (
      sky(stage) +
      hills(stage, { flip: false, end: 560 }) +
      sea(stage, { to: 600 }) +
      // small clean waves, one behind the other
      fill(
        light.glint,
        "M-720 420q300-16 500 0 340 20 600-6 300-26 560 4 320 18 740-6v12q-420 26-740 10-260-26-560 0-260 26-600 10-200-12-500 2z",
        0.9,
      ) +
      fill(
        light.glint,
        "M-720 460q400-26 700 0 300 20 520-4 260-20 520 4 300 14 660-6v18q-360 24-660 8-260-20-520 0-220 26-520 8-300-20-700 0z",
        0.8,
      ) +
      sand(stage, 484) +
      oval(shade(light.sandShade), 756, 506, 96, 7, 0.6) +
      put(
        752,
        504,
        0.9,
        fill(
          lit(accent),
          "M-128-142C-110-156-40-160 20-158 80-156 116-150 132-142 110-128 70-124 10-124-60-124-112-130-128-142z",
        ) +
          fill(
            light.dark,
            "M-128-142C-100-134-50-132 10-132 70-132 112-136 132-142 110-126 70-122 10-122-60-122-112-128-128-142z",
            0.35,
          ) +
          walker(-54, 0, 1, 0, lit(second)) +
          walker(58, 4, [-1, 1], 0, lit(third)),
      ) +
      // the school's banner with a wave: a flag in one color would be a warning
      line(shade("#8a6244", 0.3), 9, "M116 110V538M430 330V512") +
      put(
        -168,
        -61,
        0.9,
        fill(lit("#2b8a92"), "M320 190C380 192 410 232 406 300L398 420H320z") +
          fill(
            lit("#f6efe0"),
            "M330 366C354 364 350 300 382 302 396 304 400 324 386 334 374 324 362 340 378 366z",
          ),
      ) +
      line(light.dark, 3, "M118 330Q280 366 430 336") +
      vest(190, 346, 0.88, 3, lit(third)) +
      vest(276, 352, 0.88, -2, lit(accent)) +
      vest(362, 349, 0.88, 2, lit(second)) +
      // the line that nobody crosses before their turn
      line(shade(light.sandShade), 9, "M60 668Q480 650 900 672") +
      line(light.glint, 3, "M60 674Q480 656 900 678", 0.6) +
      each(
        [
          [216, 572, accent],
          [384, 575, second],
          [552, 578, third],
          [720, 581, "#7a62ac"],
        ],
        ([x, y, paint]) => soft(x, y, [0.64, 0.84], -28, lit(paint)),
      )
    );
  },
};
