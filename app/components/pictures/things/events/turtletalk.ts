import { bare, each, fill, line, oval, put } from "../../drawing/pen";
import { disc } from "../../drawing/shapes";
import type { Drawing } from "../../drawing/stage";
import { stamp } from "../../drawing/stamp";
import { hills } from "../../grounds/hills";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";
import { bulbs, glow, lantern } from "../../parts/lamps";
import { turtleFromAbove } from "../../parts/turtle-from-above";

/** Pictures of turtles on a café's terrace: somebody tells, the others look, cups between them. */
export const turtletalk: Drawing = {
  view: [0, 34, 960],
  near: [164, 34, 720],
  low: [-345, 36, 1730],
  sun: { x: 66, y: 168, radius: 30 },
  draw(stage) {
    const { light, shade, shine, warm, warmShade, accent, second, third } = stage;
    const skin = warm("#a8704c");
    const seat = stamp(
      stage,
      "seat",
      () =>
        fill(warmShade("#a8704c", 0.4), "M-13-104h26v24h-26z") +
        bare("M-66 60Q-76-66-30-82 0-92 30-82 76-66 66 60z") +
        fill(light.dark, disc(0, -124, 33, 37)) +
        // the chair
        line(warmShade("#a8743f", 0.3), 10, "M-60-26V104M60-26V104M-38 66V92M38 66V92") +
        fill(warm("#b98550"), "M-68-30q68 12 136 0v22q-68 12-136 0zM-66 52H66v16H-66z"),
    );
    const cup = (x: number, y: number) =>
      put(
        x,
        y,
        0.8,
        line(warm("#fff6e6"), 7, "M20-34q22-4 20 12-2 10-22 10") +
          fill(warm("#fff6e6"), "M-24-46H24L20 0H-20z") +
          oval("#4a2a1c", 0, -46, 24, 6),
      );
    return (
      sky(stage, { clouds: false }) +
      hills(stage, { flip: true, end: 560 }) +
      sea(stage, { to: 540 }) +
      // the terrace under its roof
      fill(warmShade("#7a5238", 0.55), "M-720 520H1680V880H-720z") +
      fill(warm("#9a6a48"), "M-720 520H1680v10H-720z") +
      fill(light.dark, "M110 40h22V560h-22zM858 40h22V620h-22z") +
      fill(light.dark, "M-720-60H1680V92l-24 22-22-18-26 24-20-22-30 22-18-20H-720z") +
      fill(warmShade("#a8743f", 0.7), "M-720-60H1680V76H-720z") +
      bulbs(stage, 121, 98, 869, 98, 14) +
      glow(stage, 470, 320, 400, 0.6) +
      // the screen
      fill(light.dark, "M214 142H736V470H214z") +
      fill("#f6dfae", "M226 154H724V458H226z") +
      fill("#2f93a4", "M226 154H724V190Q560 240 430 216 310 200 226 250z") +
      line("#fff8e6", 9, "M226 256Q310 206 430 222 560 246 724 196") +
      line("#c9a868", 26, "M470 236Q480 300 478 330") +
      put(478, 344, [0.66, 0.5], put(0, 0, 1, turtleFromAbove(stage), 160)) +
      each([640, 668, 654], (x, i) => oval("#fffaf0", x, 410 - (i % 3 === 2 ? 20 : 0), 15, 17)) +
      // who tells
      put(
        808,
        612,
        1.04,
        oval(light.dark, 4, 8, 72, 10, 0.4) +
          fill(warm("#c98a5c"), "M-36-10H-6V8H-52q0-12 16-18zM6-10H34q16 6 16 18H6z") +
          fill(shade("#2a3450", 0.3), "M-36-156H36L32 0H6L0-112-8 0H-34z") +
          line(skin, 17, "M-40-236Q-84-232-116-268M46-232Q70-190 54-140") +
          fill(shine(accent, 0.15), "M50-250Q0-284-50-250L-80-240-72-212-40-216V-138H40V-180L62-186z") +
          fill(skin, "M-12-280h24v22h-24z") +
          fill(skin, disc(-4, -304, 28, 33)) +
          fill(light.dark, "M-30-312C-34-350 34-352 30-300 28-280 18-276 12-278 18-296 4-318-30-312z"),
      ) +
      // who looks
      seat(312, 586, 0.66, 0, shine(second, 0.15)) +
      seat(426, 584, 0.66, 0, warm("#f3e3c4")) +
      seat(540, 586, 0.66, 0, shine(third, 0.15)) +
      seat(240, 634, 0.82, 0, shine(third, 0.05)) +
      seat(382, 636, 0.82, 0, shine(accent, 0.05)) +
      seat(646, 634, 0.82, 0, shine(second, 0.05)) +
      // cups between them
      oval(warm("#b98550"), 514, 626, 70, 16) +
      line(warmShade("#8a5a3a"), 11, "M514 640V714") +
      cup(488, 622) +
      cup(544, 626) +
      lantern(stage, 186, 134, 0.8, 50)
    );
  },
};
