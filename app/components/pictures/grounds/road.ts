import { fill, line } from "../drawing/pen";
import type { Stage } from "../drawing/stage";
import { frame } from "./framing-palms";
import { hills } from "./hills";
import { outlook } from "./outlook-and-yard";
import { hedge, palm, tufts } from "./plants";
import { sky } from "./sky";

/** The road out of the village, seen from the side; wheels touch it at y = 650. */
export function road(stage: Stage): string {
  const { light, shade } = stage;
  return (
    outlook(stage, 500) +
    fill(light.leafLit, "M-720 450C-400 430 0 440 220 430 480 470 960 430 1680 450V840H-720z") +
    frame(stage, 540, ["tall", "pair", "lean", "corner"]) +
    tufts(stage, -100, 1060, 480, 9, light.leaf, 34) +
    fill(shade("#8a8078", 0.3), "M-720 580Q480 530 1680 580V716Q480 670-720 716z") +
    line(
      "#fff0c8",
      5,
      "M-640 642h100M-440 640h100M-240 636h100M-40 634h100M160 630h100M370 628h100M580 628h100M780 630h100M980 634h100M1180 638h100M1380 642h100",
      0.6,
    ) +
    fill(light.leaf, "M-720 716Q480 670 1680 716V840H-720z")
  );
}

/** The village road under its hills and palms; wheels touch it at y = 660. */
export function villageRoad(stage: Stage): string {
  const { light, lit, shade, lamps, setting } = stage;
  const earth = lit("#cfa878");
  const house = (x: number, wall: string, roof: string) =>
    fill(lit(wall), `M${x} 420h170v100h-170z`) +
    fill(shade(wall, 0.6), `M${x} 420h170v14h-170z`) +
    fill(lamps ? "#ffd07c" : shade("#5a4a44", 0.3), `M${x + 24} 446h34v32h-34zM${x + 96} 446h42v74h-42z`) +
    fill(lit(roof), `M${x + 16} 366h138l38 58h-214z`) +
    fill(shade(roof, 0.7), `M${x + 116} 366h38l38 58h-50z`, 0.6);
  return (
    sky(stage) +
    hills(stage, { flip: setting === "beach", end: 980, rise: 2, near: false }) +
    hedge(light.near, 430, 60) +
    palm(stage, 140, 520, 360, { lean: 40, fill: light.leaf, size: 1.1 }) +
    palm(stage, 470, 500, 250, { lean: -24, fill: light.leaf, size: 0.8 }) +
    fill(light.leafLit, "M-720 480C-400 470 0 480 220 474 480 490 960 470 1680 480V620H-720z") +
    house(-260, "#e9b23d", "#8a4b3a") +
    house(196, "#6fb0a8", "#a8503c") +
    house(640, "#e7b48a", "#7c8a8e") +
    house(1240, "#d9674e", "#7c8a8e") +
    palm(stage, 858, 530, 400, { lean: -40, size: 1.2 }) +
    tufts(stage, -100, 1060, 546, 9, light.leaf, 34) +
    fill(earth, "M-720 560Q480 536 1680 560V700Q480 680-720 700z") +
    fill(
      shade("#cfa878", 0.5),
      "M-720 590Q480 570 1680 590V600Q480 580-720 600zM-720 668Q480 646 1680 668V682Q480 660-720 682z",
      0.6,
    ) +
    fill(light.leaf, "M-720 700Q480 676 1680 700V840H-720z")
  );
}
