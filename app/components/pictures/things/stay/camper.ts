import { fill, line, oval, put } from "../../drawing/pen";
import { lens } from "../../drawing/shapes";
import type { Drawing } from "../../drawing/stage";
import { frame } from "../../grounds/framing-palms";
import { hills } from "../../grounds/hills";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";
import { glow } from "../../parts/lamps";
import { board } from "../../parts/surfboards";

export const camper: Drawing = {
  near: [240, 0, 720],
  draw(stage) {
    const { light, lit, shade, shine, accent, second, lamps } = stage;
    const cream = "#fdf6e8";
    const glass = lamps ? "#ffd488" : shade("#4d8a94", 0.3);
    const wheel = (x: number) =>
      oval("#20262a", x, 612, 50) +
      oval(lit("#c9d0d0"), x, 612, 26) +
      oval(shade("#c9d0d0", 0.8), x, 612, 12);
    return (
      sky(stage) +
      hills(stage, { flip: false, end: 600 }) +
      sea(stage, { to: 520 }) +
      fill(light.leafLit, "M-720 500Q200 440 600 470T1680 470V840H-720z") +
      frame(stage, 560, ["tall", "pair", "lean"]) +
      fill(lit("#dcc29a"), "M-720 600Q200 560 700 580T1680 570V840H-720z") +
      fill(light.leaf, "M-720 720Q100 660 600 690T1680 680V840H-720z") +
      fill("#0a0f14", lens(280, 660, 660, 26), 0.3) +
      // awning between the van and two poles
      fill(lit(cream), "M420 290L250 330V350L420 316z") +
      fill(
        lit(second),
        "M420 290L250 330l-14 24q10 10 20-2 10 10 22-4 10 10 22-6 12 8 22-6 12 8 24-8 12 8 26-8 10 6 24-6z",
      ) +
      line(shade("#7a5638", 0.4), 7, "M248 340V640") +
      // a round-nosed van seen from its side, the door slid open
      fill(lit(cream), "M400 350Q404 262 480 256H830Q900 262 924 340L950 450V596H400z") +
      fill(lit(accent), "M400 446H950V584q0 14-14 14H414q-14 0-14-14z") +
      fill(shade(accent, 0.7), "M400 552H950v34q0 12-14 12H414q-14 0-14-14z") +
      fill(shine(cream, 0.5), "M420 280Q440 264 480 262H820q30 4 50 24z", 0.7) +
      fill(glass, "M424 316h104v96H424zM760 312h90q20 4 28 24l20 76H760z") +
      fill(shine("#bfe0e0", 0.5), "M440 316h26l-36 90h-6v-50zM784 314h26l-40 92h-10v-30z", 0.5) +
      fill(lamps ? "#ffcf7c" : shade("#5a4034", 0.6), "M560 306H736V580H560z") +
      fill(lamps ? "#e9a050" : shade("#8a5a3c", 0.4), "M572 470H724V580H572z") +
      fill(lit("#fffaf0"), "M580 448H716v40H580z") +
      fill(lit(second), "M640 442H724v50H640z") +
      line(lit(cream), 7, "M560 306H736V580H560z") +
      fill("#ffe9a8", "M932 480h18v36h-18q-8-18 0-36z") +
      line(shade(cream, 0.6), 9, "M390 592H958") +
      board(stage, 480, 236, 400, 26, "#f6efe0", { band: accent, turn: 90 }) +
      line(shade("#3a4246", 0.2), 7, "M500 256V244M840 256V244M470 244H880") +
      wheel(490) +
      wheel(860) +
      (lamps ? glow(stage, 650, 440, 220) : "") +
      // a chair and a small fire
      put(
        300,
        640,
        0.9,
        fill(shade("#7a5638", 0.4), "M-60 0L40-80M40 0L-60-80") +
          line(shade("#7a5638", 0.4), 8, "M-60 4L44-84M44 4L-60-84M-60-84L-72-150") +
          fill(lit(accent), "M-66-92H50v16H-62zM-84-160l20 4 8 70-14-2z"),
      )
    );
  },
};
