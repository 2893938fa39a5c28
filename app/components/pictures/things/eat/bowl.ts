import { dashes, each, fill, line, oval, put } from "../../drawing/pen";
import type { Drawing } from "../../drawing/stage";
import { stamp } from "../../drawing/stamp";
import { frame } from "../../grounds/framing-palms";
import { outlook } from "../../grounds/outlook-and-yard";
import { pool, table } from "../../grounds/table";
import { dots } from "../../parts/puffs-and-dots";

export const bowl: Drawing = {
  view: [110, 120, 840],
  draw(stage) {
    const { warm, warmShade, accent, hour } = stage;
    const [x, y] = [570, 500];
    const wedge = (from: number, to: number, colour: string) => {
      const at = (turn: number) =>
        `${Math.round(x + 268 * Math.cos((turn * Math.PI) / 180))} ${Math.round(y + 96 * Math.sin((turn * Math.PI) / 180))}`;
      return fill(warm(colour), `M${x} ${y - 26}L${at(from)}A268 96 0 0 1 ${at(to)}z`);
    };
    const cube = stamp(
      stage,
      "cube",
      () =>
        fill(warm("#e8604c"), "M-24-6l26-16 26 12-26 18z") +
        fill(warmShade("#c2382c", 0.3), "M-24-6v22l26 18V8zM28-10v22L2 34V8z"),
    );
    return (
      outlook(stage) +
      frame(stage, 470) +
      table(stage, 440, hour === "dusk" ? "#8a5a3c" : "#d8b98a") +
      pool(stage, 570, 560, 420, 110) +
      oval(warmShade("#3a2016"), 578, 676, 250, 26, 0.4) +
      fill(warm("#8d5f3c"), "M280 494Q300 640 480 668H660Q840 640 860 494z") +
      fill(warmShade("#8d5f3c", 0.9), "M620 668H660Q840 640 860 494H730Q720 620 620 668z") +
      line(warm("#b5865c"), 6, "M304 560Q340 620 430 648M320 540Q370 610 470 640", 0.7) +
      oval(warmShade("#8d5f3c", 0.4), x, y - 4, 292, 110) +
      oval(warm("#b5865c"), x, y - 8, 292, 108) +
      oval(warm("#fff6e6"), x, y, 270, 97) +
      wedge(200, 262, "#6fae4a") +
      wedge(262, 320, "#f0c04e") +
      wedge(320, 372, "#b8487f") +
      wedge(12, 70, "#f08a3c") +
      wedge(140, 200, "#fbf1dc") +
      // what lies on the wedges
      line(warm("#a8d06a"), 7, "M360 470q30-30 60 0t60-4M380 444q30-24 60 0M420 424q30-16 50 6") +
      dashes(
        warm("#fbe9a8"),
        11,
        "2 15",
        "M520 418Q600 400 690 418M530 438Q600 424 670 438M550 458Q600 448 640 456",
      ) +
      line(warm("#e9a8c8"), 5, "M740 470q20-20 50-10M700 476q40-30 100-6M720 490q30-10 90 0") +
      line(warm("#ffb46a"), 8, "M620 566l60-34M660 580l70-44M710 576l60-30M600 550l50-26") +
      dashes(warmShade("#d9cbb0", 0.3), 6, "8 16", "M320 500H470M330 524H480M360 546H490") +
      each(
        [
          [500, 560],
          [550, 580],
          [470, 580],
          [520, 530],
          [572, 548],
        ],
        ([cx, cy]) => cube(cx, cy, 0.9),
      ) +
      // an avocado fan in the middle
      each([-30, -12, 6, 24], (turn) =>
        put(
          x + turn,
          492,
          1,
          fill(warm("#5f8a3c"), "M-18 6Q-30-50 4-74 34-50 24 6z") +
            fill(warm("#d9e29a"), "M-13 4Q-22-44 4-66 28-44 19 4z"),
          turn,
        ),
      ) +
      dots("#2a2a24", 3, [
        [580, 540],
        [540, 552],
        [508, 544],
        [560, 566],
        [488, 566],
      ]) +
      line(warm(accent), 12, "M830 360L640 470") +
      line(warm(accent), 12, "M870 386L660 486")
    );
  },
};
