import { each, fill, line, oval } from "../../drawing/pen";
import type { Drawing } from "../../drawing/stage";
import { stamp } from "../../drawing/stamp";
import { frame } from "../../grounds/framing-palms";
import { outlook } from "../../grounds/outlook-and-yard";
import { pool, table } from "../../grounds/table";
import { limeWedge } from "../../parts/lime";

export const ceviche: Drawing = {
  view: [100, 110, 850],
  draw(stage) {
    const { warm, warmShade, accent } = stage;
    const chip = stamp(
      stage,
      "chip",
      () =>
        fill(warmShade("#d9952a", 0.4), "M-26 8C-40-90-26-186 6-196 34-186 42-90 26 8z") +
        fill(warm("#f2c04e"), "M-22 0C-36-90-24-180 2-190 26-180 34-90 20 0z") +
        line(warm("#fbe39a"), 5, "M-6-20Q-10-100 2-164"),
    );
    const fish = stamp(
      stage,
      "bit",
      () =>
        fill(warmShade("#e9c9b4", 0.2), "M-36-8l30-26 44 8 4 30-30 28-42-6z") +
        fill("#fffaf2", "M-36-12l30-24 44 8-28 24z") +
        fill("#ffe9dc", "M-36-12L10-4v32l-40-8z"),
    );
    return (
      outlook(stage) +
      frame(stage, 470) +
      table(stage, 452, "#d9bf94") +
      pool(stage, 570, 560, 420, 110) +
      oval(warmShade("#0f3a40"), 580, 668, 240, 26, 0.4) +
      each(
        [
          [390, 460, -34],
          [470, 430, -16],
          [700, 430, 18],
          [776, 462, 36],
        ],
        ([x, y, turn]) => chip(x, y, 1, turn),
      ) +
      // an earthen bowl, milk of lime to the rim
      fill(warm("#b5603c"), "M290 480Q300 620 470 660H690Q860 620 870 480z") +
      fill(warmShade("#b5603c", 0.8), "M640 660H690Q860 620 870 480H730Q730 610 640 660z") +
      line(
        warm("#f0d0a0"),
        7,
        "M312 556Q340 610 420 640M850 556Q820 610 740 640M306 530Q580 640 854 530",
        0.7,
      ) +
      oval(warmShade("#b5603c", 0.5), 580, 480, 290, 84) +
      oval(warm("#d98a5c"), 580, 475, 290, 82) +
      oval(warm("#f6f1d6"), 580, 480, 266, 70) +
      each(
        [
          [430, 470, 0],
          [520, 500, 40],
          [640, 500, -20],
          [720, 470, 20],
          [480, 440, -30],
          [590, 440, 10],
          [680, 440, 70],
          [570, 486, 90],
          [560, 404, 20],
          [630, 410, -40],
        ],
        ([x, y, turn]) => fish(x, y, 1, turn),
      ) +
      // red onion, coriander, chili
      line(
        warm("#8e2a68"),
        10,
        "M400 440q50-60 130-40M600 380q70-20 120 50M460 500q60 44 140 20M650 520q60 0 110-50",
      ) +
      line(warm("#f0b8d6"), 4, "M402 434q50-54 124-38M602 374q66-14 112 46M462 494q60 40 134 18") +
      fill(
        warm("#3f8f3f"),
        "M540 420q-34-12-18-38 26-2 28 18 22-12 34 10-12 20-44 10zM690 490q-14-32 16-38 18 14 6 32 24 2 18 20-20 10-40-14zM444 466q-4-26 22-28 14 16 0 28 16 10 4 22-18 0-26-22z",
      ) +
      line(warm("#d9382c"), 9, "M610 470l34-16M500 470l20 24M720 440l26 10") +
      limeWedge(stage, 836, 462, 1.7, 56) +
      limeWedge(stage, 226, 640, 1.3, -10) +
      line(warm(accent), 8, "M330 510Q580 610 830 510", 0.9)
    );
  },
};
