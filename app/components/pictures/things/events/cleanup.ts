import { fill, line, oval, put } from "../../drawing/pen";
import type { Drawing, Stage } from "../../drawing/stage";
import { frame } from "../../grounds/framing-palms";
import { riverMouth } from "../../grounds/river-mouth";
import { sand } from "../../grounds/sand";
import { sky } from "../../grounds/sky";
import { limb } from "../../parts/limbs";

/** Somebody in a hat and gloves who lifts a crushed bottle off the sand into a sack of litter. */
export const cleanup: Drawing = {
  near: [164, 72, 664],
  low: [-200, 128, 1450],
  sun: { x: 176, y: 128, radius: 42 },
  draw(stage) {
    const { light, shade } = stage;
    return (
      sky(stage) +
      riverMouth(stage) +
      sand(stage, 500) +
      frame(stage, 600) +
      oval(shade(light.sandShade), 540, 676, 330, 22, 0.5) +
      picker(stage) +
      litter(stage)
    );
  },
};

/** Bent at the hips: the far hand holds the sack, the near one the bottle. */
function picker(stage: Stage): string {
  const { lit, shade, light, second } = stage;
  // A shirt of sand would be lost on the sand.
  const shirt = stage.accent === "#f3dcae" ? "#e4553c" : stage.accent;
  const skin = lit("#8a5538");
  const glove = lit("#f6b93f");
  const trousers = "#35566e";
  return (
    fill(shade(skin, 0.4), limb([520, 316, 22], [446, 352, 18], [386, 400, 14])) +
    sack(stage) +
    fill(shade("#f6b93f", 0.4), "M350 396q34-14 54 4 8 24-12 36-26 10-46-6z") +
    fill(shade(trousers, 0.8), limb([704, 396, 50], [752, 516, 36], [790, 648, 26])) +
    fill(lit(trousers), limb([690, 396, 62], [650, 520, 42], [688, 650, 29])) +
    fill(light.dark, "M712 632V668H620q-6-20 22-26l28-14zM818 628V664H734q-4-18 18-24l30-12z") +
    fill(lit(shirt), limb([724, 420, 60], [650, 340, 74], [556, 300, 62], [508, 300, 34])) +
    fill(shade(shirt, 0.8), "M566 374Q620 390 660 418 700 424 726 408 680 400 640 370z", 0.5) +
    fill(skin, "M530 270L484 262 452 300 474 346 540 330z") +
    oval(skin, 450, 316, 38, 44) +
    fill(skin, "M420 300L398 330 418 340z") +
    fill(light.dark, "M448 278Q514 268 508 318 498 356 462 358 468 330 450 312z") +
    put(
      452,
      284,
      1,
      fill(lit("#f7dfa0"), "M-52 0Q-50-66 0-66T52 0z") +
        fill(lit(second), "M-52-2Q-52-18-48-26H48Q52-18 52-2z") +
        oval(lit("#f7dfa0"), 0, 2, 104, 17) +
        fill(shade("#f7dfa0", 0.7), "M-104 2Q0 34 104 2 60 20 0 20T-104 2z"),
      -24,
    ) +
    put(446, 586, 1, bottle(stage), 16) +
    fill(skin, limb([548, 330, 32], [538, 430, 24], [478, 512, 17])) +
    fill(shade(shirt, 0.3), limb([552, 306, 44], [560, 360, 40], [548, 402, 31], [545, 408, 30])) +
    fill(glove, "M466 486L506 514Q492 560 454 562 430 560 426 536 436 508 466 486z")
  );
}

/** Squeezed in the middle, its cap still on. */
function bottle({ lit, shine, shade }: Stage): string {
  return (
    fill(
      shine("#4fb3cf", 0.15),
      "M-13-70H13L16-48 36-26 22 2 34 26 26 62Q0 74-28 62L-32 24-16 0-36-20-16-48z",
    ) +
    fill(shade("#4fb3cf", 0.8), "M36-26L22 2-16 0 8-12zM34 26L-32 24-4 36z", 0.7) +
    fill(shine("#4fb3cf", 0.8), "M-22-22L-14-40-6-42-10-20z") +
    fill(lit("#e4553c"), "M-16-88H16V-66H-16z")
  );
}

/** Open and full, with the three arrows of recycling. */
function sack({ lit, shade, shine }: Stage): string {
  const cloth = "#2c7a5b";
  const arrow = "M-22-30L0-66 24-28M34-24L12-20M24-28L30-48";
  return (
    fill(shade(cloth), "M202 424Q290 380 376 418 380 450 290 456T202 424z") +
    put(
      246,
      380,
      0.95,
      fill(lit("#d8432e"), "M-26-50H26V60H-26z") + oval(shine("#c9d3d0", 0.3), 0, -50, 26, 9),
      -16,
    ) +
    put(
      300,
      350,
      1,
      fill(shine("#8ccbb0", 0.3), "M-12-66H12V-46Q34-34 34-10V80H-34V-10Q-34-34-12-46z") +
        fill(lit("#f6b93f"), "M-15-82H15V-62H-15z"),
      6,
    ) +
    put(
      348,
      388,
      0.9,
      fill(lit("#fff6e2"), "M-34-44H34L26 60H-26z") + line(lit("#e4553c"), 8, "M6-44L20-96"),
      18,
    ) +
    fill(
      lit(cloth),
      "M202 424Q280 462 376 418 420 520 404 630 396 672 370 676 290 690 206 676 176 668 172 616 168 510 202 424z",
    ) +
    fill(shade(cloth, 0.8), "M376 418Q420 520 404 630 396 672 370 676L300 682Q372 640 352 430z", 0.6) +
    put(
      276,
      570,
      1.1,
      line(shine("#fff6e2", 0.3), 13, arrow) +
        put(0, 0, 1, line(shine("#fff6e2", 0.3), 13, arrow), 120) +
        put(0, 0, 1, line(shine("#fff6e2", 0.3), 13, arrow), 240),
    ) +
    line(shine(cloth, 0.35), 12, "M202 424Q280 462 376 418")
  );
}

/** A can, a cup, a cap and a sandal on the sand. */
function litter({ lit, shade, shine }: Stage): string {
  return (
    put(
      520,
      676,
      0.9,
      fill(lit("#d8432e"), "M-50-24H46V24H-50z") +
        fill(shine("#fff6e2", 0.3), "M-20-24H6V24H-20z") +
        oval(shine("#c9d3d0", 0.3), 48, 0, 9, 24),
      -9,
    ) +
    put(
      120,
      650,
      0.9,
      fill(lit("#fff6e2"), "M-44-28L46-20V20L-44 28z") +
        oval(shade("#fff6e2", 0.8), -44, 0, 10, 28) +
        line(lit("#e4553c"), 7, "M-46 0L-96-14"),
      10,
    ) +
    put(
      600,
      640,
      1,
      fill(shade("#3f86a8", 0.3), "M-40 2Q-40-16 0-12T44 0 0 16-40 2z") +
        line(lit("#f6b93f"), 6, "M10-4Q-4 0 10 6"),
    ) +
    oval(lit("#f6b93f"), 446, 700, 13, 8)
  );
}
