import { bare, each, fill, oval } from "../../drawing/pen";
import type { Drawing } from "../../drawing/stage";
import { stamp } from "../../drawing/stamp";
import { hills } from "../../grounds/hills";
import { palm } from "../../grounds/plants";
import { sand } from "../../grounds/sand";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";
import { bulbs, glow } from "../../parts/lamps";
import { thatch } from "../../parts/roofs";

export const bar: Drawing = {
  draw(stage) {
    const { pick, shade, warm, light } = stage;
    const straw = pick(["#b98a4e", "#a87a48"]);
    return (
      sky(stage) +
      hills(stage, { flip: false, end: 640 }) +
      sea(stage, { to: 580 }) +
      sand(stage, 560) +
      palm(stage, 880, 600, 470, { lean: 30, size: 1.2 }) +
      palm(stage, 210, 610, 400, { lean: -40, size: 1.1 }) +
      glow(stage, 600, 400, 380) +
      fill("#7a3f2a", "M360 300h480v180H360z") +
      fill("#e9a050", "M372 300h456v172H372z") +
      fill("#ffce7a", "M440 300h320v172H440z") +
      fill("#7a4028", "M400 352h400v8H400zM400 410h400v8H400z") +
      each(["#2f7f5d", "#c9452f", "#f0d48a", "#8a3a2c", "#2a5f7c", "#d9893a"], (k, i) => {
        const b = stamp(stage, "o", () => bare("M0 0v-30q0-8 5-11v-14h12v14q5 3 5 11V0z"));
        return `<g fill="${k}">${b(414 + i * 66, 410)}${b(446 + i * 58, 352, 0.8)}</g>`;
      }) +
      each(
        [470, 600, 730],
        (x) =>
          fill("#3a1c1a", `M${x - 1} 290h3v26h-3zM${x - 18} 326q18-24 36 0z`) + oval("#fff3c4", x, 330, 9),
      ) +
      fill(shade("#5a3428", 0.4), "M352 280h18v340h-18zM832 280h18v340h-18z") +
      fill(warm("#9a5a38"), "M324 470h552v20H324z") +
      fill("#5a2c22", "M340 490h520v120H340z") +
      thatch(stage, 290, 910, 130, 290, { ridge: 0.3, colour: straw }) +
      each([420, 520, 680, 780], (x) =>
        stamp(stage, "l", () =>
          fill(light.dark, "M-28 520h56v12h-56zM-20 532h8l-8 108h-9zM12 532h8l9 108h-9zM-24 584h48v6h-48z"),
        )(x, 0),
      ) +
      fill("#fff3d8", "M562 452h30l-4 18h-22z") +
      fill("#ffb84e", "M482 436h24v34h-24z") +
      fill("#fff8e6", "M480 428h28v10h-28z") +
      fill("#e4553c", "M640 470q0-26 20-30 20 4 20 30z") +
      bulbs(stage, -10, 150, 330, 270, 60)
    );
  },
};
