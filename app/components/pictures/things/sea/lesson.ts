import { bare, each, fill, line, oval, put } from "../../drawing/pen";
import { disc } from "../../drawing/shapes";
import type { Drawing } from "../../drawing/stage";
import { stamp } from "../../drawing/stamp";
import { hills } from "../../grounds/hills";
import { sand } from "../../grounds/sand";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";

/** Three learn on the sand how to get up; the teacher shows them the wave. */
export const lesson: Drawing = {
  draw(stage) {
    const { light, lit, shade, accent, second, third } = stage;
    const skin = "#7d4a34";
    const soft = stamp(
      stage,
      "soft",
      () =>
        bare("M-210 6C-200-24-70-42 60-38 140-36 200-20 216-4 204 20 140 34 60 36-80 40-200 32-210 6z") +
        fill(
          light.dark,
          "M-210 6C-190 26-70 32 60 28 140 26 196 12 216-4 204 22 140 38 60 40-80 44-204 36-210 6z",
          0.35,
        ) +
        fill(lit("#fff6e6"), "M112-33C160-30 206-14 216-4 206 12 160 24 112 31 124 10 124-12 112-33z"),
    );
    // chest up, hands by the ribs: how one begins
    const pupil = stamp(
      stage,
      "pupil",
      () =>
        line(skin, 15, "M-150 4L-70-2M-150-8L-72-10") +
        line(light.dark, 27, "M-74-8L-44-12") +
        line(skin, 14, "M54-56L34-26 50 2") +
        `<path stroke-width="30" d="M-40-14Q16-22 50-62"/>` +
        fill(skin, disc(72, -92, 20)) +
        fill(light.dark, "M50-92C50-126 94-122 92-100 76-108 70-98 68-80 58-74 52-80 50-92z"),
    );
    const pupils = [
      [336, 552, 0.76, accent, second],
      [640, 596, 0.9, second, third],
      [366, 652, 1.02, third, accent],
    ] as const;
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
      // the school's banner with a wave: a flag in one color would be a warning
      line(shade("#8a6244", 0.3), 9, "M316 190V480") +
      fill(lit("#2b8a92"), "M320 190C380 192 410 232 406 300L398 420H320z") +
      fill(
        lit("#f6efe0"),
        "M330 366C354 364 350 300 382 302 396 304 400 324 386 334 374 324 362 340 378 366z",
      ) +
      // the teacher, board under one arm, from behind
      put(
        690,
        520,
        0.8,
        fill(shade(light.sandShade), "M-60-4q70-14 150 6-60 16-150-6z", 0.6) +
          line(skin, 19, "M-14-96L-20-46-22-6M14-96L24-46 34-4") +
          fill(light.dark, "M-27-150H27L32-76 4-72 0-96-6-72-32-76z") +
          fill(lit(accent), "M-34-226Q0-240 34-226L29-146H-29z") +
          fill(skin, `M-9-246H9v20H-9z${disc(0, -262, 23, 26)}`) +
          fill(light.dark, "M-25-258C-27-292 27-292 25-258 18-244-18-244-25-258z") +
          fill(lit("#f6efe0"), "M34-140C70-196 130-226 168-226 164-186 120-110 60-84 36-76 26-110 34-140z") +
          line(lit(second), 4, "M46-104Q90-170 158-218") +
          line(skin, 15, "M32-214L62-172 60-126") +
          line(skin, 15, "M-30-214L-74-244-126-276"),
      ) +
      each(
        pupils,
        ([x, y, size, paint, shirt]) =>
          oval(shade(light.sandShade), x, y + 34 * size, 220 * size, 18 * size, 0.6) +
          soft(x, y, size, 0, lit(paint)) +
          `<g stroke="${lit(shirt)}">${pupil(x + 14 * size, y, size)}</g>`,
      )
    );
  },
};
