import { fill, line, oval, put } from "../../drawing/pen";
import type { Drawing } from "../../drawing/stage";
import { yard } from "../../grounds/outlook-and-yard";
import { tufts } from "../../grounds/plants";
import { glow } from "../../parts/lamps";
import { zinc } from "../../parts/roofs";

/** A house under repair: a ladder to the open roof, a plank on a saw horse, paint. */
export const upkeep: Drawing = {
  view: [0, 34, 960],
  draw(stage) {
    const { light, lit, shade, wall, roof, accent, lamps } = stage;
    const steel = "#c9d2d2";
    return (
      yard(stage) +
      put(
        -196,
        -6,
        1,
        fill(lit(wall), "M420 340H900V606H420z") +
          fill(shade(wall, 0.7), "M420 340H900v26H420zM846 340h54V606H846z", 0.8) +
          fill(shade(wall), "M420 566H900v40H420z", 0.5) +
          fill(lamps ? "#ffd07c" : shade("#4a5a5e", 0.3), "M716 410h104v84H716z") +
          line(lit("#fff4e0"), 9, "M716 410h104v84H716zM768 410v84") +
          fill(shade("#6a4630", 0.3), "M568 410h92v196H568z") +
          line(shade("#4a3026", 0.4), 4, "M590 432h48v64h-48zM590 516h48v66h-48z") +
          zinc(stage, 452, 868, 196, 340, roof, 56) +
          // a sheet is off: the rafters show, the new one lies across
          fill(shade("#3a2a26", 0.5), "M596 202H720L742 330H582z") +
          line(lit("#d9a868"), 11, "M626 204L618 328M690 204L700 328M592 244H728M586 290H736") +
          put(
            752,
            252,
            1,
            fill(lit("#e9eeec"), "M-34-84H52L66 66H-40z") +
              line(shade("#8fa0a4", 0.3), 4, "M-16-82L-20 64M2-82L2 64M20-82L24 64M38-82L45 64", 0.8) +
              fill(shade(steel), "M-40 64H66v7H-40z"),
            12,
          ) +
          // the ladder
          line(shade("#3a2a26", 0.6), 9, "M428 646L494 300", 0.3) +
          line(lit("#d9a868"), 12, "M420 650L486 270M492 650L544 270") +
          line(
            shade("#b07a44", 0.2),
            9,
            "M426 612H496M434 566H502M442 520H508M450 474H514M458 428H520M466 382H526M474 336H532M480 296H538",
          ) +
          (lamps ? glow(stage, 768, 450, 170) : ""),
      ) +
      // a plank on a saw horse, the saw in it, a bucket of paint with its roller
      put(
        638,
        150,
        0.78,
        oval(shade("#6a5236"), 230, 668, 210, 13, 0.4) +
          line(shade("#b07a44", 0.5), 15, "M150 540L116 664M326 540L360 664") +
          line(lit("#d9a868"), 15, "M134 540L168 664M310 540L276 664M150 610H302") +
          fill(lit("#e6bd80"), "M40 508H404V540H40z") +
          fill(shade("#d9a868", 0.6), "M40 530H404V540H40z") +
          fill(lit(steel), "M176 442L376 490V508H182z") +
          fill(shade(steel, 0.6), "M180 496L376 504V508H182z") +
          line(shade("#a8503c", 0.2), 17, "M122 498V454L172 448 184 498z"),
      ) +
      put(
        -130,
        20,
        1,
        oval(shade("#6a5236"), 560, 672, 70, 9, 0.4) +
          fill(lit("#e9eeec"), "M512 586H608V668H512z") +
          fill(lit(accent), "M512 600H608V640H512z") +
          oval(lit(accent), 560, 586, 48, 11) +
          line(shade("#3a464c", 0.2), 5, "M512 590Q560 660 608 590") +
          // the tool box
          line(shade("#3a464c", 0.2), 8, "M700 602V580H792V602") +
          line(lit("#c08a52"), 11, "M664 606L640 566") +
          fill(shade("#3a464c", 0.1), "M614 560L640 542 658 562 650 570 640 562 622 572z") +
          fill(lit("#eab33c"), "M640 600H852V660H640z") +
          fill(shade("#eab33c", 0.7), "M640 600H852v12H640zM806 600h46v60h-46z", 0.8) +
          fill(shade("#3a464c", 0.2), "M732 606h28v20h-28z"),
      ) +
      tufts(stage, 30, 150, 650, 3, light.leaf, 44)
    );
  },
};
