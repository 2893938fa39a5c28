import { fill, line, oval, put } from "../../drawing/pen";
import type { Drawing } from "../../drawing/stage";
import { frame } from "../../grounds/framing-palms";
import { outlook } from "../../grounds/outlook-and-yard";
import { pool, table } from "../../grounds/table";
import { cup } from "../../parts/tableware";

export const laptop: Drawing = {
  view: [60, 70, 880],
  draw(stage) {
    const { light, lit, shade, shine, warm, warmShade, accent } = stage;
    return (
      outlook(stage) +
      frame(stage, 470) +
      table(stage, 450, "#b98a5c") +
      pool(stage, 560, 560, 420, 110) +
      oval(warmShade("#3a2016"), 560, 620, 340, 26, 0.35) +
      // the machine, open towards us; on it the same sea
      fill(shade("#5f6a70", 0.2), "M336 200q0-20 20-20H784q20 0 20 20V540H336z") +
      fill(lit("#d3dcdc"), "M326 196q0-22 22-22H776q22 0 22 22V540H326z") +
      fill("#14262e", "M344 194H780V520H344z") +
      fill(light.sky[2], "M356 206H768V508H356z") +
      fill(light.sky[3], "M356 300H768V400H356z") +
      oval(light.sun, 620, 330, 44) +
      fill(light.mid, "M356 360Q430 300 500 340T640 400H356z") +
      fill(light.sea[1], "M356 400H768V508H356z") +
      line(light.glint, 6, "M590 420h60M570 446h100M600 474h50M420 460h70", 0.8) +
      fill("#ffffff", "M356 206h130L400 508h-44z", 0.14) +
      fill("#fffaf0", "M380 226h150v70H380z", 0.92) +
      fill(accent, "M394 242h60v12h-60z") +
      fill("#9fb0b4", "M394 264h120v6H394zM394 278h90v6h-90z") +
      fill(lit("#e4ecec"), "M326 536H798L880 606q6 14-12 16H256q-18-2-12-16z") +
      fill(shade("#c3cdcd", 0.4), "M244 606H880q6 14-12 16H256q-18-2-12-16z") +
      fill(shade("#8f9a9c", 0.3), "M350 548H774l40 34H310z") +
      line(
        lit("#d3dcdc"),
        3,
        "M340 558H786M328 570H798M390 548l-20 34M450 548l-14 34M510 548l-8 34M570 548l-2 34M630 548l4 34M690 548l10 34M740 548l16 34",
        0.8,
      ) +
      fill(shine("#d3dcdc", 0.3), "M500 588H630l8 14H490z") +
      cup(stage, 170, 560, 1, accent) +
      // a pair of dark glasses
      put(
        880,
        660,
        1,
        line(light.dark, 9, "M-90-20Q-50-40-30-16M30-16Q10-30-10-16M90-20L100-50M-90-20L-84-54") +
          fill(light.dark, "M-96-22h70q4 40-34 42-34-2-36-42zM6-22h70q2 40-34 42-36-2-36-42z") +
          fill(warm("#6fb0b8"), "M-84-14h20l-12 22q-8-10-8-22zM18-14h20l-12 22q-8-10-8-22z", 0.6),
        4,
      )
    );
  },
};
