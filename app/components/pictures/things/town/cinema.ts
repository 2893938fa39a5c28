import { bare, each, fill, oval, put } from "../../drawing/pen";
import type { Drawing } from "../../drawing/stage";
import { stamp } from "../../drawing/stamp";
import { hills } from "../../grounds/hills";
import { clump, palm } from "../../grounds/plants";
import { ground } from "../../grounds/sand";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";
import { bulbs } from "../../parts/lamps";

export const cinema: Drawing = {
  draw(stage) {
    const { shade, light, accent, second, third } = stage;
    const seat = (x: number, y: number, size: number, colour: string) =>
      stamp(
        stage,
        "e",
        () =>
          bare("M-50 0q-6-70 0-80 50-18 100 0 6 10 0 80z") +
          fill("#ffffff", "M-50-70q50-18 100 0l-2-10q-48-16-96 0z", 0.16) +
          fill(light.dark, "M-52 0H52l4 16H-56zM-44 14h10l-6 34h-8zM34 14h10l4 34h-8z"),
      )(x, y, size, 0, shade(colour, 0.6));
    return (
      sky(stage, { sun: false }) +
      hills(stage, { flip: false, end: 560 }) +
      sea(stage, { to: 520 }) +
      ground(light.leaf, light.dark, 500) +
      palm(stage, 150, 560, 440, { lean: -40, size: 1.25 }) +
      palm(stage, 920, 560, 480, { lean: 30, size: 1.3 }) +
      clump(light.dark, -720, 340, 520, 60) +
      put(
        -110,
        46,
        1,
        fill(light.dark, "M330 120h14v440h-14zM840 120h14v440h-14z") +
          fill("#fdf8ea", "M344 130H840V420H344z") +
          `<svg x="358" y="142" width="468" height="266" viewBox="0 0 468 266"><path fill="#f6c98a" d="M0 0h468v266H0z"/><circle cx="300" cy="128" r="60" fill="#fff3d6"/><path fill="#b8705c" d="M0 170C70 90 120 120 170 80 230 130 280 150 330 170z"/><path fill="#3a6a80" d="M0 168h468v98H0z"/><path fill="#fff3d6" d="M240 180q60-8 120 0-60 8-120 0M260 200q50-8 100 0-50 8-100 0M230 224q80-10 160 0-80 10-160 0"/><path fill="#22384a" d="M60 200l20-90 4 0 6 84 50 6q-10 26-30 30H40q-16-16-14-30z"/></svg>`,
      ) +
      bulbs(stage, -720, 150, -110, 130, 50) +
      bulbs(stage, -110, 130, 230, 176, 50) +
      bulbs(stage, 738, 176, 1680, 130, 60) +
      // some are there already
      each([380, 480, 680], (x) => oval(light.dark, x, 462, 21, 25)) +
      each([280, 380, 480, 580, 680], (x, i) => seat(x, 548, 0.78, [accent, second, third][i % 3] ?? "")) +
      each([282, 546], (x) => oval(light.dark, x, 528, 27, 32)) +
      each([282, 414, 546, 678], (x, i) => seat(x, 640, 1.04, [second, third, accent][i % 3] ?? ""))
    );
  },
};
