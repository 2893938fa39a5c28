import { each, fill, put } from "../../drawing/pen";
import type { Drawing } from "../../drawing/stage";
import { yard } from "../../grounds/outlook-and-yard";
import { tufts } from "../../grounds/plants";
import { facade } from "../../parts/buildings";
import { glow } from "../../parts/lamps";
import { awning } from "../../parts/roofs";
import { board, boardRow } from "../../parts/surfboards";

export const surfshop: Drawing = {
  view: [90, 70, 900],
  near: [250, 80, 640],
  draw(stage) {
    const { accent, lit, shade, lamps, light } = stage;
    return (
      yard(stage) +
      facade(stage, 300, 490) +
      put(540, 196, 0.9, board(stage, 0, 200, 400, 44, "#f6efe0", { band: accent }), 90) +
      fill(lit("#fff4e0"), "M430 340h234v190H430z") +
      fill(lamps ? "#ffcf7c" : shade("#2f5a62", 0.2), "M442 352h210v178H442z") +
      (lamps ? glow(stage, 547, 440, 220) : "") +
      each(
        [
          [472, "#e4553c"],
          [520, "#f0b84a"],
          [574, "#f6efe0"],
          [622, "#2f9c95"],
        ],
        ([x, c]) => board(stage, x, 528, 158, 19, c),
      ) +
      fill(lit("#fff4e0"), "M543 352h8v178h-8zM422 528h250v14H422z") +
      awning(stage, 412, 296, 270, 62, accent) +
      fill(shade("#fff4e0", 0.2), "M318 366h82v240h-82z") +
      fill(lit(accent), "M327 376h64v230h-64z") +
      fill(lamps ? "#ffcf7c" : shade("#4a7a82", 0.1), "M336 388h46v90h-46z") +
      boardRow(stage, 3, 684, 740, 640, 290) +
      tufts(stage, 10, 300, 640, 5, light.leaf, 44)
    );
  },
};
