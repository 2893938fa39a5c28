import { each, fill, line } from "../../drawing/pen";
import { box } from "../../drawing/shapes";
import type { Drawing } from "../../drawing/stage";
import { hills } from "../../grounds/hills";
import { clump, palm } from "../../grounds/plants";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";
import { glow } from "../../parts/lamps";

export const hotel: Drawing = {
  sun: { x: 150 },
  draw(stage) {
    const { wall, pick, shade, lit, shine, lamps, light, hour } = stage;
    const tile = pick(["#b5553c", "#8f4a38"]);
    const pane = lamps || hour === "golden" ? "#ffd27e" : shade("#4d8790", 0.3);
    let up = "";
    let low = "";
    for (const x of [386, 500, 614, 728, 842]) {
      up +=
        fill(shade("#7a4a36", 0.4), box(x - 34, 288, 68, 108)) +
        fill(pane, box(x - 27, 296, 25, 100) + box(x + 2, 296, 25, 100));
      low +=
        fill(shade(wall, 1), `M${x - 44} 604V508q44-66 88 0v96z`) +
        fill(pane, `M${x - 30} 604v-84q30-44 60 0v84z`) +
        fill(shade("#7a4a36", 0.5), `M${x - 2} 490h4v114h-4z`);
    }
    return (
      sky(stage) +
      hills(stage, { flip: false, end: 420, near: false }) +
      sea(stage, { to: 640 }) +
      palm(stage, 250, 620, 470, { lean: -50, size: 1.25 }) +
      palm(stage, 140, 640, 340, { lean: 30 }) +
      fill(lit(wall), "M320 240h600v370H320z") +
      fill(shade(wall, 0.6), "M320 240h600v34H320zM884 240h36v370h-36zM320 428h600v22H320z", 0.8) +
      fill(lit(tile), "M366 160H874L950 246H290z") +
      line(
        shade(tile, 0.8),
        5,
        each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], (i) => `M${374 + i * 41} 166L${306 + i * 53} 240`),
        0.5,
      ) +
      fill(shine(tile, 0.4), box(362, 154, 516, 9)) +
      fill(shade(tile, 1), box(288, 244, 664, 8)) +
      up +
      fill(shade("#4a2f2c", 0.3), "M312 420h616v12H312zM312 352h616v7H312z") +
      line(
        shade("#4a2f2c", 0.3),
        4,
        Array.from({ length: 31 }, (_, i) => `M${320 + i * 20} 356v64`).join(""),
      ) +
      low +
      (lamps ? glow(stage, 614, 560, 300) : "") +
      fill(shade("#5a4a3c", 0.4), "M-720 604h2400v236H-720z") +
      fill(lit("#cdb08a"), "M560 604h108L760 720H440z") +
      clump(light.leaf, -720, 540, 612, 54) +
      clump(light.leaf, 690, 1680, 612, 54) +
      palm(stage, 910, 680, 300, { lean: 20, size: 1.1 })
    );
  },
};
