import { fill, put } from "../../drawing/pen";
import type { Drawing } from "../../drawing/stage";
import { frame } from "../../grounds/framing-palms";
import { hills } from "../../grounds/hills";
import { tufts } from "../../grounds/plants";
import { sand } from "../../grounds/sand";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";
import { thatch } from "../../parts/roofs";
import { boardRow } from "../../parts/surfboards";

export const rack: Drawing = {
  near: [230, 120, 560],
  draw(stage) {
    const { shade, lit, light } = stage;
    return (
      sky(stage) +
      hills(stage, { flip: false, end: 460 }) +
      sea(stage, { to: 580 }) +
      sand(stage, 556) +
      frame(stage, 620) +
      put(
        -42,
        84,
        0.86,
        fill(shade("#6a4630", 0.5), "M352 240h18v400h-18zM836 240h18v400h-18z") +
          boardRow(stage, 6, 408, 776, 640, 372) +
          fill(lit("#a8784f"), "M340 520h530v18H340zM340 612h530v18H340z") +
          fill(shade("#a8784f", 0.8), "M340 532h530v8H340zM340 624h530v8H340z") +
          thatch(stage, 280, 930, 120, 262, { ridge: 0.5 }),
      ) +
      tufts(stage, 820, 930, 640, 4, light.leaf, 50)
    );
  },
};
