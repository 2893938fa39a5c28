import { mix } from "../../drawing/colour";
import { bare, each, fill, line, oval, put } from "../../drawing/pen";
import type { Drawing } from "../../drawing/stage";
import { stamp } from "../../drawing/stamp";
import { hills } from "../../grounds/hills";
import { hedge, palm } from "../../grounds/plants";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";
import { deck } from "../../grounds/table";
import { lantern } from "../../parts/lamps";
import { thatch } from "../../parts/roofs";

export const yoga: Drawing = {
  view: [20, 66, 920],
  near: [160, 96, 640],
  low: [-330, 112, 1560],
  sun: { x: 540, y: 332, radius: 60 },
  draw(stage) {
    const { pick, lit, shade, shine, dice, light } = stage;
    const mats = pick([
      ["#e4553c", "#2f9c95", "#f0b84a"],
      ["#2f9c95", "#f3d9b8", "#e4553c"],
    ]);
    const y1 = 510;
    const y2 = 694;
    // As the planks of the deck run.
    const vp = (x: number, y: number) => Math.round(480 + (x - 480) * (0.44 + (0.56 * (y - 486)) / 354));
    const band = (a: number, b: number, from: number, to: number) =>
      `M${vp(a, from)} ${from}H${vp(b, from)}L${vp(b, to)} ${to}H${vp(a, to)}z`;
    const post = (x: number) =>
      fill(light.dark, `M${x} 220h24v390h-24zM${x - 9} 600h42v14h-42z`) +
      fill(mix(light.dark, light.glint, 0.16), `M${x} 220h8v390h-8z`);
    const round = stamp(
      stage,
      "round",
      () =>
        oval(shade("#7a5236"), 6, 18, 46, 10, 0.6) +
        bare("M-40-8H40V10Q30 22 0 22T-40 10z") +
        fill(light.dark, "M-40-2Q0 16 40-2V10Q30 22 0 22T-40 10z", 0.3) +
        bare("M-40-8C-40-20 40-20 40-8S-40 4-40-8z"),
    );
    const blanket =
      fill(shade("#7a5236"), "M-52 16H60V26H-46z", 0.5) +
      fill(lit("#f6efe0"), "M-50-8Q-50-16-40-16H44Q54-16 54-2T44 18H-40Q-50 18-50 4z") +
      fill(shade("#f6efe0", 0.5), "M-50 4Q-44 10 54 4 54 18 44 18H-40Q-50 18-50 4z") +
      line(lit("#2f8a92"), 5, "M-26-14Q-20 0-26 16M22-14Q28 0 22 16");
    const bowl =
      oval(shade("#7a5236"), 4, 20, 34, 8, 0.5) +
      fill(lit("#d9a84a"), "M-30-8H30Q28 22 0 22T-30-8z") +
      fill(shade("#a8762c", 0.5), "M8-8H30Q28 22 4 22 14 10 8-8z") +
      oval(lit("#f0cc7a"), 0, -8, 30, 8) +
      oval(shade("#8a5f24", 0.4), 0, -7, 23, 5);
    const bottle =
      oval(shade("#7a5236"), 8, 26, 24, 7, 0.5) +
      fill(lit("#bfe0dc"), "M-14-26Q-14-36-7-40H7Q14-36 14-26V24Q0 32-14 24z") +
      fill(shade("#bfe0dc", 0.7), "M4-40H7Q14-36 14-26V24Q8 28 3 28z") +
      fill(lit("#17464f"), "M-8-52H8V-40H-8z");
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
      mats
        .map((c, i) => {
          const a = 180 + i * 230;
          const b = a + 206;
          return (
            fill(lit(c), band(a, b, y1, y2)) +
            fill(shine(c, 0.45), band(a, b, y1, y1 + 10) + band(a, b, y2 - 30, y2 - 22)) +
            fill(shade(c, 0.9), `M${vp(a, y2)} ${y2}H${vp(b, y2)}v7H${vp(a, y2)}z`)
          );
        })
        .join("") +
      // a cushion on each mat, a roll, a bowl and two sandals
      each(mats, (c, i) => round(373 + i * 108, 546, 0.72, 0, lit(mats[(i + 1) % 3] ?? c))) +
      put(480, 620, 1.1, blanket) +
      put(322, 640, 1.06, bowl) +
      put(656, 642, 0.85, bottle) +
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
