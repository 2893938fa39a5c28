import { fill, line, oval } from "../../drawing/pen";
import { box } from "../../drawing/shapes";
import type { Drawing } from "../../drawing/stage";
import { yard } from "../../grounds/outlook-and-yard";
import { tufts } from "../../grounds/plants";
import { facade } from "../../parts/buildings";
import { glow } from "../../parts/lamps";
import { awning } from "../../parts/roofs";

export const hardware: Drawing = {
  draw(stage) {
    const { light, lit, shade, accent, second, third, lamps } = stage;
    const can = (x: number, y: number, colour: string) =>
      fill(lit("#c9d0d0"), box(x, y - 60, 62, 60)) +
      fill(shade("#c9d0d0", 0.7), box(x + 44, y - 60, 18, 60)) +
      fill(lit(colour), box(x, y - 46, 62, 32)) +
      oval(lit("#e4ecec"), x + 31, y - 60, 31, 8) +
      line(shade("#8fa0a4", 0.4), 3, `M${x + 2} ${y - 58}q29-34 58 0`);
    return (
      yard(stage) +
      facade(stage) +
      fill(shade("#4a3a34", 0.4), "M400 330H800V606H400z") +
      (lamps ? fill("#ffcf7c", "M400 330H800V606H400z", 0.75) + glow(stage, 600, 460, 260) : "") +
      awning(stage, 380, 286, 440, 52, accent) +
      // tools on their board
      fill(lit("#c9a26c"), "M420 352H780V474H420z") +
      line(shade("#6a4630", 0.3), 13, "M470 440V396") +
      fill(shade("#4a5256", 0.2), "M440 366h62l10 14v18h-72z") +
      line(shade("#6a4630", 0.3), 11, "M560 384L596 450") +
      fill(lit("#c9d0d0"), "M548 362l26-8 80 98-20 6z") +
      line(lit("#e4553c"), 13, "M690 400V456") +
      line(lit("#c9d0d0"), 9, "M690 400V366") +
      line(lit("#c9d0d0"), 11, "M744 366V456M728 372q-4-20 16-16M760 372q4-20-16-16") +
      // paint in front, rope, spade, pipes
      can(420, 606, "#e4553c") +
      can(490, 606, second) +
      can(456, 542, third) +
      can(700, 606, "#f4c63e") +
      can(640, 606, accent) +
      line(lit("#e9c98a"), 15, "M560 588a22 22 0 1 1 44 0 22 22 0 1 1-44 0") +
      line(lit("#a8784f"), 13, "M850 360L830 560") +
      fill(shade("#6a7276", 0.2), "M806 552l52 6-6 60q-20 32-30 38-16-12-24-44z") +
      line(lit("#a8784f"), 11, "M830 348l40 6") +
      line(lit("#8fa0a4"), 13, "M330 610L352 340M352 612L370 346") +
      // two bags of cement
      fill(lit("#d9cdb8"), "M180 640q0-40 20-40h130q20 0 20 40t-20 40H200q-20 0-20-40z") +
      fill(shade("#d9cdb8", 0.7), "M180 650h170q-2 30-20 30H200q-18 0-20-30z", 0.6) +
      fill(lit(accent), "M226 616h78v40h-78z") +
      tufts(stage, 890, 950, 640, 3, light.leaf, 44)
    );
  },
};
