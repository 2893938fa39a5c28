import { mix } from "../../drawing/colour";
import { fill, line, oval, put } from "../../drawing/pen";
import { discs } from "../../drawing/shapes";
import type { Drawing } from "../../drawing/stage";
import { hills } from "../../grounds/hills";
import { palm, tufts } from "../../grounds/plants";
import { sand } from "../../grounds/sand";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";
import { glow } from "../../parts/lamps";

export const fullmoon: Drawing = {
  sun: { x: 560, y: 250, radius: 150 },
  draw(stage) {
    const { light, shade, warm, accent, second } = stage;
    const paperLight = (x: number, y: number, size: number) =>
      put(
        x,
        y,
        size,
        glow(stage, 0, -30, 130) +
          fill("#ffb45c", "M-34-70H34L42 0H-42z") +
          fill("#ffe0a0", "M-20-62H20L26-6H-26z") +
          fill("#fff6d8", "M-8-50H8l4 40H-12z"),
      );
    return (
      sky(stage) +
      fill(
        mix(light.sun, light.sky[1], 0.25),
        discs([
          [510, 210, 26],
          [600, 290, 34],
          [620, 200, 15],
          [500, 300, 18],
          [560, 150, 12],
        ]),
        0.5,
      ) +
      hills(stage, { flip: false, end: 420 }) +
      sea(stage, { to: 580 }) +
      sand(stage, 540) +
      palm(stage, 120, 620, 480, { lean: 60, size: 1.3 }) +
      palm(stage, 900, 640, 520, { lean: -20, size: 1.35 }) +
      // two logs, a rug, lights in paper
      fill(light.dark, "M220 620Q240 590 300 596L460 620Q480 640 460 656L280 650Q220 650 220 620z") +
      oval(mix(light.dark, "#a8784f", 0.5), 240, 622, 19, 25) +
      fill(light.dark, "M700 610L860 590Q900 592 900 620 896 644 860 642L700 650Q680 630 700 610z") +
      oval(mix(light.dark, "#a8784f", 0.5), 884, 616, 17, 24) +
      fill(warm(accent), "M420 640H700L760 716H350z", 0.85) +
      fill(warm(second), "M410 656H710l8 10H402zM370 696H748l6 10H362z", 0.9) +
      paperLight(330, 690, 0.9) +
      paperLight(500, 640, 0.7) +
      paperLight(640, 664, 0.8) +
      paperLight(820, 694, 0.95) +
      put(
        566,
        690,
        0.8,
        fill(warm("#c98a4a"), "M-40-30H40Q44 20 0 24-44 20-40-30z") +
          oval(warm("#f4e4c4"), 0, -30, 40, 13) +
          line(warm("#a8502c"), 4, "M-36-10L0 16 36-10M-20-18L0 20M20-18L0 20"),
      ) +
      tufts(stage, 20, 200, 690, 4, shade(light.dark, 0), 44)
    );
  },
};
