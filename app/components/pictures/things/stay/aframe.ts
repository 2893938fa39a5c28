import { mix } from "../../drawing/colour";
import { fill, line } from "../../drawing/pen";
import type { Drawing } from "../../drawing/stage";
import { hills } from "../../grounds/hills";
import { hedge, leaves, palm, tufts } from "../../grounds/plants";
import { sky } from "../../grounds/sky";
import { glow } from "../../parts/lamps";

export const aframe: Drawing = {
  draw(stage) {
    const { light, lit, shade, shine, accent, lamps } = stage;
    const glass = lamps ? "#ffd27e" : shade("#5f97a0", 0.3);
    return (
      sky(stage) +
      hills(stage, { flip: true, end: 980, rise: 1.8, near: false }) +
      fill(light.mid, "M-720 372h2400v400h-2400z") +
      hedge(light.near, 420, 110) +
      palm(stage, 170, 560, 420, { lean: -30, fill: light.near, size: 1.1 }) +
      hedge(mix(light.near, light.leaf, 0.6), 510, 80) +
      fill(light.leafLit, "M-720 660Q200 520 600 540T1680 640V840H-720z") +
      (lamps ? glow(stage, 600, 470, 330) : "") +
      // the roof comes down to the ground
      fill(shade("#5a3a2c", 0.5), "M600 140L900 610H300z") +
      fill(lit("#b5794a"), "M600 190L856 596H344z") +
      line(
        shade("#8a5632", 0.5),
        3,
        "M600 190V596M550 270V596M500 350V596M450 430V596M400 508V596M650 270V596M700 350V596M750 430V596M800 508V596",
        0.6,
      ) +
      fill(glass, "M600 214L690 356H510z") +
      fill(glass, "M474 414H588V596H474zM612 414H726V596H612z") +
      line(shade("#5a3a2c", 0.4), 8, "M600 214V356M510 356H690M531 414V596M669 414V596M464 412H736") +
      fill(shine("#ffffff", 0.3), "M486 424h30l-34 90zM624 424h30l-34 90z", lamps ? 0.2 : 0.35) +
      fill(lit(accent), "M584 116h32L930 608l-34 14L600 162 304 622l-34-14z") +
      fill(shade(accent, 0.8), "M600 116h16L930 608l-34 14L600 162z", 0.6) +
      // the deck
      fill(lit("#a8784f"), "M250 596H950v18H250z") +
      fill(
        shade("#a8784f", 0.9),
        "M250 614H950v12H250zM280 626h16v50h-16zM904 626h16v50h-16zM540 626h14v44h-14zM690 626h14v44h-14z",
      ) +
      fill(lit("#b98a5c"), "M560 614H680l16 62H544z") +
      line(shade("#7c5236", 0.8), 4, "M556 634H684M550 654H690") +
      fill(
        shade("#8a5632", 0.4),
        "M800 548h64v10h-64zM806 558h8v40h-8zM848 558h8v40h-8zM800 500h10v50h-10z",
      ) +
      fill(light.dark, "M-720 720Q200 640 700 690T1680 680V840H-720z", 0.5) +
      leaves(stage, 40, 760, { size: 1.7, turns: [-24, 4, 32, 58] }) +
      tufts(stage, 700, 950, 690, 5, light.leaf, 46)
    );
  },
};
