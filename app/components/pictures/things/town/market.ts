import { each, fill, line, put } from "../../drawing/pen";
import { box } from "../../drawing/shapes";
import type { Drawing } from "../../drawing/stage";
import { yard } from "../../grounds/outlook-and-yard";
import { crate } from "../../parts/fruit-crate";
import { awning } from "../../parts/roofs";

export const market: Drawing = {
  draw(stage) {
    const { accent, shade, lit, light } = stage;
    return (
      yard(stage) +
      fill(shade("#7a5238", 0.2), "M340 240h14v400h-14zM866 240h14v400h-14z") +
      fill(shade("#5a4034", 0.5), "M354 320H866V470H354z", 0.45) +
      line(shade("#5a8a3f", 0.5), 5, "M420 300v40M800 300v50") +
      fill(
        lit("#8fae4a"),
        "M396 336q-18 50 4 92 14-40 8-86zM412 336q-10 60 6 104 16-50 6-104zM430 334q6 60 24 90 12-50-8-92z",
      ) +
      fill(
        lit("#eec848"),
        "M776 346q-18 46 4 82 14-36 8-78zM792 346q-8 56 8 94 14-46 4-94zM812 344q4 54 22 82 12-46-8-84z",
      ) +
      fill(lit("#c9503a"), "M560 312h6v20h-6zM640 312h6v20h-6z") +
      put(
        563,
        372,
        1,
        fill(lit("#d8b06a"), "M-40-40h80l-12 74h-56z") +
          fill(shade("#d8b06a", 0.6), "M10-40h30l-12 74H4z") +
          fill(light.leaf, "M-44-40q10-30 30-16 14-22 28 0 20-14 30 16z"),
      ) +
      put(
        660,
        366,
        0.9,
        fill(lit("#e9a184"), "M-40-40h80l-12 74h-56z") +
          fill(light.leafLit, "M-44-40q10-30 30-16 14-22 28 0 20-14 30 16z"),
      ) +
      crate(stage, 366, 500, 154, "#e4553c") +
      crate(stage, 532, 500, 154, "#f2b13c") +
      crate(stage, 698, 500, 154, "#6fae4a") +
      fill(lit("#a8784f"), "M330 572h560v18H330z") +
      fill(lit(accent), "M340 590h540v70H340z") +
      fill(
        lit("#fff4e0"),
        each([0, 1, 2, 3, 4, 5], (i) => box(385 + i * 90, 590, 45, 70)),
      ) +
      fill(shade(accent, 1), "M340 590h540v14H340z", 0.4) +
      awning(stage, 296, 196, 628, 108, accent) +
      fill(lit("#7fae4a"), "M210 640q0-60 60-60t60 60q0 50-60 50t-60-50z") +
      line(shade("#7fae4a", 0.8), 6, "M240 594q-24 44 0 90M270 580v110M300 594q24 44 0 90") +
      fill(lit("#8fbf5a"), "M120 664q0-46 46-46t46 46q0 36-46 36t-46-36z") +
      line(shade("#8fbf5a", 0.8), 5, "M146 626q-18 34 0 70M186 626q18 34 0 70")
    );
  },
};
