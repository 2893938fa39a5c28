import { fill, line, oval } from "../../drawing/pen";
import type { Drawing } from "../../drawing/stage";
import { hills } from "../../grounds/hills";
import { palm, tufts } from "../../grounds/plants";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";
import { glow } from "../../parts/lamps";
import { board } from "../../parts/surfboards";

export const minibus: Drawing = {
  draw(stage) {
    const { accent, second, third, shade, lit, shine, lamps, light } = stage;
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
      fill(lamps ? "#ffcf7c" : shade("#3a3438", 0.3), "M664 312h66v256h-66z") +
      fill(shade("#c9d0d0", 0.5), "M664 536h66v14h-66zM664 500h40v12h-40z") +
      line(lit("#f0d060"), 6, "M720 330v150") +
      line(shade(accent, 1), 3, "M664 432v138M726 432v138") +
      fill("#ffe9a8", "M872 470h20v34h-20q-8-17 0-34z") +
      (lamps ? glow(stage, 900, 486, 130) : "") +
      fill(shade("#3a4246", 0.3), "M300 560h604v16H300z") +
      wheel(430) +
      wheel(780) +
      // its stop, and who rides along has put the luggage down
      oval("#0a0f14", 200, 636, 60, 8, 0.3) +
      fill(shade("#4a5256", 0.3), "M192 330h16v304h-16z") +
      fill(lit(accent), "M132 236H268V366H132z") +
      fill(lit(cream), "M152 268q0-12 12-12H236q12 0 12 12v58H152z") +
      fill(lit(accent), "M164 270h72v28h-72z") +
      oval(lit(cream), 174, 334, 13) +
      oval(lit(cream), 226, 334, 13) +
      oval("#0a0f14", 640, 652, 116, 9, 0.3) +
      line(shade("#4a5256", 0.2), 6, "M586 556V528H622V556") +
      fill(lit(third), "M558 556H650V650H558z") +
      fill(shade(third, 0.7), "M632 556H650V650H632z") +
      line(shade(third, 0.6), 5, "M578 572V636M604 572V636") +
      fill(lit(second), "M664 596q0-34 38-34t38 34v54H664z") +
      fill(shade(second, 0.7), "M678 612h48v28h-48z")
    );
  },
};
