import { mix } from "../../drawing/colour";
import { fill, line, oval, put } from "../../drawing/pen";
import { disc } from "../../drawing/shapes";
import type { Drawing, Stage } from "../../drawing/stage";
import { stamp } from "../../drawing/stamp";
import { falls } from "../../grounds/falls";
import { hills } from "../../grounds/hills";
import { hedge, leaves, tufts } from "../../grounds/plants";
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
      // the fall over its cliff
      put(250, 262, 1.06, falls(stage)) +
      hedge(light.leaf, 490, 76) +
      // the trail
      fill(light.leaf, "M-720 520H1680V840H-720z") +
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
    fill(
      mix(light.leaf, light.leafLit, 0.5),
      "M640 588C700 584 760 594 800 608 840 622 856 650 852 676 820 640 760 646 742 620 716 632 670 616 640 588z",
    ) +
    // the staff leans on the rucksack
    line(shade("#8a6244", 0.2), 15, "M372 690L476 208") +
    put(
      560,
      606,
      1.1,
      fill(shade(cloth, 0.95), "M-70-262C-112-262-120-160-104-60H-80z") +
        fill(lit(cloth), "M-92-262C-92-322-56-336 0-336S92-322 92-262V-28Q92 0 64 0H-64Q-92 0-92-28z") +
        fill(shade(cloth, 0.75), "M30-334C70-330 92-312 92-262V-28Q92 0 64 0H-14C26-50 60-170 30-334z", 0.8) +
        fill(shine(cloth, 0.4), "M-78-256c0-44 14-62 42-68-16 18-24 38-24 74z") +
        fill(shade(cloth, 0.5), "M-92-246H92v12q-92 34-184 0z") +
        fill(lit("#f6e6c4"), "M-50-240h18v70h-18zM32-240h18v70H32z") +
        fill(shade(leather, 0.3), "M-54-186h26v22h-26zM28-186h26v22H28z") +
        fill(shade(cloth, 0.35), "M-62-136H62q8 0 8 8v88q0 18-18 18H-52q-18 0-18-18v-88q0-8 8-8z") +
        fill(lit(cloth), "M-70-138H70v26q-70 26-140 0z") +
        fill(lit("#f6e6c4"), "M-9-122H9v30H-9z") +
        // a flask at its side
        fill(lit(second), "M92-150h34q8 0 8 10V-24q0 10-8 10H92z") +
        fill(shade(second, 0.7), "M116-150h10q8 0 8 10V-24q0 10-8 10h-10z") +
        fill(shade("#4a4a44", 0.2), "M96-172h24v24H96z") +
        // a mat rolled on its lid
        fill(lit("#f0d9a8"), "M-96-384H86q28 0 28 26t-28 26H-96z") +
        fill(shade("#f0d9a8", 0.4), "M-96-358H114q0 26-28 26H-96z", 0.6) +
        oval(shade("#f0d9a8", 0.25), -96, -358, 24, 26) +
        line(shade(leather, 0.2), 4, "M-96-372a14 14 0 1 1-10 22") +
        line(shade(leather, 0.2), 8, "M-46-384v52M48-384v52"),
    ) +
    // the hat hangs on the staff
    put(
      462,
      262,
      1,
      fill(lit(straw), disc(0, 8, 108, 24)) +
        fill(lit(straw), "M-58 14C-60-74 60-74 58 14z") +
        fill(shade(straw, 0.7), "M-108 8Q0 44 108 8 100 32 0 32T-108 8z") +
        fill(shade("#5a3a2a", 0.2), "M-58-14Q0 8 58-14V6Q0 26-58 6z"),
      -14,
    ) +
    put(706, 648, 1, boot) +
    put(776, 668, 1, boot)
  );
}
