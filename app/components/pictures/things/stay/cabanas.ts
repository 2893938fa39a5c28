import { mix } from "../../drawing/colour";
import { each, fill, line, oval, put } from "../../drawing/pen";
import type { Drawing, Stage } from "../../drawing/stage";
import { stamp } from "../../drawing/stamp";
import { hills } from "../../grounds/hills";
import { palm, tufts } from "../../grounds/plants";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";
import { glow } from "../../parts/lamps";
import { thatch } from "../../parts/roofs";

/** Four wooden cabins on stilts on a hill over the sea, under a corotú; a monkey hangs in front of a large moon. */
export const cabanas: Drawing = {
  near: [132, 0, 720],
  sun: { x: 334, y: 254, radius: 100 },
  draw(stage) {
    const { light, lit, lamps } = stage;
    const one = cabin(stage);
    // each step of the hill, its edge in the light
    const step = (colour: string, edge: string, foot: string) =>
      fill(lamps ? mix(colour, light.glint, 0.3) : colour, `${edge}${foot}`) +
      line(mix(light.leafLit, light.glint, 0.3), 4, edge, 0.4);
    const at = [
      [790, 372, 0.48],
      [640, 470, 0.6],
      [462, 566, 0.7],
      [252, 664, 0.8],
    ] as const;
    return (
      sky(stage) +
      hills(stage, { flip: false, end: 420 }) +
      sea(stage, { to: 600 }) +
      fill(
        mix(light.near, light.mid, 0.4),
        "M340 470C460 400 600 300 760 240 1000 160 1300 130 1680 110V840H340z",
      ) +
      corotu(stage) +
      step(
        mix(light.near, light.leafLit, 0.5),
        "M20 620C200 510 400 448 560 380 700 320 860 256 1020 214 1240 160 1500 150 1680 140",
        "V840H20z",
      ) +
      one(...at[0]) +
      step(
        mix(light.leaf, light.leafLit, 0.8),
        "M-720 570C-300 580 60 590 280 540 480 494 640 430 800 376 1060 290 1400 260 1680 240",
        "V840H-720z",
      ) +
      step(
        mix(light.leaf, light.leafLit, 0.45),
        "M-720 640C-300 630 60 650 300 630 540 600 720 550 960 470 1240 390 1500 370 1680 350",
        "V840H-720z",
      ) +
      // the path up
      fill(
        lit("#d9b98a"),
        "M520 840C540 770 650 740 650 690 650 640 500 640 490 576L508 574C520 616 600 616 660 590 740 556 660 520 668 478L682 476C690 510 760 540 720 590 700 616 690 640 704 680 716 740 660 780 660 840z",
      ) +
      (lamps ? each(at, ([x, y, size]) => glow(stage, x, y - 90 * size, 210 * size, 0.9)) : "") +
      one(...at[1]) +
      one(...at[2]) +
      one(...at[3]) +
      palm(stage, 70, 610, 400, { lean: -50, size: 1.1 }) +
      tufts(stage, -20, 120, 640, 5, light.dark, 46)
    );
  },
};

/** Its crown is wider than high, in pads with sky between them. */
function corotu(stage: Stage): string {
  const { light, lit, shade, lamps } = stage;
  const dark = mix(light.leaf, lit("#3f7350"), 0.4);
  const bright = mix(mix(light.leafLit, lit("#6fa05c"), 0.5), light.glint, lamps ? 0.16 : 0);
  const pad = (x: number, y: number, size: number) =>
    put(
      x,
      y,
      size,
      fill(
        dark,
        "M-140 34Q-170-6-118-26-104-70-46-64-4-98 44-66 98-74 112-30 166-14 142 32 116 54 84 38 48 60 8 42-34 62-74 42-112 58-140 34z",
      ) +
        fill(
          bright,
          "M-116-2Q-118-24-92-30-80-56-40-50-2-76 40-50 82-56 96-24 122-18 118 0 92 8 76-8 44 10 12-10-24 10-56-8-88 12-116-2z",
        ),
    );
  return (
    put(
      236,
      34,
      0.8,
      pad(330, 150, 0.8) +
        pad(690, 146, 0.84) +
        fill(
          shade("#7a5a40", 0.4),
          "M420 560Q468 470 448 380 420 300 280 220l16-18Q430 270 480 330 500 250 490 170h34Q530 250 530 330 600 280 800 232l6 20Q620 310 560 390 550 470 600 560z",
        ) +
        pad(224, 206, 0.9) +
        pad(812, 212, 0.92) +
        pad(512, 126, 1.2),
    ) + monkey(light.dark)
  );
}

/** By one arm from the outermost bough. */
function monkey(colour: string): string {
  return (
    line(colour, 13, "M560 262Q450 204 270 184") +
    put(
      -531,
      -103,
      1.2,
      line(
        colour,
        10,
        "M724 240Q738 282 726 306M724 352Q708 372 722 390M738 350Q756 362 750 384M712 330Q688 322 684 300M738 362q44 0 42-34-2-18-18-14",
      ) +
        fill(colour, "M708 310Q726 296 746 312 756 340 742 366 722 376 710 360 702 334 708 310z") +
        oval(colour, 736, 302, 18) +
        oval(colour, 754, 294, 6),
    )
  );
}

/** 300 wide, its stilts on 0 0. */
function cabin(stage: Stage) {
  const { light, lit, shade, lamps, accent } = stage;
  const pane = lamps ? "#ffd27e" : shade("#5a4034", 0.4);
  const meadow = mix(light.leaf, light.leafLit, 0.62);
  const grass = lamps ? mix(meadow, light.glint, 0.3) : meadow;
  const draw = stamp(
    stage,
    "cb",
    () =>
      // the dark under its floor, which the moon throws to the right
      fill(light.dark, "M-120-40H116V2Q170 10 196 22 120 30 40 24-60 30-124 16z", 0.42) +
      line(shade("#6a4630", 0.5), 12, "M-40-40V6M40-40V6M-112-36L-40 4M112-36L40 4") +
      line(shade("#8a5f42", 0.4), 15, "M-108-40V19M108-40V19") +
      fill(grass, "M-134 27l8-15 9 11 11-17 6 17 12-10 4 14zM82 27l8-15 9 11 11-17 6 17 12-10 4 14z") +
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
