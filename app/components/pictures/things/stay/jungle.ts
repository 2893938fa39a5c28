import { mix } from "../../drawing/colour";
import { fill, line, oval, put } from "../../drawing/pen";
import { box, lens } from "../../drawing/shapes";
import type { Drawing } from "../../drawing/stage";
import { falls } from "../../grounds/falls";
import { hills } from "../../grounds/hills";
import { clump, hedge, leaves, palm } from "../../grounds/plants";
import { sky } from "../../grounds/sky";

export const jungle: Drawing = {
  near: [215, 160, 520],
  draw(stage) {
    const { light, lit, shade, accent, lamps } = stage;
    const water = mix(light.sea[0], light.sea[1], 0.55);
    const foam = mix(light.glint, water, 0.3);
    const wood = "#a06a44";
    const pane = lamps ? "#ffd98a" : mix(light.dark, light.sea[0], 0.3);
    return (
      sky(stage) +
      hills(stage, { flip: false, end: 980, rise: 1.7, near: false }) +
      fill(light.mid, "M-720 370h2400v300H-720z") +
      hedge(light.near, 410, 120) +
      // a stream that falls between the trees into a pool beside the house
      put(310, 282, 1.05, falls(stage)) +
      palm(stage, 880, 560, 440, { lean: 20, fill: light.near, size: 1.25 }) +
      palm(stage, 130, 560, 380, { lean: -30, fill: light.near, size: 1.1 }) +
      clump(light.leaf, -720, 200, 520, 70) +
      clump(light.leaf, 300, 1680, 520, 90) +
      fill(light.leaf, "M-720 500H1680V840H-720z") +
      fill(
        water,
        "M266 506h70C350 530 352 556 372 580 420 592 452 622 440 656 426 690 360 704 330 740L340 860H60C110 780 170 730 176 700 150 660 170 606 226 588 252 570 252 540 266 506z",
      ) +
      fill(
        foam,
        lens(242, 512, 120, 15) +
          lens(266, 556, 70, 6) +
          lens(216, 628, 90, 7) +
          lens(320, 654, 84, 7) +
          lens(212, 690, 76, 7),
      ) +
      fill(
        mix(light.dark, light.near, 0.4),
        "M214 536q6-34 40-30 20 6 18 36zM328 538q-2-28 24-28 22 4 22 32zM150 664q4-28 34-26 22 4 22 32zM420 690q2-24 26-24 20 4 22 28z",
      ) +
      // the house of boards on its stilts, and a roof of sheets that carries the sun's panels
      oval(mix(light.leaf, light.dark, 0.4), 560, 614, 150, 13) +
      put(
        150,
        200,
        0.62,
        line(shade(wood, 0.8), 14, "M470 530V660M610 530V676M760 530V670M830 530V650") +
          fill(lit(wood), box(450, 330, 400, 190)) +
          line(shade(wood), 3, "M450 362h400M450 394h400M450 426h400M450 458h400M450 490h400", 0.6) +
          fill(shade(wood), box(720, 330, 130, 190), 0.5) +
          fill(shade("#5a3a2a"), box(556, 384, 76, 136)) +
          fill(pane, box(480, 384, 54, 62) + box(654, 384, 54, 62) + box(752, 384, 62, 62)) +
          line(lit("#fff3dc"), 6, "M480 384h54v62h-54zM654 384h54v62h-54zM752 384h62v62h-62z") +
          fill(shade(wood, 0.6), box(420, 518, 460, 20)) +
          line(
            lit("#e8c890"),
            7,
            "M424 460h120M644 460h230M430 460v60M484 460v60M700 460v60M788 460v60M870 460v60",
          ) +
          line(shade(wood, 0.6), 8, "M560 538L520 668M626 538L588 668M552 574h62M540 610h62M530 646h62") +
          fill(lit(accent), "M404 340L500 216H800L896 340z") +
          fill(shade(accent), "M720 216h80l96 124H762z", 0.7) +
          line(shade(accent), 3, "M540 220l-40 116M590 220l-22 116M640 220v116M690 220l22 116", 0.6) +
          fill(shade("#24466a"), "M556 240h120l10 68H536z") +
          line(lit("#9cc4dc"), 3, "M616 240v68M548 274h132"),
      ) +
      fill(light.leaf, "M-720 700C-300 720 60 740 190 726 420 640 620 690 960 650H1680V840H-720z", 0.9) +
      leaves(stage, 20, 750, { size: 1.7, turns: [-30, -6, 22, 50] }) +
      leaves(stage, 950, 760, { size: 1.6, turns: [-22, 2, 26] })
    );
  },
};
