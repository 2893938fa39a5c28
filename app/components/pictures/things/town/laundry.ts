import { mix } from "../../drawing/colour";
import { fill, line } from "../../drawing/pen";
import type { Drawing } from "../../drawing/stage";
import { hills } from "../../grounds/hills";
import { tufts } from "../../grounds/plants";
import { sky } from "../../grounds/sky";

export const laundry: Drawing = {
  draw(stage) {
    const { accent, shade, lit, light } = stage;
    const white = "#fffaf0";
    return (
      sky(stage) +
      hills(stage, { flip: false, end: 980, rise: 1.4 }) +
      fill(light.leafLit, "M-720 400H0C200 350 420 420 640 380S880 370 960 390H1680V840H-720z") +
      fill(mix(light.leafLit, light.leaf, 0.55), "M-720 520H0C260 460 520 560 960 490H1680V840H-720z") +
      fill(light.leaf, "M-720 640H0C260 590 620 680 960 620H1680V840H-720z") +
      fill(
        shade("#8a6244", 0.4),
        "M168 120h16v480h-16zM900 96h16v510h-16zM130 140h92v12h-92zM866 116h84v12h-84z",
      ) +
      line(light.dark, 3, "M-20 120Q80 170 176 146 540 260 908 122L980 112") +
      fill(
        lit(white),
        "M250 170C330 196 400 206 470 206 480 300 440 380 480 500 400 530 330 470 240 500 270 390 230 280 250 170z",
      ) +
      fill(
        shade(white, 0.5),
        "M400 203C430 206 450 206 470 206 480 300 440 380 480 500 450 510 430 508 400 500 430 400 380 300 400 203zM290 183C280 280 310 380 286 490L262 494C290 390 262 280 270 177z",
        0.8,
      ) +
      fill(
        lit(accent),
        "M500 207C560 206 600 202 650 194 664 280 630 340 662 430 600 470 560 420 496 446 520 360 490 290 500 207z",
      ) +
      fill(
        lit(white),
        "M498 250C560 252 610 246 654 238L656 262C610 270 560 276 497 274zM506 372C560 360 600 380 646 366L650 388C600 402 560 384 504 398z",
        0.9,
      ) +
      fill(
        shade(accent, 0.7),
        "M610 200C630 198 640 196 650 194 664 280 630 340 662 430 640 444 620 446 600 440 640 340 590 280 610 200z",
        0.55,
      ) +
      fill(
        lit("#f0c45c"),
        "M690 184l38-14q18 20 42 4l36-16 40 52-34 20-14-24 10 130q-40 22-84 6l-10-128-10 26-36-12z",
      ) +
      fill(shade("#f0c45c", 0.6), "M770 174l36-16-18 62 10 130q-20 12-44 10 20-100 16-186z", 0.6) +
      fill(lit("#3f6fa8"), "M846 146l50-18 10 150-24 8-14-90-6 100-26 2z") +
      fill(shade("#c9a06a", 0.4), "M420 560h200l-26 100H446z") +
      fill(lit("#d9b27c"), "M420 560h120l-20 100h-74z") +
      line(shade("#a87c4a", 0.6), 3, "M428 586h184M434 612h172M440 638h160") +
      fill(lit("#c99a60"), "M410 550h220v18H410z") +
      fill(lit(white), "M434 552q10-44 60-32 30-30 66 0 44-8 46 32z") +
      fill(shade(white, 0.5), "M520 552q0-30 40-32 44-8 46 32z", 0.7) +
      tufts(stage, 20, 380, 680, 6, light.dark, 40) +
      tufts(stage, 680, 940, 670, 5, light.dark, 40)
    );
  },
};
