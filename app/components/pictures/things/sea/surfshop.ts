import { each, fill, put } from "../../drawing/pen";
import type { Drawing } from "../../drawing/stage";
import { yard } from "../../grounds/outlook-and-yard";
import { tufts } from "../../grounds/plants";
import { facade } from "../../parts/buildings";
import { glow } from "../../parts/lamps";
import { awning } from "../../parts/roofs";
import { board, boardRow } from "../../parts/surfboards";

export const surfshop: Drawing = {
  near: [282, 70, 640],
  draw(stage) {
    const { accent, lit, shade, lamps, light } = stage;
    return (
      yard(stage) +
      facade(stage) +
      put(604, 196, 1, board(stage, 0, 200, 400, 44, "#f6efe0", { band: accent }), 90) +
      fill(lit("#fff4e0"), "M470 340h270v190H470z") +
      fill(lamps ? "#ffcf7c" : shade("#2f5a62", 0.2), "M482 352h246v178H482z") +
      (lamps ? glow(stage, 605, 440, 240) : "") +
      each(
        [
          [520, "#e4553c"],
          [572, "#f0b84a"],
          [626, "#f6efe0"],
          [680, "#2f9c95"],
        ],
        ([x, c]) => board(stage, x, 528, 158, 19, c),
      ) +
      fill(lit("#fff4e0"), "M600 352h8v178h-8zM462 528h286v14H462z") +
      awning(stage, 448, 296, 316, 62, accent) +
      fill(shade("#fff4e0", 0.2), "M350 366h90v240h-90z") +
      fill(lit(accent), "M360 376h70v230h-70z") +
      fill(lamps ? "#ffcf7c" : shade("#4a7a82", 0.1), "M370 388h50v90h-50z") +
      boardRow(stage, 3, 764, 850, 640, 330) +
      tufts(stage, 10, 300, 640, 5, light.leaf, 44)
    );
  },
};
