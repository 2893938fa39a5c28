import { mix } from "../../drawing/colour";
import { each, fill, line } from "../../drawing/pen";
import type { Drawing, Stage } from "../../drawing/stage";
import { stamp } from "../../drawing/stamp";
import { hills } from "../../grounds/hills";
import { clump, palm, tufts } from "../../grounds/plants";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";
import { glow } from "../../parts/lamps";
import { thatch } from "../../parts/roofs";

/** Wooden cabins on stilts, one above the other on a hill over the sea. */
export const cabanas: Drawing = {
  sun: { x: 326, radius: 42 },
  draw(stage) {
    const { light, lit, lamps } = stage;
    const one = cabin(stage);
    const at = [
      [474, 366, 0.5],
      [720, 446, 0.68],
      [374, 600, 0.98],
    ] as const;
    return (
      sky(stage) +
      hills(stage, { flip: false, end: 420 }) +
      sea(stage, { to: 560 }) +
      // the hill, in three steps
      fill(
        mix(light.near, light.leaf, 0.4),
        "M420 420C520 330 640 270 780 250 1000 220 1300 240 1680 220V840H420z",
      ) +
      clump(light.near, 560, 1680, 262, 60) +
      fill(light.near, "M180 520C300 420 420 374 560 366 760 350 900 330 1680 330V840H180z") +
      palm(stage, 900, 380, 250, { lean: -24, fill: light.near, size: 0.7 }) +
      one(...at[0]) +
      fill(
        mix(light.leaf, light.leafLit, 0.4),
        "M-720 560C-300 560 60 560 300 500 560 440 700 436 1680 420V840H-720z",
      ) +
      one(...at[1]) +
      fill(light.leaf, "M-720 600C-300 590 0 590 220 572 520 550 700 560 1680 560V840H-720z") +
      // the path up
      fill(
        lit("#d9b98a"),
        "M600 840C650 720 730 660 650 610 590 574 570 560 620 530 660 506 690 494 700 476H726C720 506 680 520 660 544 640 566 690 580 740 620 800 672 750 750 740 840z",
      ) +
      (lamps ? each(at, ([x, y, size]) => glow(stage, x, y - 90 * size, 170 * size, 0.7)) : "") +
      one(...at[2]) +
      palm(stage, 120, 610, 430, { lean: -40, size: 1.15 }) +
      tufts(stage, 20, 300, 640, 5, light.dark, 46) +
      tufts(stage, 840, 950, 610, 3, light.dark, 40)
    );
  },
};

/** 300 wide, its stilts on 0 0. */
function cabin(stage: Stage) {
  const { lit, shade, lamps, accent } = stage;
  const pane = lamps ? "#ffd27e" : shade("#5a4034", 0.4);
  const draw = stamp(
    stage,
    "cb",
    () =>
      line(shade("#6a4630", 0.6), 11, "M-112-40V20M-40-40V6M40-40V6M112-40V20M-112-36L-40 6M112-36L40 6") +
      fill(lit("#a8703f"), "M-118-176H118V-48H-118z") +
      line(shade("#a8703f", 0.8), 3, "M-118-152H118M-118-128H118M-118-104H118M-118-80H118", 0.7) +
      fill(shade("#a8703f", 0.9), "M-118-176H118v18H-118z", 0.7) +
      fill(pane, "M-92-146h60v52h-60zM12-150h52V-48H12z") +
      line(lit("#e8c890"), 5, "M-92-146h60v52h-60zM-62-146v52M12-48V-150h52V-48") +
      fill(lit(accent), "M78-146h22v98H78z") +
      fill(lit("#c99560"), "M-150-50H150v14H-150z") +
      line(
        lit("#c99560"),
        6,
        "M-146-50V-92M-100-92V-52M-30-52V-92M-146-92H-30M146-50V-92M112-92H146M104-92V-52",
      ) +
      line(lit("#c99560"), 7, "M16-34L-4 20M56-34L36 20M12-20h38M4 0h38") +
      thatch(stage, -168, 168, -276, -160, { ridge: 0.3 }),
  );
  return (x: number, y: number, size: number) => draw(x, y, size);
}
