import { fill, line, oval, put } from "../../drawing/pen";
import { discs } from "../../drawing/shapes";
import type { Drawing } from "../../drawing/stage";
import { tufts } from "../../grounds/plants";
import { yard } from "../../grounds/settings";
import { glow } from "../../parts/lamps";
import { zinc } from "../../parts/roofs";

/** A house under repair: a ladder to the open roof, and the water pump with a wrench at its pipe. */
export const upkeep: Drawing = {
  draw(stage) {
    const { light, lit, shade, shine, wall, roof, accent, second, lamps } = stage;
    const steel = "#c9d2d2";
    return (
      yard(stage) +
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
      // the pump: tank, motor, gauge and the pipe that is being mended
      oval(shade("#6a5236"), 250, 664, 190, 14, 0.4) +
      line(lit(steel), 17, "M196 506V440H344V560H432") +
      line(shade("#7f8c90", 0.6), 4, "M204 446H338M352 566H432", 0.7) +
      fill(shade("#22303a", 0.3), "M136 640h26v24h-26zM272 640h26v24h-26z") +
      fill(lit("#3f7fb8"), "M150 548H286c44 0 44 98 0 98H150c-44 0-44-98 0-98z") +
      fill(
        shade("#3f7fb8", 0.8),
        "M118 606Q218 622 318 606C314 632 304 646 286 646H150C132 646 122 632 118 606z",
        0.8,
      ) +
      fill(shine("#3f7fb8", 0.5), "M146 562H280q10 0 14 8H134q4-8 12-8z", 0.7) +
      fill(shade("#22303a", 0.3), "M164 530h116v20H164z") +
      fill(lit(second), "M156 486H262q14 0 14 23t-14 23H156z") +
      line(shade(second, 0.8), 5, "M206 488v42M222 488v42M238 488v42M254 488v42") +
      fill(lit(steel), "M132 482h28v54h-28q-10-27 0-54z") +
      fill(shade(steel, 0.6), "M330 484h28v40h-28z") +
      oval(lit("#fffaf0"), 270, 418, 24) +
      `<circle r="24" cx="270" cy="418" stroke="${shade("#4a5a60", 0.2)}" stroke-width="5"/>` +
      line(lit("#e4553c"), 4, "M270 418l10-12") +
      // drops, and a bucket for them
      fill(
        shine("#9fdcea", 0.3),
        discs([
          [330, 540, 5],
          [352, 556, 6],
          [336, 572, 5],
          [350, 590, 6],
        ]),
      ) +
      fill(lit(accent), "M316 606H378L370 664H324z") +
      fill(shade(accent, 0.8), "M352 606h26l-8 58h-20z", 0.7) +
      oval(shade(accent), 347, 606, 31, 7) +
      put(
        344,
        504,
        1.15,
        fill(lit("#e4553c"), "M-15-6L-11 128Q0 144 11 128L15-6z") +
          fill(shade("#e4553c", 0.7), "M3-6L2 136Q8 134 11 128L15-6z") +
          fill(shade("#3a464c", 0.2), "M-20-12H20V4H-20z") +
          fill(lit("#8f9ca0"), "M-20-8V-40H-8L-2-14H16V-8z") +
          fill(lit("#7a878c"), "M6-8H22V-62Q20-84-6-84L-26-74V-60L4-58z"),
        68,
      ) +
      // the tool box
      line(shade("#3a464c", 0.2), 8, "M700 602V580H792V602") +
      line(lit("#c08a52"), 11, "M664 606L640 566") +
      fill(shade("#3a464c", 0.1), "M614 560L640 542 658 562 650 570 640 562 622 572z") +
      fill(lit("#eab33c"), "M640 600H852V660H640z") +
      fill(shade("#eab33c", 0.7), "M640 600H852v12H640zM806 600h46v60h-46z", 0.8) +
      fill(shade("#3a464c", 0.2), "M732 606h28v20h-28z") +
      (lamps ? glow(stage, 768, 450, 170) : "") +
      tufts(stage, 900, 956, 640, 3, light.leaf, 44)
    );
  },
};
