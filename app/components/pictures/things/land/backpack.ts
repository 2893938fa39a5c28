import { mix } from "../../drawing/colour";
import { fill, line, oval } from "../../drawing/pen";
import type { Drawing } from "../../drawing/stage";
import { clump, tufts } from "../../grounds/plants";
import { sky } from "../../grounds/sky";

export const backpack: Drawing = {
  sun: { x: 260 },
  draw(stage) {
    const { accent, second, shade, lit, shine, light } = stage;
    // Green cloth would be lost before green hills.
    const cloth = ["#5fa04a", "#2a9590"].includes(accent) ? second : accent;
    return (
      sky(stage) +
      fill(
        light.far,
        "M-720 340H0C120 250 200 300 300 230 400 170 470 300 580 270 700 230 800 190 960 260H1680V840H-720z",
      ) +
      fill(light.mid, "M-720 420H0C160 330 280 400 420 340 560 280 700 400 960 330H1680V840H-720z") +
      fill(light.near, "M-720 500H0C200 420 380 500 560 450 720 410 860 470 960 440H1680V840H-720z") +
      clump(light.leaf, -720, 400, 560, 70) +
      fill(
        light.dark,
        "M-720 742C-400 716-100 740 140 712 250 700 318 640 420 606 480 586 560 580 640 580 740 580 812 598 880 634 1000 690 1160 716 1680 712V840H-720z",
      ) +
      fill(
        mix(light.dark, light.glint, 0.2),
        "M332 656C400 606 500 588 600 584 520 610 440 616 332 656zM740 586C800 596 850 614 900 644 850 626 800 606 740 586z",
        0.8,
      ) +
      line(shade("#8a6244", 0.2), 9, "M840 190L806 620") +
      line(light.dark, 7, "M846 190q34-6 26 26") +
      fill(shade("#3f5a60", 0.4), "M418 430q-8-60 24-60h20v150h-30q-12-40-14-90z") +
      oval(shade("#2a7f86", 0.2), 436, 356, 18, 12) +
      fill(lit("#f0d9a8"), "M470 204q0-34 34-34h180q34 0 34 34t-34 34H504q-34 0-34-34z") +
      fill(shade("#f0d9a8", 0.7), "M684 170q34 0 34 34t-34 34H610q30-30 26-68z", 0.8) +
      oval(shade("#f0d9a8", 0.4), 504, 204, 32, 34) +
      line(shade("#8a6244", 0.2), 3, "M504 186a18 18 0 1 1-14 26a10 10 0 1 1 16-2") +
      line(shade(cloth, 1), 12, "M560 170v70M640 170v70") +
      fill(lit(cloth), "M452 330C452 250 510 220 596 220S740 250 740 330V560q0 40-40 40H492q-40 0-40-40z") +
      fill(
        shade(cloth, 0.75),
        "M630 222C700 230 740 260 740 330V560q0 40-40 40H620c50-80 60-260 10-378z",
        0.8,
      ) +
      fill(shine(cloth, 0.4), "M474 330c0-50 26-84 70-94-26 24-40 60-44 110z") +
      fill(shade(cloth, 0.5), "M452 336h288v16q-144 40-288 0z") +
      fill(shade(cloth, 0.35), "M492 440h208q12 0 12 12v96q0 24-24 24H504q-24 0-24-24v-96q0-12 12-12z") +
      fill(lit(cloth), "M480 440h232v30q-116 34-232 0z") +
      fill(lit("#f6e6c4"), "M580 338h32v52h-32zM586 466h20v34h-20z") +
      fill(shade("#8a6244", 0.2), "M574 374h44v20h-44zM582 492h28v12h-28z") +
      line(shade(cloth, 0.6), 4, "M500 516H690") +
      tufts(stage, 340, 420, 690, 2, light.leafLit, 50) +
      tufts(stage, 860, 950, 660, 2, light.leaf, 44)
    );
  },
};
