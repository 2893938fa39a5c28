import { fill, line } from "../drawing/pen";
import type { Stage } from "../drawing/stage";
import { frame } from "./frame";
import { tufts } from "./plants";
import { outlook } from "./settings";

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
