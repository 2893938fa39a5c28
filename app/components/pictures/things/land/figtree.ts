import { mix } from "../../drawing/colour";
import { each, fill, line, oval, put } from "../../drawing/pen";
import { disc } from "../../drawing/shapes";
import type { Drawing } from "../../drawing/stage";
import { stamp } from "../../drawing/stamp";
import { hills } from "../../grounds/hills";
import { hedge } from "../../grounds/plants";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";
import { puff } from "../../parts/puffs-and-dots";

/** A great fig on its buttresses, its fruit above and the mats below; one stands there as a tree. */
export const figtree: Drawing = {
  near: [370, 220, 500],
  draw(stage) {
    const { light, lit, shade, shine, accent, second, third } = stage;
    const skin = lit("#8a5238");
    const bark = shade("#8f7460", 0.3);
    const furrow = shade("#5a4436", 0.7);
    const crown = mix(light.leaf, light.leafLit, 0.5);
    const mat = (near: number, wide: number, y: number, colour: string) => {
      const far = (x: number) => Math.round(480 + (x - 480) * 0.8);
      const outline = `M${near} ${y + 62}H${near + wide}L${far(near + wide)} ${y}H${far(near)}z`;
      // flat on the ground, its far end still rolled
      return (
        fill(lit(colour), outline) +
        line(shine(colour, 0.5), 9, `M${far(near)} ${y}H${far(near + wide)}`) +
        line(shade(colour, 0.8), 3, `M${far(near)} ${y + 5}H${far(near + wide)}`)
      );
    };
    const figs = stamp(
      stage,
      "figs",
      () =>
        line(light.dark, 4, "M0-28V-18M32-22V-12") +
        fill(
          lit("#4a2456"),
          "M-4-22H4C5-10 18-2 18 11 18 21 10 26 0 26-10 26-18 21-18 11-18-2-5-10-4-22zM28-16H36C37-6 48 1 48 12 48 21 41 25 32 25 23 25 16 21 16 12 16 1 27-6 28-16z",
        ) +
        fill(lit("#321640"), "M2-22H4C5-10 18-2 18 11 18 21 10 26 0 26 12 12 6-8 2-22z"),
    );
    return (
      sky(stage) +
      hills(stage, { flip: true, end: 640 }) +
      sea(stage, { to: 500 }) +
      hedge(light.near, 486, 46) +
      fill(light.leafLit, "M-720 540Q200 480 700 510T1680 490V840H-720z") +
      fill(light.leaf, "M-720 640Q200 600 700 640T1680 620V840H-720z", 0.5) +
      oval(light.dark, 480, 616, 460, 64, 0.25) +
      // roots let down from the branches
      line(
        bark,
        7,
        "M236 250Q228 420 246 590M268 250Q270 380 262 470M690 250Q700 400 684 560M722 240Q724 340 730 430",
      ) +
      fill(
        bark,
        "M176 612C300 592 372 560 394 470 408 410 396 350 352 300 310 262 270 240 210 220L226 190C310 214 390 240 436 296 446 250 440 200 424 150H506C500 200 504 250 516 290 556 240 630 214 720 200L730 228C650 250 586 276 562 326 544 374 548 420 564 480 588 556 660 592 772 612 700 632 640 622 594 600 600 618 612 634 632 650 580 644 544 620 526 592 518 622 506 644 484 664 464 642 452 622 446 590 428 618 400 640 356 652 372 634 382 616 388 598 330 624 246 632 176 612z",
      ) +
      fill(
        furrow,
        "M516 290C500 380 506 510 526 592 544 620 580 644 632 650 612 634 600 618 594 600 640 622 700 632 772 612 660 592 588 556 564 480 548 420 544 374 562 326 550 300 534 288 516 290z",
        0.55,
      ) +
      line(
        furrow,
        7,
        "M440 320C424 420 436 520 446 590M400 420C404 500 398 560 388 598M478 300C490 420 478 560 484 650M548 470C556 530 572 570 594 600",
        0.6,
      ) +
      puff(light.leaf, [
        [120, 214, 104],
        [250, 172, 118],
        [420, 120, 150],
        [600, 120, 150],
        [770, 166, 122],
        [880, 226, 90],
        [346, 226, 74],
        [640, 220, 80],
      ]) +
      puff(crown, [
        [104, 178, 66],
        [244, 128, 78],
        [408, 66, 96],
        [596, 70, 96],
        [764, 124, 76],
        [878, 194, 52],
      ]) +
      each(
        [
          [132, 262, -8],
          [176, 286, 6],
          [236, 240, 10],
          [300, 258, -6],
          [352, 276, 0],
          [430, 250, 8],
          [484, 232, -6],
          [560, 246, 6],
          [612, 266, -8],
          [684, 252, 0],
          [716, 284, 10],
          [792, 256, -6],
          [856, 278, 6],
          [250, 170, 6],
          [372, 150, -8],
          [520, 146, 6],
          [640, 168, -6],
          [742, 192, 8],
          [124, 190, 0],
          [440, 64, -6],
          [612, 70, 8],
          [856, 208, -8],
        ],
        ([x, y, turn]) => figs(x, y, 0.56, turn),
      ) +
      mat(76, 136, 596, accent) +
      mat(256, 136, 606, third) +
      mat(592, 136, 606, second) +
      mat(772, 136, 596, accent) +
      // one leg, the sole on the other knee, palms together above the head
      put(
        642,
        640,
        1.3,
        oval(light.dark, 4, 0, 44, 7, 0.35) +
          line(light.dark, 17, "M-2-102L2-54 0-8M6-100L48-68") +
          line(light.dark, 13, "M48-68L8-50") +
          line(skin, 11, "M0-6L-10-2") +
          line(skin, 10, "M-18-154L-30-186-3-226M20-154L32-186 5-226") +
          fill(lit(accent), "M-22-160Q0-168 24-160C22-140 18-126 20-100L-14-98C-12-126-18-140-22-160z") +
          fill(skin, `M-6-176H8v22H-6z${disc(1, -186, 14, 16)}`) +
          fill(light.dark, `${disc(1, -190, 15, 15)}${disc(1, -208, 8)}`),
      )
    );
  },
};
