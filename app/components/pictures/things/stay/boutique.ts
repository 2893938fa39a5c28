import { fill, line, oval, put } from "../../drawing/pen";
import { disc } from "../../drawing/shapes";
import type { Drawing } from "../../drawing/stage";
import { hills } from "../../grounds/hills";
import { clump, palm } from "../../grounds/plants";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";

export const boutique: Drawing = {
  sun: { x: 210, y: 140 },
  draw(stage) {
    const { pick, int, lit, shade, shine, light } = stage;
    const lime = "#fdf7ea";
    const door = pick(["#1f7f95", "#2f8f7a", "#c9563a"]);
    let blooms = "";
    let blooms2 = "";
    let green = "";
    for (let i = 0; i < 46; i++) {
      const t = i / 46;
      const x = 398 + 210 * t + int(-26, 26);
      const y = 226 + 26 * Math.sin(t * 6) + (t < 0.3 ? int(0, 170) : int(-10, 50));
      const r = int(8, 17);
      const d = disc(x, y, r, r - 3);
      if (i % 4 === 0) green += d;
      else if (i % 2) blooms += d;
      else blooms2 += d;
    }
    const agave = (x: number, y: number, size: number) =>
      put(
        x,
        y,
        size,
        fill(
          lit("#4f9a78"),
          "M-6 0C-60-30-70-80-76-110-40-90-16-60-6-20-30-80-30-130-20-160 4-130 12-80 6-20 20-70 46-100 78-116 74-80 54-30 8 0z",
        ) +
          fill(lit("#c9694c"), "M-44 0h88l-12 66h-64z") +
          fill(shade("#c9694c", 0.7), "M12 0h32l-12 66H4z") +
          fill(shine("#c9694c", 0.2), "M-50-6H50V8H-50z"),
      );
    return (
      sky(stage) +
      hills(stage, { flip: false, end: 520 }) +
      sea(stage, { to: 600 }) +
      fill(light.leafLit, "M-720 540Q-200 480 0 520C120 480 260 500 420 560V840H-720z") +
      clump(light.leaf, -720, 380, 560, 64) +
      palm(stage, 120, 620, 400, { fill: light.leaf, size: 1.15 }) +
      fill(lit(lime), "M610 150h290v480H610z") +
      fill(shade(lime, 0.7), "M800 150h100v480H800z") +
      fill(lit(lime), "M390 246h330v384H390z") +
      fill(shade(lime, 0.85), "M610 246h110v384H610z", 0.75) +
      fill(shine(lime, 0.7), "M604 142h202v12H604zM384 238h226v12H384z") +
      fill(shade(lime, 0.4), "M806 142h100v12H806z") +
      fill(shade(lime, 1), "M432 606V430q56-84 112 0v176z") +
      fill(lit(door), "M442 606V434q46-70 92 0v172z") +
      fill(shade(door, 0.8), "M488 398q30 4 46 36v172h-46z") +
      line(shade(door, 1), 3, "M465 412v194M511 412v194") +
      oval(lit("#f0c45c"), 498, 520, 5) +
      fill(shade(lime, 1), "M650 232h80v100h-80z", 0.9) +
      fill(lit(door), "M656 238h32v88h-32z") +
      fill(shade(door, 0.7), "M692 238h32v88h-32z") +
      fill(shade(door, 0.5), "M830 260h40v90h-40z") +
      fill(lit("#c9694c"), "M640 332h100v12H640z") +
      fill(shade(lime, 0.8), "M610 246l110 150v234H610z", 0.35) +
      fill(light.leaf, green) +
      fill(lit("#d8386e"), blooms) +
      fill(lit("#f2668c"), blooms2) +
      fill(lit("#efdfc4"), "M404 604h170v22H404z") +
      fill(shade("#efdfc4", 0.4), "M390 626h200v22H390z") +
      fill(lit("#efdfc4"), "M376 648h230v22H376z") +
      fill(shade("#efdfc4", 0.5), "M404 618h170v8H404zM376 662h230v8H376z") +
      fill(
        lit("#e6cba0"),
        "M-720 716C-300 676 100 684 330 668 420 664 500 670 620 668S1300 660 1680 668V840H-720z",
      ) +
      fill(shade("#e6cba0", 0.6), "M610 630h350v44H610z", 0.6) +
      agave(650, 606, 0.8) +
      agave(766, 610, 0.95)
    );
  },
};
