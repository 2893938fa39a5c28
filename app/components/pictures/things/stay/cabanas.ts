import { mix } from "../../drawing/colour";
import { dashes, each, fill, line, oval, put } from "../../drawing/pen";
import type { Drawing, Stage } from "../../drawing/stage";
import { stamp } from "../../drawing/stamp";
import { hills } from "../../grounds/hills";
import { palm, tufts } from "../../grounds/plants";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";
import { glow } from "../../parts/lamps";
import { thatch } from "../../parts/roofs";

/** Four wooden cabins on stilts on a hill over the sea, under a corotú. */
export const cabanas: Drawing = {
  near: [208, 0, 720],
  sun: { x: 236, radius: 42 },
  draw(stage) {
    const { light, lit, lamps } = stage;
    const one = cabin(stage);
    const at = [
      [470, 396, 0.46],
      [736, 384, 0.5],
      [800, 588, 0.66],
      [372, 612, 0.88],
    ] as const;
    return (
      sky(stage) +
      hills(stage, { flip: false, end: 420 }) +
      sea(stage, { to: 560 }) +
      // the hill, in three steps
      fill(
        mix(light.near, light.mid, 0.4),
        "M380 440C480 350 620 300 780 290 1000 260 1300 250 1680 220V840H380z",
      ) +
      corotu(stage) +
      fill(
        mix(light.near, light.leafLit, 0.5),
        "M180 520C300 430 420 396 560 390 760 376 900 352 1680 290V840H180z",
      ) +
      one(...at[0]) +
      one(...at[1]) +
      fill(
        mix(light.leaf, light.leafLit, 0.8),
        "M-720 560C-300 560 60 560 300 500 560 436 700 440 1680 360V840H-720z",
      ) +
      fill(
        mix(light.leaf, light.leafLit, 0.45),
        "M-720 600C-300 590 0 590 220 572 520 550 700 560 1680 480V840H-720z",
      ) +
      // the path up
      fill(
        lit("#d9b98a"),
        "M560 840C610 740 690 690 640 620 596 570 560 540 600 500 620 476 636 460 640 440H660C662 470 640 496 636 520 630 560 690 590 720 640 750 700 710 770 700 840z",
      ) +
      (lamps ? each(at, ([x, y, size]) => glow(stage, x, y - 90 * size, 210 * size, 0.9)) : "") +
      one(...at[2]) +
      one(...at[3]) +
      palm(stage, 96, 610, 400, { lean: -50, size: 1.1 }) +
      tufts(stage, 20, 300, 640, 5, light.dark, 46)
    );
  },
};

/** Its crown is wider than high; a monkey hangs from a bough. */
function corotu(stage: Stage): string {
  const { light, shade } = stage;
  const [dark, bright] = [mix(light.leaf, light.near, 0.5), mix(light.leaf, light.leafLit, 0.9)];
  const crown = (rise: number) =>
    `M${150 + rise} 236C${190 + rise} ${120 + rise} 340 ${64 + rise} 510 ${64 + rise}`;
  return put(
    236,
    34,
    0.8,
    fill(
      shade("#7a5a40", 0.4),
      "M420 560Q468 470 448 380 420 300 280 220l16-18Q430 270 480 330 500 250 490 170h34Q530 250 530 330 600 280 800 232l6 20Q620 310 560 390 550 470 600 560z",
    ) +
      dashes(dark, 84, "0 62", `${crown(0)}C680 64 830 120 880 236`) +
      fill(dark, `${crown(0)}C680 64 830 120 880 236Q690 272 510 206 330 272 150 236z`) +
      dashes(bright, 44, "0 54", `${crown(14)}C640 78 760 104 820 170`) +
      fill(bright, `${crown(14)}C640 78 760 104 820 170Q660 150 510 158 300 160 164 236z`, 0.9) +
      line(
        light.dark,
        9,
        "M724 246Q738 282 726 306M724 352Q708 372 722 390M738 350Q756 362 750 384M712 330Q688 322 684 300M716 366q-36 16-40-14",
      ) +
      fill(light.dark, "M708 310Q726 296 746 312 756 340 742 366 722 376 710 360 702 334 708 310z") +
      oval(light.dark, 744, 304, 17),
  );
}

/** 300 wide, its stilts on 0 0. */
function cabin(stage: Stage) {
  const { light, lit, shade, lamps, accent } = stage;
  const pane = lamps ? "#ffd27e" : shade("#5a4034", 0.4);
  const draw = stamp(
    stage,
    "cb",
    () =>
      oval(mix(light.leaf, light.leafLit, 0.95), 0, 20, 176, 26) +
      oval(light.dark, 0, 14, 138, 13, 0.5) +
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
