import { each, fill, line, oval, put } from "../../drawing/pen";
import type { Drawing, Stage } from "../../drawing/stage";
import { stamp } from "../../drawing/stamp";
import { hills } from "../../grounds/hills";
import { palm } from "../../grounds/plants";
import { sand } from "../../grounds/sand";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";
import { bulbs, glow } from "../../parts/lamps";
import { limeWedge } from "../../parts/lime";
import { plate } from "../../parts/tableware";

/** Tables between palms, the nearest laid with a whole lobster. */
export const sandtables: Drawing = {
  near: [200, 200, 620],
  draw(stage) {
    const { light, lit, shade, warm, warmShade, accent, lamps } = stage;
    const chair = (x: number, side: number) =>
      put(
        x,
        0,
        [side, 1],
        line(shade("#6a4630", 0.4), 9, "M-30 4L-22-70-34-170M34 4L28-66M-22-70H30") +
          fill(lit(accent), "M-28-80H34q8 0 8 8t-8 8H-26zM-44-172l14-2 12 78-14 4z"),
      );
    const table = stamp(
      stage,
      "ta",
      () =>
        oval(shade(light.sandShade), 0, 8, 190, 18, 0.4) +
        fill(shade("#7a5238", 0.6), "M-8-110H8V0H-8zM-60 0q60-24 120 0z") +
        chair(-132, 1) +
        chair(132, -1) +
        fill(warm("#fff6e6"), "M-98-124H98l14 52q-22 14-42 0-22 14-46 0-22 14-46 0-24 14-46 0-22 14-44 0z") +
        fill(warmShade("#e2cdb0", 0.4), "M50-124H98l14 52q-22 14-42 0z") +
        oval(warm("#fffaf0"), 0, -124, 100, 14),
    );
    const set = (x: number, y: number, size: number, candle = 0) =>
      table(x, y, size) +
      put(
        x,
        y,
        size,
        (lamps ? glow(stage, candle, -160, 120) : "") +
          fill(lamps ? "#ffdf9a" : warm("#bfe3dd"), `M${candle - 13}-132q-8-34 13-48 21 14 13 48z`),
      );
    const boat =
      fill(lit("#fdf6e8"), "M391 370Q440 380 494 360 490 384 472 394H397z") +
      line(lit(accent), 7, "M393 374Q440 384 491 364");
    return (
      sky(stage) +
      hills(stage, { flip: false, end: 600 }) +
      sea(stage, { to: 520 }) +
      boat +
      sand(stage, 470) +
      palm(stage, 150, 620, 404, { lean: 60, size: 1.2 }) +
      palm(stage, 846, 600, 372, { lean: -44, size: 1.05 }) +
      bulbs(stage, 202, 262, 806, 270, 40) +
      each([236, 356, 476, 596, 716], (x, index) => set(x, 506 + 4 * (index % 2), 0.34)) +
      set(262, 590, 0.62) +
      set(842, 588, 0.62) +
      put(548, 676, 1.15, chair(-280, 1) + chair(280, -1)) +
      nearest(stage)
    );
  },
};

/** A round table with its cloth, on its platter a whole lobster, prawns, lime and fried plantain. */
function nearest(stage: Stage): string {
  const { warm, warmShade } = stage;
  const [orange, dark, pale] = [warm("#f08a2c"), warmShade("#b4511b", 0.4), warm("#ffd08a")];
  const [pink, shell] = [warm("#ff9f97"), warmShade("#cf5a5c", 0.3)];
  const shelled = (path: string) => line(dark, 11, path) + fill(orange, path);
  const claw = stamp(
    stage,
    "claw",
    () =>
      shelled("M-16 6Q-44-64 4-122 38-152 80-140 46-108 50-82 90-108 112-92 112-44 68-8 26 26-16 6z") +
      line(pale, 11, "M-6-40Q-10-70 10-92"),
  );
  const prawn = stamp(
    stage,
    "prawn",
    () =>
      line(shell, 36, "M-40 12Q-34-34 14-32 46-26 40 10") +
      line(pink, 28, "M-40 12Q-34-34 14-32 46-26 40 10") +
      line(shell, 4, "M-50-6L-26 2M-36-36L-20-14M-2-48L0-18M34-42L18-18") +
      fill(pink, "M-52 10q-20 18-16 42 16-6 26-16 2 14 14 20 10-24 0-46z"),
  );
  return (
    fill(warm("#f3e4cc"), "M228 606H868L912 880H184z") +
    oval(warm("#fffaf0"), 548, 606, 320, 62) +
    plate(stage, 540, 604, 262, "#2f8f94", 0.2) +
    line(dark, 6, "M424 506Q440 400 566 372M412 514Q396 420 458 352") +
    line(dark, 22, "M446 540Q410 524 400 484M446 574Q390 586 360 562") +
    claw(402, 494, [-0.84, 0.84], -16) +
    line(dark, 9, "M470 584L440 624M506 588L488 632M542 586L538 630") +
    shelled(
      "M724 552Q740 486 784 466 794 496 768 526 808 514 820 536 804 562 764 562 790 580 784 596 752 598 724 574z",
    ) +
    each(
      [706, 672, 634, 594],
      (x, index) => oval(dark, x, 550, 38, 36 + 7 * index) + oval(orange, x - 6, 550, 33, 33 + 7 * index),
    ) +
    shelled(
      "M404 556C408 508 460 484 530 486 564 488 584 506 586 544T560 598Q480 606 432 594 404 584 404 556z",
    ) +
    line(pale, 11, "M446 524Q490 500 540 506") +
    line(dark, 5, "M500 488Q474 540 506 594") +
    claw(362, 568, [-0.84, 0.84], -66) +
    oval("#fff8ea", 424, 514, 10) +
    oval("#2a1a20", 422, 513, 6) +
    prawn(646, 622, 1) +
    prawn(752, 608, [-1, 1]) +
    limeWedge(stage, 372, 644, 1.1, -8)
  );
}
