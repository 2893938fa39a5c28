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
  near: [120, 110, 600],
  sun: { x: 346, y: 286, radius: 132 },
  draw(stage) {
    const { light, lit, lamps } = stage;
    const one = cabin(stage);
    // each step of the hill, its edge in the light
    const step = (colour: string, edge: string, foot: string) =>
      fill(lamps ? mix(colour, light.glint, 0.44) : colour, `${edge}${foot}`) +
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
      tufts(stage, -10, 110, 640, 3, light.dark, 50)
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
    ) + monkey(stage)
  );
}

/** By one hand from the outermost bough, its face toward us, its tail rolled up. */
function monkey({ light }: Stage): string {
  const fur = light.dark;
  const face = mix(fur, light.glint, 0.72);
  return (
    line(fur, 14, "M560 262Q440 200 222 186") +
    put(
      318,
      190,
      0.94,
      line(fur, 16, "M-2 0Q-14 40 10 92") +
        line(
          fur,
          14,
          "M-8 112Q-50 120-54 150L-74 164M0 172Q-34 190-28 220L-46 228M26 172Q50 196 34 222L20 236",
        ) +
        line(
          fur,
          10,
          "M28 168C92 196 122 150 102 112 86 80 110 50 136 62 158 76 150 106 130 102 118 98 120 82 132 82",
        ) +
        fill(fur, "M-20 98Q6 80 32 108C46 140 44 174 20 186-8 190-24 170-20 98z") +
        oval(fur, -20, 76, 30) +
        line(fur, 22, "M-51 74h0M12 74h0") +
        line(face, 24, "M-31 70h18M-26 90h8") +
        line(fur, 8, "M-31 72h0M-12 72h0"),
    )
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
      // the dark under its floor, which the moon throws to the right
      fill(light.dark, "M-120-40H116V2Q170 10 196 22 120 30 40 24-60 30-124 16z", 0.42) +
      line(shade("#6a4630", 0.5), 12, "M-40-40V6M40-40V6M-112-36L-40 4M112-36L40 4") +
      line(shade("#8a5f42", 0.4), 15, "M-108-40V14M108-40V14") +
      fill(lit("#a8703f"), "M-118-176H118V-48H-118z") +
      line(shade("#a8703f", 0.8), 3, "M-118-152H118M-118-128H118M-118-104H118M-118-80H118", 0.7) +
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
      thatch(stage, -168, 168, -276, -160, { ridge: 0.3, colour: "#d0a465" }),
  );
  return (x: number, y: number, size: number) => draw(x, y, size);
}
