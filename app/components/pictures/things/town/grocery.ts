import { each, fill, line } from "../../drawing/pen";
import { box } from "../../drawing/shapes";
import type { Drawing } from "../../drawing/stage";
import { yard } from "../../grounds/outlook-and-yard";
import { facade } from "../../parts/buildings";
import { crate } from "../../parts/fruit-crate";
import { awning } from "../../parts/roofs";

export const grocery: Drawing = {
  draw(stage) {
    const { accent, lit, shade, light } = stage;
    return (
      yard(stage) +
      facade(stage) +
      fill(lit("#fff4e0"), "M470 330h330v190H470z") +
      fill(shade("#4a342c", 0.3), "M482 342h306v178H482z") +
      fill(lit("#b98a5c"), "M482 396h306v8H482zM482 456h306v8H482z") +
      each(["#e4553c", "#f0b84a", "#2f9c95"], (c, i) =>
        fill(
          lit(c),
          each(
            [0, 1, 2],
            (j) =>
              box(494 + (i + 3 * j) * 32, 364, 22, 32) + box(500 + ((i * 2 + j * 3) % 9) * 32, 424, 20, 32),
          ),
        ),
      ) +
      awning(stage, 446, 282, 378, 66, accent) +
      fill(shade("#7a5238", 0.2), "M356 366h86v240h-86z") +
      fill(lit("#c9563a"), "M364 374h70v232h-70z") +
      fill(shade("#4a7a82", 0.1), "M372 386h54v80h-54z") +
      line(shade("#6a8a3f", 0.4), 5, "M848 300v40") +
      fill(
        lit("#e8c040"),
        "M824 334q-16 46 4 76 12-30 8-70zM840 336q-8 60 8 90 14-40 6-90zM860 334q4 50 22 74 10-40-8-76z",
      ) +
      crate(stage, 470, 560, 124, "#e4553c") +
      crate(stage, 606, 560, 124, "#f2b13c") +
      crate(stage, 742, 560, 124, "#6fae4a") +
      crate(stage, 538, 634, 128, "#f08a3c") +
      crate(stage, 678, 634, 128, "#d8d04a") +
      fill(lit("#e0a63c"), "M300 640q-20-60 20-80 40 20 20 80-20 14-40 0z") +
      fill(light.leaf, "M320 562q-30-40-44-36 20-6 30 10-6-40 14-60 20 20 14 60 10-16 30-10-14-4-44 36z")
    );
  },
};
