import { fill, line, put } from "../../drawing/pen";
import type { Drawing } from "../../drawing/stage";
import { outlook } from "../../grounds/outlook-and-yard";
import { palm } from "../../grounds/plants";

export const school: Drawing = {
  sun: { x: 240 },
  draw(stage) {
    const { light, lit, shade, shine, accent, second, third } = stage;
    const chalk = "#f4f0e0";
    const bench = (x: number, y: number, size: number) =>
      put(
        x,
        y,
        size,
        fill(shade("#3a2a20"), "M-130 4H130l10 12H-140z", 0.35) +
          fill(shade("#8a5f34", 0.3), "M-110-64h14V4h-14zM96-64h14V4H96z") +
          fill(lit("#c9985c"), "M-130-84H130l8 20H-138z") +
          fill(shade("#c9985c", 0.7), "M-138-64H138v10H-138z"),
      );
    return (
      outlook(stage) +
      fill(light.leafLit, "M-720 500Q200 460 600 480T1680 480V840H-720z") +
      palm(stage, 96, 600, 440, { lean: 24, size: 0.85 }) +
      fill(lit("#dcc29a"), "M-720 610Q200 570 600 590T1680 580V840H-720z") +
      // the board on its trestle, under the sky
      `<g transform="translate(-60 56)scale(.9)">` +
      line(shade("#8a5f34", 0.3), 15, "M400 90L330 640M820 90L890 640") +
      fill(shade("#8a5f34", 0.2), "M310 120H910V500H310z") +
      fill("#2a4a44", "M328 138H892V482H328z") +
      fill("#33584f", "M328 138H892V300Q600 240 328 340z") +
      // a greeting in each language
      line(
        "#f4c63e",
        6,
        "M378 160H672q22 0 22 22V268q0 22-22 22H430L384 320 392 290H378q-22 0-22-22V182q0-22 22-22z",
      ) +
      line(
        "#8fd0c8",
        6,
        "M500 322H786q22 0 22 22V430q0 22-22 22H774L782 474 736 452H500q-22 0-22-22V344q0-22 22-22z",
      ) +
      line(
        chalk,
        10,
        "M396 207h0M396 229v49M419 178v78M465 178v78M419 215h45M484 232a24 24 0 1 1 47 0a24 24 0 1 1-47 0M553 174v71q0 12 12 12M629 232a23 24 0 1 0-45 0a23 24 0 1 0 45 0M629 207v39q0 10 10 10M661 178v53M661 256h0",
      ) +
      line(
        chalk,
        10,
        "M518 340v78M563 340v78M518 377h45M585 391h43a23 24 0 1 0-8 20M651 336v71q0 12 12 12M685 336v71q0 12 12 12M716 394a24 24 0 1 1 47 0a24 24 0 1 1-47 0M787 340v53M787 418h0",
      ) +
      fill(lit("#c9985c"), "M300 492H920v14H300z") +
      fill("#fffaf0", "M700 486h50v8h-50z") +
      fill(lit(accent), "M770 478h60v16h-60z") +
      bench(300, 606, 0.8) +
      bench(600, 640, 1) +
      bench(846, 606, 0.8) +
      // books
      put(
        600,
        556,
        0.9,
        fill(lit(accent), "M-80-22H60v22H-80z") +
          fill(lit(second), "M-66-42H70v20H-66z") +
          fill(lit(third), "M-74-60H50v18H-74z") +
          fill("#fffaf0", "M52-18h8v14h-8zM62-38h8v12h-8zM42-56h8v10h-8z") +
          fill(shine("#e4553c", 0), "M-20-92q24-14 40 6 4 22-18 26-30 2-22-32z") +
          line(light.dark, 4, "M4-90l4-12"),
      ) +
      "</g>"
    );
  },
};
