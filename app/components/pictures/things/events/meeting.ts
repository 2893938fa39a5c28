import { mix } from "../../drawing/colour";
import { fill, line, oval, put } from "../../drawing/pen";
import type { Drawing } from "../../drawing/stage";
import { outlook } from "../../grounds/outlook-and-yard";
import { puff } from "../../parts/puffs-and-dots";

export const meeting: Drawing = {
  draw(stage) {
    const { light, lit, shade, accent, second } = stage;
    const chair = (x: number, y: number, size: number, side: number, colour: string) =>
      put(
        x,
        y,
        [side * size, size],
        oval(shade(light.sandShade), 10, 6, 80, 10, 0.4) +
          line(shade("#4a3a34", 0.4), 8, "M-44 0L-36-70M50 0L40-70M-20 8L-14-60M30 8L28-60") +
          fill(lit(colour), "M-50-84H52q8 0 8 8t-8 8H-50z") +
          fill(shade(colour, 0.4), "M-60-184Q-52-196-36-190L-30-78H-50z") +
          fill(lit(colour), "M-64-184Q-56-196-46-190L-40-78H-52z"),
      );
    return (
      outlook(stage) +
      fill(lit("#dcc29a"), "M-720 500Q200 470 600 490T1680 490V840H-720z") +
      fill(shade("#caa87c", 0.6), "M-720 660Q200 620 600 650T1680 640V840H-720z", 0.5) +
      // a corotú with room for everybody
      fill(
        shade("#6a4a34", 0.4),
        "M430 560Q470 470 450 380 420 300 330 250l16-18Q430 280 480 330 500 250 490 170h34Q530 250 530 330 590 280 670 240l14 20Q590 310 560 390 550 470 590 560z",
      ) +
      puff(light.leaf, [
        [250, 200, 110],
        [390, 130, 120],
        [540, 100, 130],
        [690, 140, 120],
        [790, 210, 90],
      ]) +
      puff(mix(light.leaf, light.leafLit, 0.5), [
        [220, 170, 70],
        [360, 96, 80],
        [520, 66, 90],
        [680, 104, 80],
        [790, 180, 56],
      ]) +
      fill(light.dark, "M160 600Q500 520 860 600 500 680 160 600z", 0.25) +
      chair(330, 570, 0.66, 1, accent) +
      chair(450, 552, 0.62, 1, "#fff6e6") +
      chair(570, 552, 0.62, -1, second) +
      chair(690, 570, 0.66, -1, accent) +
      chair(210, 640, 0.86, 1, second) +
      chair(800, 640, 0.86, -1, "#fff6e6") +
      chair(330, 716, 1.04, 1, "#fff6e6") +
      chair(690, 716, 1.04, -1, accent) +
      // a small table with papers in the middle
      put(
        508,
        640,
        0.9,
        oval(shade(light.sandShade), 0, 4, 110, 12, 0.5) +
          line(shade("#6a4630", 0.4), 10, "M-70 0L-60-80M70 0L60-80") +
          oval(lit("#c9985c"), 0, -84, 104, 24) +
          fill(lit("#fffaf0"), "M-50-92l50-8 14 16-52 8z") +
          fill(lit("#bfe0ea"), "M40-86v-40h24v40z"),
      )
    );
  },
};
