import { fill, line, oval, put } from "../../drawing/pen";
import type { Drawing } from "../../drawing/stage";
import { frame } from "../../grounds/framing-palms";
import { hills } from "../../grounds/hills";
import { sand } from "../../grounds/sand";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";

export const rods: Drawing = {
  draw(stage) {
    const { light, lit, shade, shine, accent, second } = stage;
    // two rods in the sand, bent by what hangs on their lines
    const rod = (x: number, tipX: number, tipY: number, colour: string) =>
      line(lit("#8fa0a4"), 15, `M${x} 700V560`) +
      line(shade("#6a4a34", 0.2), 19, `M${x} 600L${x + 6} 470`) +
      line(lit("#d9b27c"), 13, `M${x} 590L${x + 3} 530`) +
      line(lit(colour), 9, `M${x + 6} 470Q${x + 30} 250 ${tipX} ${tipY}`) +
      line(light.dark, 2.5, `M${tipX} ${tipY}Q${tipX - 60} 380 ${tipX - 190} 444`, 0.7) +
      oval(light.dark, x + 32, 512, 36, 40) +
      oval(lit("#d3dcdc"), x + 32, 512, 22, 25) +
      oval(light.dark, x + 32, 512, 8) +
      line(light.dark, 9, `M${x + 36} 512l44 22`) +
      oval(lit(colour), x + 84, 538, 12) +
      fill(light.sand, `M${x - 44} 712q40-34 90 0z`);
    return (
      sky(stage) +
      hills(stage, { flip: true, end: 620 }) +
      sea(stage, { to: 560 }) +
      sand(stage, 520) +
      frame(stage, 560, ["far", "none"]) +
      rod(470, 300, 120, accent) +
      rod(650, 520, 90, second) +
      // the catch on a board, and the box of lures
      oval(shade(light.sandShade), 250, 696, 200, 16, 0.45) +
      fill(shade("#8a5f34", 0.3), "M70 680H430v18H70z") +
      fill(lit("#c9985c"), "M90 650H410l20 30H70z") +
      put(
        250,
        640,
        1.1,
        fill(
          shade("#6f93a4", 0.3),
          "M-140 0C-110-50-20-60 60-20L120-56Q108-6 124 40L60 14C-20 50-110 44-140 0z",
        ) +
          fill(lit("#dfe9ea"), "M-138 6C-100 34-20 36 50 12L30-4C-30 14-100 16-138 6z") +
          fill(shade("#4a6a7c", 0.2), "M-60-44Q-30-90 40-34z") +
          oval("#14202c", -104, -8, 7) +
          line(shade("#4a6a7c"), 4, "M-76-22q18 20 6 40"),
      ) +
      fill(lit(accent), "M750 606H910q10 0 10 10v76H740v-76q0-10 10-10z") +
      fill(shade(accent, 0.8), "M740 636H920v10H740z") +
      line(shade(accent), 9, "M800 606v-20h60v20") +
      fill(shine("#fff1d8", 0.2), "M816 630h30v26h-30z")
    );
  },
};
