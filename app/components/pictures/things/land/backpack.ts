import { mix } from "../../drawing/colour";
import { fill, line, oval, put } from "../../drawing/pen";
import { disc } from "../../drawing/shapes";
import type { Drawing, Stage } from "../../drawing/stage";
import { stamp } from "../../drawing/stamp";
import { falls } from "../../grounds/falls";
import { hills } from "../../grounds/hills";
import { clump, leaves, tufts } from "../../grounds/plants";
import { sky } from "../../grounds/sky";

/** A rucksack, a hat and boots on a stone beside the trail to a fall; two macaws pass. */
export const backpack: Drawing = {
  sun: { x: 350, y: 104, radius: 38 },
  draw(stage) {
    const { accent, second, lit, light } = stage;
    // Green cloth would be lost before green hills.
    const cloth = ["#5fa04a", "#2a9590"].includes(accent) ? second : accent;
    const macaw = stamp(
      stage,
      "macaw",
      () =>
        fill(lit("#d93a2b"), "M-8 4C14-10 50-14 66 0 74 4 74 14 66 14 50 12 20 18-6 14L-86 30-60 12z") +
        fill(lit("#2f6fae"), "M20 2C10-30-20-62-62-74-50-46-30-10-4 8z") +
        fill(lit("#f0b43c"), "M24 0C20-30 0-60-30-70-16-40-6-14 4 6z") +
        fill(lit("#d93a2b"), "M34-2C36-26 24-48 6-56 14-32 14-12 14 6z") +
        fill(lit("#fff6e6"), "M56-2q12 0 12 10l-10 2z"),
    );
    return (
      sky(stage) +
      hills(stage, { flip: false, end: 980, rise: 2.2, near: false }) +
      fill(light.mid, "M-720 366H1680V560H-720z") +
      // the fall over its cliff, open between the bushes down to its pool
      put(240, 204, 1.06, falls(stage)) +
      clump(light.leaf, -720, 0, 472, 76) +
      clump(light.leaf, 440, 1680, 482, 76) +
      // the trail
      fill(light.leaf, "M-720 500Q0 450 230 486T600 500H1680V840H-720z") +
      fill(
        lit("#d9b98a"),
        "M372 508C420 520 370 548 420 572 480 600 400 660 380 720L340 840H820C790 740 720 660 600 600 520 560 470 540 424 506z",
      ) +
      fill(
        mix(light.leaf, light.dark, 0.4),
        "M-720 640C-300 600 100 620 300 650 360 664 372 700 356 730L320 840H-720zM1680 620C1200 590 900 600 760 640 720 660 740 690 770 720L830 840H1680z",
      ) +
      macaw(770, 150, 0.9) +
      macaw(866, 96, 0.6) +
      rest(stage, cloth) +
      leaves(stage, 930, 780, { size: 1.25, turns: [-44, -18, 8, 34] }) +
      tufts(stage, 150, 300, 690, 3, light.leafLit, 44)
    );
  },
};

/** What somebody has put down to look at the water. */
function rest({ lit, shade, shine, light, second }: Stage, cloth: string): string {
  const leather = "#8a5a38";
  const straw = "#efdcae";
  const boot =
    fill(shade(leather, 0.3), "M-34-104H22L26-52Q62-42 78-24 86-12 82-4H-36q-8-50 2-100z") +
    fill(lit(leather), "M-34-104H6L4-50Q-6-22-38-20-40-62-34-104z") +
    fill(shade("#3a2a24", 0.3), "M-38-10H86q2 14-8 14H-32q-8 0-6-14z") +
    line(lit("#f6e6c4"), 5, "M0-84L24-88M2-66L28-70M8-48L36-56");
  const pack =
    // a strap for the shoulder, behind
    line(shade(cloth, 0.95), 22, "M-56-284C-146-286-156-116-88-58") +
    // a flask in the pocket at its side
    fill(lit(second), "M92-178h32q10 0 10 12V-30H92z") +
    fill(shade(second, 0.7), "M116-178h8q10 0 10 12V-30h-18z") +
    fill(shade("#4a4a44", 0.2), "M96-200h26v24H96z") +
    fill(shade(cloth, 0.75), "M88-112H136q6 0 6 8L134-24Q132-6 114-6H88z") +
    fill(
      lit(cloth),
      "M-98-236C-98-280-72-300-40-300H40C72-300 98-280 98-236V-34Q98 0 64 0H-64Q-98 0-98-34z",
    ) +
    fill(shade(cloth, 0.7), "M50-300C80-298 98-278 98-236V-34Q98 0 64 0H24C52-80 62-190 50-300z", 0.85) +
    fill(shine(cloth, 0.35), "M-86-214H-74V-62H-86z", 0.8) +
    // leather underneath
    fill(shade(leather, 0.35), "M-98-44Q0-30 98-44V-34Q98 0 64 0H-64Q-98 0-98-34z") +
    fill(shade(leather, 0.8), "M40-36Q72-38 98-44V-34Q98 0 64 0H26z") +
    // the pocket in front, its flap and clasp
    fill(shade(cloth, 0.45), "M-62-152H62q10 0 10 10V-76q0 24-24 24H-48q-24 0-24-24V-142q0-10 10-10z") +
    fill(shine(cloth, 0.14), "M-76-158H76v26Q0-104-76-132z") +
    fill(lit("#f6e6c4"), "M-9-130H9v34H-9z") +
    // the lid, and what buckles it down
    fill(
      shine(cloth, 0.14),
      "M-108-248C-110-316-64-340 0-340S110-316 108-248C106-224 90-216 66-212Q0-202-66-212C-90-216-106-224-108-248z",
    ) +
    fill(
      shade(cloth, 0.55),
      "M44-336C88-326 110-300 108-248 106-224 90-216 66-212Q54-210 40-209C56-248 58-296 44-336z",
      0.85,
    ) +
    fill(lit("#f6e6c4"), "M-54-250h16v72h-16zM40-250h16v72H40z") +
    fill(shade(leather, 0.3), "M-60-206h28v20h-28zM34-206h28v20H34z") +
    // a mat rolled on its lid
    fill(lit("#f0d9a8"), "M-96-388H84q28 0 28 26t-28 26H-96z") +
    fill(shade("#f0d9a8", 0.4), "M-96-362H112q0 26-28 26H-96z", 0.6) +
    oval(shade("#f0d9a8", 0.25), -96, -362, 24, 26) +
    line(shade(leather, 0.2), 8, "M-46-388v54M48-388v54");
  return (
    // the stone
    oval(light.dark, 560, 690, 300, 40, 0.35) +
    fill(
      shade("#8f9a92", 0.7),
      "M300 690C296 640 340 604 420 596 520 584 700 580 790 604 850 622 866 660 858 696 700 730 440 730 300 690z",
    ) +
    fill(
      lit("#a9b3a4"),
      "M300 668C310 628 350 604 420 596 520 584 700 580 790 604 826 614 846 632 850 646 700 620 560 640 470 640 400 642 330 650 300 668z",
    ) +
    // the staff leans on the rucksack
    line(shade("#8a6244", 0.2), 13, "M350 684L482 196") +
    oval(light.dark, 590, 618, 128, 16, 0.4) +
    put(576, 620, 0.98, pack) +
    // the hat on the stone, against the rucksack
    oval(light.dark, 410, 656, 124, 15, 0.4) +
    put(
      408,
      632,
      1,
      fill(lit(straw), disc(0, 0, 120, 26)) +
        fill(shade(straw, 0.7), "M-120 0Q0 42 120 0 112 26 0 26T-120 0z") +
        fill(lit(straw), "M-64 2C-66-66-50-88-24-86H24C50-88 66-66 64 2Q0 22-64 2z") +
        fill(shade(straw, 0.7), "M24-86C50-88 66-66 64 2L30 10Q46-40 24-86z") +
        fill(shade("#5a3a2a", 0.2), "M-65-22Q0-4 65-22L64 2Q0 22-64 2z"),
      -5,
    ) +
    put(706, 648, 1, boot) +
    put(776, 668, 1, boot)
  );
}
