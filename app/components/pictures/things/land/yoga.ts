import { mix } from "../../drawing/colour";
import { fill } from "../../drawing/pen";
import { box } from "../../drawing/shapes";
import type { Drawing } from "../../drawing/stage";
import { hills } from "../../grounds/hills";
import { hedge, palm } from "../../grounds/plants";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";
import { deck } from "../../grounds/table";
import { lantern } from "../../parts/lamps";
import { thatchEdge } from "../../parts/roofs";

export const yoga: Drawing = {
  view: [60, 116, 840],
  near: [190, 110, 580],
  sun: { x: 560, y: 296, radius: 74 },
  draw(stage) {
    const { pick, lit, shade, shine, dice, light } = stage;
    const mats = pick([
      ["#e4553c", "#2f9c95", "#f0b84a"],
      ["#2f9c95", "#f3d9b8", "#e4553c"],
    ]);
    const y1 = 530;
    const y2 = 668;
    // As the planks of the deck run.
    const vp = (x: number, y: number) => Math.round(480 + (x - 480) * (0.44 + (0.56 * (y - 486)) / 354));
    const post = (x: number) =>
      fill(light.dark, `M${x} 140h26v530h-26zM${x - 9} 658h44v14h-44z`) +
      fill(mix(light.dark, light.glint, 0.16), `M${x} 140h8v530h-8z`);
    return (
      sky(stage) +
      hills(stage, { flip: dice() < 0.5, end: 460 }) +
      sea(stage, { to: 490 }) +
      hedge(light.near, 490, 44) +
      (dice() < 0.5
        ? palm(stage, 190, 500, 330, { lean: -30, fill: light.near })
        : palm(stage, 790, 500, 350, { lean: 30, fill: light.near })) +
      deck(stage, 486, "#b08257") +
      mats
        .map((c, i) => {
          const a = 204 + i * 196;
          const b = a + 160;
          return (
            fill(lit(c), `M${vp(a, y1)} ${y1}H${vp(b, y1)}L${vp(b, y2)} ${y2}H${vp(a, y2)}z`) +
            fill(shade(c, 0.9), `M${vp(a, y2)} ${y2}H${vp(b, y2)}v7H${vp(a, y2)}z`) +
            fill(
              shine(c, 0.45),
              `M${vp(a, y1)} ${y1}H${vp(b, y1)}L${vp(b, y1 + 14)} ${y1 + 14}H${vp(a, y1 + 14)}z`,
            ) +
            fill(shade("#f6efe0", 0.3), box(vp(a + 60, y1 + 40) - 4, y1 + 18, 44, 20)) +
            fill(lit("#f6efe0"), box(vp(a + 60, y1 + 40) - 4, y1 + 10, 44, 12))
          );
        })
        .join("") +
      post(-430) +
      post(136) +
      post(798) +
      post(1350) +
      fill(light.dark, `M-720-100H1680V160${thatchEdge(-720, 1680, 156, 36)}V-100z`) +
      fill(mix(light.dark, light.glint, 0.12), "M-720 136h2400v8H-720z") +
      lantern(stage, 330, 226, 0.8, 60)
    );
  },
};
