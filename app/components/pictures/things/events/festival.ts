import { mix } from "../../drawing/colour";
import { each, fill, line, oval, put } from "../../drawing/pen";
import type { Drawing } from "../../drawing/stage";
import { hills } from "../../grounds/hills";
import { sky } from "../../grounds/sky";
import { bulbs, glow } from "../../parts/lamps";

export const festival: Drawing = {
  sun: { x: 140 },
  draw(stage) {
    const { warm, warmShade, light } = stage;
    const burst = (x: number, y: number, radius: number, colour: string, count: number) => {
      let d = "";
      let e = "";
      for (let i = 0; i < count; i++) {
        const a = (i * Math.PI * 2) / count;
        const p = (q: number) =>
          `${Math.round(x + Math.cos(a) * radius * q)} ${Math.round(y + Math.sin(a) * radius * q)}`;
        d += `M${p(0.34)}L${p(0.8)}`;
        e += `M${p(1)}h0`;
      }
      return line(colour, 5, d) + line(colour, 9, e);
    };
    const roofsLine = each(
      [
        [0, 70, 90],
        [60, 90, 60],
        [140, 110, 80],
        [240, 80, 50],
        [310, 96, 74],
      ],
      ([x, w, h]) => `M${x} 560V${500 - h}l${w / 2}-34 ${w / 2} 34V560z`,
    );
    return (
      sky(stage, { clouds: false }) +
      hills(stage, { flip: true, end: 820, horizon: 470, rise: 1.1 }) +
      fill(light.near, "M-720 466H1680V560H-720z") +
      burst(640, 170, 110, "#ffcf6e", 14) +
      burst(800, 100, 66, "#f2684a", 10) +
      burst(430, 110, 70, "#7fd0c8", 10) +
      fill(light.dark, `${roofsLine}M420 560V430h30v-60l22-44 22 44v60h30V560z`) +
      fill(
        "#ffce78",
        "M30 500h16v24H30zM90 480h18v26H90zM176 470h18v28h-18zM210 470h18v28h-18zM270 500h16v24h-16zM340 480h18v28h-18zM464 440h16v36h-16z",
      ) +
      fill(light.dark, "M-720 550h2400v290H-720z") +
      fill(mix(light.dark, "#c9803c", 0.3), "M-720 590H0C300 566 660 566 960 590H1680V840H-720z") +
      bulbs(stage, -720, 300, -10, 330, 60) +
      bulbs(stage, -10, 330, 480, 300, 60) +
      bulbs(stage, 480, 300, 970, 250, 60) +
      glow(stage, 660, 500, 330) +
      oval("#000000", 670, 684, 210, 18, 0.35) +
      fill(warm("#c9733c"), "M526 420L576 676q90 22 184 0L812 420z") +
      fill(warmShade("#c9733c", 0.85), "M690 420L690 688q40-4 70-12L812 420z", 0.7) +
      fill(warm("#e9a057"), "M540 430L590 676q14 4 26 6L580 430z", 0.7) +
      fill(warm("#2f8f95"), "M553 556q116 32 230 0l-8 40q-108 28-214 0z") +
      fill(
        warm("#fff1d6"),
        "M572 570l20 10-14 12zM626 578l18 10-16 12zM682 580l18 8-18 12zM734 572l18 8-16 12z",
      ) +
      line(warm("#fff1d6"), 5, "M532 444L566 600 600 452 640 660 676 456 712 660 750 452 780 600 808 444") +
      oval(warmShade("#8a4a2a", 0.4), 669, 420, 150, 42) +
      oval(warm("#fbe9c8"), 669, 412, 146, 40) +
      oval(warmShade("#fbe9c8", 0.25), 669, 416, 112, 28) +
      fill(warm("#8a4a2a"), "M700 408L860 300l10 12-158 108zM640 404L560 270l14-8 80 138z") +
      oval(warm("#e4553c"), 868, 302, 17) +
      oval(warm("#e4553c"), 564, 262, 17) +
      put(
        420,
        640,
        1,
        fill(warm("#e9b23d"), "M-8 0h16v80H-8z") +
          oval(warm("#d8523c"), 0, -34, 42, 50) +
          fill(warm("#f0b84a"), "M-41-44q41 20 82 0v16q-41 20-82 0z"),
        -24,
      ) +
      put(
        500,
        650,
        1,
        fill(warm("#e9b23d"), "M-8 0h16v70H-8z") +
          oval(warm("#2f9c95"), 0, -34, 40, 48) +
          fill(warm("#f0b84a"), "M-39-44q39 20 78 0v16q-39 20-78 0z"),
        18,
      )
    );
  },
};
