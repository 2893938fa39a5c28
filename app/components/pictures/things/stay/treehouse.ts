import { mix } from "../../drawing/colour";
import { fill, line } from "../../drawing/pen";
import type { Drawing } from "../../drawing/stage";
import { hills } from "../../grounds/hills";
import { hedge, leaves, palm } from "../../grounds/plants";
import { sky } from "../../grounds/sky";
import { glow } from "../../parts/lamps";
import { puff } from "../../parts/puffs-and-dots";
import { thatch } from "../../parts/roofs";

export const treehouse: Drawing = {
  draw(stage) {
    const { light, lit, shade, accent, lamps } = stage;
    const bark = shade("#7a5638", 0.4);
    const crown = mix(light.leaf, light.leafLit, 0.4);
    return (
      sky(stage) +
      hills(stage, { flip: false, end: 980, rise: 1.5, near: false }) +
      fill(light.mid, "M-720 372h2400v400h-2400z") +
      hedge(light.near, 440, 120) +
      palm(stage, 150, 580, 400, { lean: 30, fill: light.near, size: 1.1 }) +
      hedge(mix(light.near, light.leaf, 0.5), 570, 90) +
      // a corotú: short trunk, wide arms
      fill(
        bark,
        "M520 740Q560 560 540 420 500 320 380 250l20-26Q520 280 580 350 600 250 590 160h44Q640 260 640 350 720 270 840 230l16 26Q720 320 690 420 680 560 730 740z",
      ) +
      fill(
        shade("#7a5638"),
        "M640 350Q720 270 840 230l16 26Q720 320 690 420 680 560 730 740H650Q660 540 640 350z",
        0.6,
      ) +
      puff(light.leaf, [
        [330, 220, 110],
        [460, 140, 120],
        [620, 100, 130],
        [780, 140, 120],
        [890, 220, 100],
      ]) +
      puff(crown, [
        [300, 190, 70],
        [440, 110, 84],
        [600, 66, 90],
        [760, 106, 84],
        [880, 190, 64],
      ]) +
      (lamps ? glow(stage, 600, 400, 300) : "") +
      // the house among the arms
      fill(lit("#b5794a"), "M462 330H752V480H462z") +
      line(shade("#8a5632", 0.5), 3, "M462 360H752M462 390H752M462 420H752M462 450H752", 0.7) +
      fill(shade("#8a5632", 0.7), "M690 330H752V480H690z", 0.6) +
      fill(lamps ? "#ffd27e" : shade("#4a3028", 0.5), "M566 366h70V480h-70z") +
      fill(lamps ? "#ffe2a0" : shade("#5f97a0", 0.3), "M486 366h54v50h-54zM664 366h54v50h-54z") +
      line(lit(accent), 7, "M486 366h54v50h-54zM664 366h54v50h-54zM513 366v50M691 366v50") +
      thatch(stage, 410, 806, 220, 336, { ridge: 0.3 }) +
      fill(lit("#a87248"), "M410 478H806v18H410z") +
      fill(shade("#6a4630", 0.6), "M420 496h14l60 120h-16zM796 496h-14l-60 120h16zM410 496H806v8H410z") +
      line(
        shade("#6a4630", 0.4),
        6,
        "M416 430H560M642 430H800M416 430v50M452 430v50M490 430v50M528 430v50M680 430v50M720 430v50M760 430v50M798 430v50",
      ) +
      // the ladder
      line(lit("#c49a6a"), 8, "M574 496L548 720M622 496L620 720") +
      line(lit("#c49a6a"), 6, "M572 530H620M568 564H620M564 598H620M560 632H620M556 666H620M552 700H620") +
      fill(light.dark, "M-720 740Q300 650 800 700T1680 690V840H-720z", 0.7) +
      leaves(stage, 60, 760, { size: 1.8, turns: [-20, 8, 34, 60] }) +
      leaves(stage, 900, 770, { size: 1.4, turns: [-54, -26, 0, 26] })
    );
  },
};
