import { bare, fill, line, oval } from "../../drawing/pen";
import type { Drawing } from "../../drawing/stage";
import { stamp } from "../../drawing/stamp";
import { outlook } from "../../grounds/outlook-and-yard";
import { pool, table } from "../../grounds/table";
import { bulbs } from "../../parts/lamps";
import { limeWedge } from "../../parts/lime";

export const beer: Drawing = {
  view: [100, 100, 850],
  draw(stage) {
    const { warm, warmShade, accent, shade } = stage;
    const bottle = stamp(
      stage,
      "bottle",
      () =>
        bare("M-38 0V-150q0-34 20-56v-64h36v64q20 22 20 56V0z") +
        fill("#ffffff", "M-28-10V-146q0-26 16-46v180z", 0.35) +
        fill(warm("#f7ead0"), "M-38-110h76v70h-76z") +
        fill(warm(accent), "M-38-96h76v14h-76zM-38-68h76v14h-76z") +
        fill(warm("#e9b23d"), "M-21-284h42v20h-42z"),
    );
    const ice = stamp(
      stage,
      "ice",
      () =>
        fill("#ffffff", "M-30-20l40-14 34 26-6 40-44 12-30-28z", 0.75) +
        fill("#bfe3ea", "M-24 18L6-4l38-4-6 40-44 12z", 0.6),
    );
    return (
      outlook(stage) +
      bulbs(stage, -720, 130, 1680, 130, 50) +
      table(stage, 450, "#8a5a3c") +
      pool(stage, 580, 570, 420, 110) +
      oval(warmShade("#2a1610"), 590, 664, 300, 30, 0.45) +
      bottle(420, 480, 1, -14, warm("#8a5a24")) +
      bottle(520, 470, 1.06, -4, warm("#3f7a4a")) +
      bottle(634, 470, 1.06, 5, warm("#8a5a24")) +
      bottle(742, 482, 1, 15, warm("#3f7a4a")) +
      ice(470, 470, 1) +
      ice(580, 466, 1.1, 30) +
      ice(690, 470, 1, 70) +
      ice(400, 474, 0.8, 110) +
      ice(770, 474, 0.9, 10) +
      // a zinc bucket
      fill(warm("#b9c6c8"), "M330 470H850L800 664H380z") +
      fill(shade("#8fa0a4", 0.8), "M720 470H850L800 664H680z", 0.7) +
      fill(warm("#e4ecec"), "M366 470h60l40 194h-50z", 0.7) +
      fill(warmShade("#b9c6c8", 0.3), "M320 456H860q10 0 10 13t-10 13H320q-10 0-10-13t10-13z") +
      line(warmShade("#8fa0a4", 0.5), 7, "M346 540H834M366 610H816", 0.8) +
      line(warmShade("#6a7a7e", 0.5), 11, "M330 500q-44 30-20 84M850 500q44 30 20 84") +
      limeWedge(stage, 234, 640, 1.3, -10) +
      limeWedge(stage, 180, 600, 1, 20)
    );
  },
};
