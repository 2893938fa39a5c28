import { fill, line, oval } from "../../drawing/pen";
import type { Drawing } from "../../drawing/stage";
import { hills } from "../../grounds/hills";
import { palm, tufts } from "../../grounds/plants";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";
import { board } from "../../parts/boards";
import { glow } from "../../parts/lamps";

export const minibus: Drawing = {
  draw(stage) {
    const { accent, shade, lit, shine, lamps, light } = stage;
    const cream = "#fdf6e8";
    const glass = lamps ? "#ffd488" : shade("#4d8a94", 0.3);
    const wheel = (x: number) =>
      oval("#20262a", x, 584, 46) +
      oval(lit("#c9d0d0"), x, 584, 24) +
      oval(shade("#c9d0d0", 0.8), x, 584, 11);
    return (
      sky(stage) +
      hills(stage, { flip: false, end: 640 }) +
      sea(stage, { to: 480 }) +
      palm(stage, 100, 560, 430, { lean: 50, size: 1.25 }) +
      palm(stage, 240, 540, 280, { lean: -30, size: 0.85 }) +
      fill(light.leafLit, "M-720 450H0C220 430 480 470 960 430H1680V840H-720z") +
      tufts(stage, 0, 960, 466, 8, light.leaf, 34) +
      fill(shade("#8a8078", 0.3), "M-720 560Q480 520 1680 560V690Q480 650-720 690z") +
      line("#fff0c8", 5, "M20 624h90M190 618h100M380 614h110M580 614h110M780 618h100", 0.7) +
      fill(light.leaf, "M-720 690H0C300 670 660 670 960 690H1680V840H-720z") +
      oval("#0a0f14", 600, 628, 320, 14, 0.3) +
      board(stage, 370, 262, 380, 24, "#f0b84a", { band: "#e4553c", turn: 90 }) +
      board(stage, 420, 244, 380, 22, "#f6efe0", { turn: 90 }) +
      fill(shade("#3a4246", 0.2), "M400 274h380v6H400zM430 258h8v36h-8zM740 258h8v36h-8z") +
      fill(lit(cream), "M312 340q0-52 52-52H800q44 0 62 46l28 88V560H312z") +
      fill(lit(accent), "M312 432H892V572q0 12-12 12H324q-12 0-12-12z") +
      fill(shade(accent, 0.7), "M312 540H892v32q0 12-12 12H324q-12 0-12-12z") +
      fill(shine(accent, 0.4), "M312 432H892v7H312z") +
      fill(
        glass,
        "M336 322h96v90h-96zM446 322h96v90h-96zM556 322h96v90h-96zM738 322h66q14 0 20 14l26 76H738z",
      ) +
      fill(
        shine("#bfe0e0", 0.5),
        "M346 322h22l-30 60v-42zM470 322h26l-40 86h-10v-30zM590 322h26l-40 86h-10v-30zM760 322h20l-34 70h-8v-24z",
        0.5,
      ) +
      fill(shade(cream, 0.5), "M664 318h62v250h-62z") +
      fill(glass, "M672 326h46v96h-46z") +
      line(shade(accent, 1), 3, "M664 432v138M726 432v138") +
      fill("#ffe9a8", "M872 470h20v34h-20q-8-17 0-34z") +
      (lamps ? glow(stage, 900, 486, 130) : "") +
      fill(shade("#3a4246", 0.3), "M300 560h604v16H300z") +
      wheel(430) +
      wheel(780)
    );
  },
};
