import { bare, each, fill, line, oval, put } from "../../drawing/pen";
import { disc } from "../../drawing/shapes";
import type { Drawing } from "../../drawing/stage";
import { stamp } from "../../drawing/stamp";
import { hills } from "../../grounds/hills";
import { sand } from "../../grounds/sand";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";

/** Boards on the sand, one with its fins up, the vests on their rope; two carry another board to the water. */
export const lesson: Drawing = {
  view: [118, 100, 830],
  near: [222, 100, 622],
  sun: { x: 520, y: 236 },
  draw(stage) {
    const { light, lit, shade, second, third } = stage;
    // A board of sand would be lost on the sand.
    const accent = stage.accent === "#f3dcae" ? "#3f74b4" : stage.accent;
    const skin = lit("#7d4a34");
    const outline =
      "M-38 0C-62-70-68-150-50-216-38-258-14-304 0-330 14-304 38-258 50-216 68-150 62-70 38 0Q0 9-38 0z";
    const soft = stamp(
      stage,
      "soft",
      () =>
        put(12, 14, 1, fill(shade(light.sandShade), outline)) +
        bare(outline) +
        fill(
          light.dark,
          "M38 0C62-70 68-150 50-216 38-258 14-304 0-330 30-260 44-200 44-140 46-80 34-30 24 4z",
          0.22,
        ) +
        fill(lit("#fff6e6"), "M-44-234C-34-264-12-308 0-330 12-308 34-264 44-234Q0-212-44-234z") +
        line(lit("#fff6e6"), 5, "M0-222V4"),
    );
    const pad =
      fill(light.dark, "M-28-46H28L24-10H-24z", 0.75) + line(light.dark, 4, "M0-6C-2 40-60 36-70 10", 0.7);
    const fins = fill(
      light.dark,
      "M-34-60Q-52-92-20-112-26-84-22-60zM22-60Q4-92 36-112 30-84 34-60zM-6-18Q-24-54 12-76 4-46 8-18z",
    );
    const vest = stamp(
      stage,
      "vest",
      () =>
        bare("M-34 2L-14-6Q0 6 14-6L34 2 52 72 34 78 26 44V96H-26V44L-34 78-52 72z") +
        fill(light.dark, "M10-4L14-6 34 2 52 72 34 78 26 44V96H6Q16 40 10-4z", 0.18),
    );
    const far = shade("#7d4a34", 0.45);
    // from the side, facing left; the legs are drawn in their own step
    const walker = stamp(
      stage,
      "walker",
      () =>
        line(far, 8, "M5-90L23-103M23-103L20-136") +
        bare("M9-94Q-2-101-10-93-13-78-10-57H11Q13-78 9-94z") +
        fill(light.dark, "M3-97Q8-96 9-94 13-78 11-57H4Q7-78 3-97z", 0.2) +
        line(skin, 9, "M0-94V-104") +
        fill(skin, disc(0, -110, 11, 12)) +
        line(skin, 8.5, "M-3-89L-25-100M-25-100L-22-136") +
        fill(light.dark, "M-9-116C-8-129 15-128 12-105L6-100Q4-112-9-116z"),
    );
    const legs = {
      wide:
        fill(
          far,
          "M9-60H-8C-8-48-3-38-1-30 2-20 8-14 13-7L6-1Q6 2 9 2L24-5C20-14 12-22 10-31 12-42 10-52 9-60z",
        ) +
        fill(
          skin,
          "M6-60H-10C-14-48-19-38-19-29-20-20-24-12-24-6L-36-3Q-38 1-34 1H-18C-17-8-12-20-9-28-4-38 4-50 6-60z",
        ) +
        fill(light.dark, "M-11-64H12L12-36 0-33-1-44-5-34-19-38z"),
      passing:
        fill(
          far,
          "M6-60H-8C-14-48-19-38-17-30-8-24 0-20 4-16L2-5Q5-3 7-6L13-18C6-25-2-29-5-33 0-42 5-50 6-60z",
        ) +
        fill(skin, "M8-60H-7C-7-40-6-28-5-6L-17-2Q-18 1-15 1H4C3-20 7-40 8-60z") +
        fill(light.dark, "M-11-64H12L10-34-4-33-20-38z"),
    };
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
      // all of it within the square of a wide window's header
      put(
        48,
        50,
        0.9,
        oval(shade(light.sandShade), 702, 507, 124, 9, 0.6) +
          put(
            700,
            504,
            1.18,
            fill(
              light.dark,
              "M80-142Q96-108 124-106 110-124 112-142zM106-142Q124-112 146-112 130-128 130-146z",
            ) +
              fill(
                lit(accent),
                "M-150-168C-112-177-40-176 20-172 84-168 124-162 138-154L134-142C110-134 60-132 10-132-64-132-122-144-150-168z",
              ) +
              fill(
                light.dark,
                "M-150-168C-110-150-50-144 10-144 70-144 116-148 138-154L134-142C110-134 60-132 10-132-64-132-122-144-150-168z",
                0.3,
              ) +
              line(lit("#fff6e6"), 4, "M-112-167C-60-160 60-158 118-156") +
              put(-60, 0, 1, legs.wide) +
              walker(-60, 0, 1, 0, lit(second)) +
              put(62, 0, 1.02, legs.passing) +
              walker(62, 0, 1.02, 0, lit(third)),
          ) +
          // the school's banner with a wave: a flag in one color would be a warning
          line(shade("#8a6244", 0.3), 9, "M226 140V538M496 330V512") +
          put(
            -58,
            -27,
            0.9,
            fill(lit("#2b8a92"), "M320 190C380 192 410 232 406 300L398 420H320z") +
              fill(
                lit("#f6efe0"),
                "M330 366C354 364 350 300 382 302 396 304 400 324 386 334 374 324 362 340 378 366z",
              ),
          ) +
          line(light.dark, 3, "M228 330Q366 362 496 336") +
          vest(288, 344, 0.8, 3, lit(third)) +
          vest(362, 350, 0.8, -2, lit(accent)) +
          vest(436, 348, 0.8, 2, lit(second)) +
          each(
            [
              [236, 664, accent, pad],
              [416, 668, second, pad],
              [596, 672, third, fins],
            ],
            ([x, y, paint, tail]) =>
              put(x, y, [0.86, 0.58], put(0, 0, 1, soft(0, 0, 1, 0, lit(paint)) + tail, 48)),
          ),
      )
    );
  },
};
