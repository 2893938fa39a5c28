import { fill, line, put } from "../../drawing/pen";
import type { Drawing } from "../../drawing/stage";
import { hills } from "../../grounds/hills";
import { hedge, leaves, palm } from "../../grounds/plants";
import { sky } from "../../grounds/sky";

export const seedling: Drawing = {
  draw(stage) {
    const { light, lit, shade, shine, accent, second } = stage;
    const young = (x: number, y: number, size: number) =>
      put(
        x,
        y,
        size,
        fill(shade("#6a4a34", 0.4), "M-70 20Q-50-16 0-16T70 20q-70 24-140 0z") +
          line(lit("#5f8a3c"), 11, "M0-6Q6-60 0-130") +
          fill(light.leafLit, "M0-70Q-60-130-110-104-90-50 0-60z") +
          fill(light.leaf, "M0-90Q60-150 110-124 90-66 0-78z") +
          fill(light.leafLit, "M0-120Q-40-190 0-220 40-190 0-120z") +
          line(shine("#8fbf5a", 0.3), 3, "M-4-66Q-50-100-90-98M4-84Q50-122 90-118M0-124V-196"),
      );
    return (
      sky(stage) +
      hills(stage, { flip: true, end: 900, rise: 1.5, near: false }) +
      fill(light.mid, "M-720 372h2400v300h-2400z") +
      hedge(light.near, 410, 90) +
      palm(stage, 120, 560, 420, { lean: 30, fill: light.near, size: 1.15 }) +
      fill(light.leafLit, "M-720 520Q200 460 700 500T1680 480V840H-720z") +
      fill(lit("#a8784f"), "M-720 620Q200 560 700 590T1680 570V840H-720z") +
      line(
        shade("#8a5a38", 0.5),
        7,
        "M-720 660Q200 610 700 640T1680 620M-720 710Q200 664 700 690T1680 670",
        0.6,
      ) +
      young(250, 610, 0.44) +
      young(380, 596, 0.4) +
      young(180, 660, 0.6) +
      young(520, 660, 1.24) +
      // a spade in the ground and a watering can
      line(shade("#8a6244", 0.2), 15, "M770 230V520") +
      line(shade("#8a6244", 0.2), 17, "M736 226H804") +
      fill(lit("#c9d0d0"), "M724 510h92v96q-20 40-46 56-28-16-46-56z") +
      fill(shade("#8fa0a4", 0.5), "M780 510h36v96q-14 30-36 48z", 0.7) +
      fill(shade("#6a4a34", 0.4), "M690 664Q720 620 770 624T860 664q-90 24-170 0z") +
      put(
        860,
        660,
        0.9,
        fill(lit(accent), "M-60-110H60L70 0H-70z") +
          fill(shade(accent, 0.7), "M20-110H60L70 0H30z") +
          line(shade(accent, 0.5), 13, "M-54-100Q-130-110-120-30T-66-20M-40-110Q0-190 40-110") +
          fill(lit(second), "M60-60L130-140l20 14L66-24z") +
          fill(lit(second), "M120-156l44 30-14 16-44-30z"),
      ) +
      leaves(stage, 20, 770, { size: 1.4, turns: [-14, 14, 42] })
    );
  },
};
