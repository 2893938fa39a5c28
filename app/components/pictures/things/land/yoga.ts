import { mix } from "../../drawing/colour";
import { bare, fill, line, oval, put } from "../../drawing/pen";
import type { Drawing } from "../../drawing/stage";
import { stamp } from "../../drawing/stamp";
import { hills } from "../../grounds/hills";
import { hedge, palm } from "../../grounds/plants";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";
import { deck } from "../../grounds/table";
import { lantern } from "../../parts/lamps";
import { lotusPose } from "../../parts/lotus-pose";
import { thatch } from "../../parts/roofs";

/** Somebody cross-legged on a mat, on a deck under thatch. */
export const yoga: Drawing = {
  view: [20, 66, 920],
  near: [160, 96, 640],
  low: [-330, 112, 1560],
  sun: { x: 540, y: 332, radius: 60 },
  draw(stage) {
    const { pick, lit, shade, shine, dice, light } = stage;
    const mat = pick(["#e4553c", "#2f9c95", "#f0b84a"]);
    const y1 = 510;
    const y2 = 694;
    // As the planks of the deck run.
    const vp = (x: number, y: number) => Math.round(480 + (x - 480) * (0.44 + (0.56 * (y - 486)) / 354));
    const band = (a: number, b: number, from: number, to: number) =>
      `M${vp(a, from)} ${from}H${vp(b, from)}L${vp(b, to)} ${to}H${vp(a, to)}z`;
    const post = (x: number) =>
      fill(light.dark, `M${x} 220h24v390h-24zM${x - 9} 600h42v14h-42z`) +
      fill(mix(light.dark, light.glint, 0.16), `M${x} 220h8v390h-8z`);
    const sandal = stamp(
      stage,
      "sandal",
      () =>
        fill(shade("#7a5236"), "M-7 22Q4 30 14 20L14-10z", 0.5) +
        bare("M-10-12Q-8-24 2-24 12-22 11-8L9 16Q7 26 0 26T-9 16z") +
        line(lit("#f6efe0"), 4, "M-9 2Q-4-8 1-14 6-8 10 2"),
    );
    return (
      sky(stage) +
      hills(stage, { flip: dice() < 0.5, end: 460 }) +
      sea(stage, { to: 490 }) +
      hedge(light.near, 490, 44) +
      (dice() < 0.5
        ? palm(stage, 190, 500, 330, { lean: -30, fill: light.near })
        : palm(stage, 790, 500, 350, { lean: 30, fill: light.near })) +
      deck(stage, 486, "#b08257") +
      fill(lit(mat), band(244, 724, y1, y2)) +
      fill(shine(mat, 0.45), band(244, 724, y2 - 30, y2 - 22)) +
      fill(shade(mat, 0.9), `M${vp(244, y2)} ${y2}H${vp(724, y2)}v7H${vp(244, y2)}z`) +
      oval(light.dark, 484, 656, 176, 12, 0.5) +
      put(480, 652, 1.42, lotusPose(stage, lit("#23464f"), lit("#fdf3e0"))) +
      // at the edge of the deck, inside the narrow crops and the low ones
      sandal(722, 562, [0.92, 0.78], -8, shade("#3f5a68")) +
      sandal(752, 560, [0.92, 0.78], 10, shade("#3f5a68")) +
      post(130) +
      post(806) +
      thatch(stage, 56, 904, 150, 240) +
      lantern(stage, 330, 292, 0.8, 60)
    );
  },
};
