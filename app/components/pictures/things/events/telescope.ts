import { mix } from "../../drawing/colour";
import { each, fill, line, oval, put } from "../../drawing/pen";
import type { Drawing } from "../../drawing/stage";
import { hills } from "../../grounds/hills";
import { palm, tufts } from "../../grounds/plants";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";

export const telescope: Drawing = {
  sun: { x: 160, y: 210, radius: 30 },
  draw(stage) {
    const { light, lit, shade, accent } = stage;
    const star = (x: number, y: number, radius: number) =>
      oval("#fff6dc", x, y, radius) + oval("#fff6dc", x, y, radius * 3, radius * 3, 0.2);
    const seen = [
      [610, 90],
      [690, 150],
      [780, 130],
      [850, 210],
      [800, 300],
      [900, 90],
    ] as const;
    return (
      sky(stage) +
      fill("#ffffff", "M-720-100Q200 60 560 380H860Q500 60 300-200z", 0.05) +
      fill("#ffffff", "M-300-200Q260 60 640 380H760Q440 60 100-200z", 0.06) +
      line("#fff6dc", 2, "M610 90L690 150 780 130 850 210 800 300 690 150M780 130L900 90", 0.4) +
      each(seen, ([x, y]) => star(x, y, 6)) +
      star(420, 130, 4) +
      star(340, 60, 5) +
      star(60, 90, 4) +
      hills(stage, { flip: false, end: 900, rise: 1.2 }) +
      sea(stage, { to: 560 }) +
      fill(light.leaf, "M-720 560Q-100 480 300 520T1000 500T1680 540V840H-720z") +
      fill(light.dark, "M-720 640Q0 560 500 600T1680 590V840H-720z") +
      palm(stage, 80, 620, 300, { lean: 30, size: 1 }) +
      // the tube on its three legs
      line(mix(light.dark, "#a8784f", 0.5), 17, "M520 430L400 690M520 430L532 710M520 430L650 680") +
      line(mix(light.dark, "#c9985c", 0.6), 6, "M514 432L396 688M516 440L528 706M524 436L646 676") +
      put(
        520,
        420,
        1.15,
        fill(shade("#e9e2d2", 0.8), "M-170-44H150V40H-170z") +
          fill(lit("#fffaf0"), "M-170-44H150V10H-170z") +
          fill(lit(accent), "M150-62H200V58H150zM-60-48H-30V44H-60z") +
          fill(shade(accent, 0.8), "M150 10H200V58H150zM-60 6H-30V44H-60z", 0.7) +
          oval("#bfe0ea", 200, -2, 13, 60) +
          fill(shade("#4a5256", 0.2), "M-220-26H-170V24H-220zM-250-16H-220V14H-250z") +
          fill(lit("#8fa0a4"), "M-100-74H60v16H-100zM-80-60h10v16h-10zM30-60h10v16H30z"),
        -34,
      ) +
      put(
        800,
        660,
        1,
        fill(lit(accent), "M-110 20Q-60-30 40-24L130 10Q60 50-110 20z") +
          fill(shade(accent, 0.7), "M-110 20Q0 10 130 10 60 50-110 20z", 0.6) +
          fill(lit("#fff6e6"), "M-30-26l30-12 30 12-4 20h-50z"),
      ) +
      tufts(stage, 120, 360, 690, 5, mix(light.dark, light.leaf, 0.4), 44)
    );
  },
};
