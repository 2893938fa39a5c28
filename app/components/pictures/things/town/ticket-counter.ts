import { dashes, fill, line, oval, put } from "../../drawing/pen";
import { box } from "../../drawing/shapes";
import type { Drawing } from "../../drawing/stage";
import { stamp } from "../../drawing/stamp";
import { hills } from "../../grounds/hills";
import { palm, tufts } from "../../grounds/plants";
import { ground } from "../../grounds/sand";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";
import { awning } from "../../parts/roofs";

/** The counter of a travel agency: the map of a trip behind it, two large tickets for the boat, a packed case. */
export const ticketCounter: Drawing = {
  draw(stage) {
    const { lit, shade, light, accent, wall } = stage;
    const cream = "#fff8ea";
    const ticket = stamp(
      stage,
      "ticket",
      () =>
        `<path d="M0 0H190V34a16 16 0 0 0 0 32V100H0V66a16 16 0 0 0 0-32z"/>` +
        dashes(shade("#8a6244", 0.3), 4, "1 12", "M142 10V92", 0.5),
    );
    return (
      sky(stage) +
      hills(stage, { flip: false, end: 620 }) +
      sea(stage, { to: 560 }) +
      palm(stage, 110, 590, 440, { lean: 40, size: 1.2 }) +
      palm(stage, 880, 580, 430, { lean: -20, size: 1.1 }) +
      ground(lit("#e2c798"), shade("#e2c798", 0.3), 540) +
      fill(shade("#8a6a44", 0.6), "M190 636Q480 606 790 636 480 670 190 636z", 0.4) +
      // the stall and the map of the coast on its wall
      fill(shade(wall, 0.6), box(222, 150, 516, 340)) +
      fill(lit("#7fc0c8"), box(262, 196, 436, 250)) +
      fill(
        lit("#9cc784"),
        "M262 196H560C540 236 470 232 452 268 436 300 380 296 364 336 350 370 300 370 262 366zM698 446H520C520 410 566 408 590 380 618 346 660 350 698 330z",
      ) +
      fill(lit("#cfe0a4"), "M262 196H420C400 226 340 222 320 250 304 272 280 276 262 276z") +
      dashes(lit(cream), 8, "4 16", "M296 262C340 216 470 206 540 226S600 300 636 330") +
      fill(lit("#e4553c"), "M640 340q-42-50-32-76a34 34 0 0 1 64 0q10 26-32 76z") +
      oval(lit(cream), 640, 274, 13) +
      line(shade("#8a5f42", 0.2), 9, "M262 196H698V446H262z") +
      fill(shade("#7a5238", 0.4), box(212, 130, 20, 500) + box(728, 130, 20, 500)) +
      awning(stage, 182, 84, 596, 74, accent) +
      // the counter and what is sold over it
      fill(lit(wall), box(206, 504, 548, 132)) +
      fill(shade(wall, 0.6), box(206, 504, 548, 24), 0.7) +
      line(shade(wall, 0.8), 3, "M314 530V634M422 530V634M530 530V634M638 530V634", 0.5) +
      fill(shade("#8a5f42", 0.2), box(184, 494, 592, 26)) +
      fill(lit("#c99a64"), box(184, 478, 592, 20)) +
      put(
        256,
        484,
        1.5,
        ticket(22, -112, 1, -14, lit("#f0a63c")) +
          ticket(8, -101, 1, 2, lit(cream)) +
          put(
            8,
            -101,
            1,
            line(shade("#5a4a44", 0.2), 6, "M156 26v48M170 40v34", 0.6) +
              fill(light.dark, "M18 40Q66 56 128 28 124 58 104 62H40Q22 60 18 40z") +
              line(lit("#e4553c"), 6, "M22 44Q72 60 126 32") +
              line(lit("#3f97a8"), 6, "M20 80q13-12 26 0t26 0 26 0 26 0"),
            2,
          ),
      ) +
      // a bell
      fill(lit("#e9b23d"), "M640 470a44 42 0 0 1 88 0z") +
      fill(shade("#6a4630", 0.4), "M630 468h108v12H630z") +
      oval(lit("#e9b23d"), 684, 424, 9) +
      // the case
      line(shade("#5a3a30", 0.4), 12, "M584 548v-24q0-10 10-10h52q10 0 10 10v24") +
      fill(lit("#e4553c"), "M530 544H710q16 0 16 16v88q0 16-16 16H530q-16 0-16-16v-88q0-16 16-16z") +
      fill(shade("#e4553c", 0.8), box(514, 630, 212, 16) + box(548, 544, 18, 120) + box(674, 544, 18, 120)) +
      oval(lit("#f6cf74"), 620, 592, 26) +
      fill(shade("#e4553c", 0.6), "M600 602q20-34 40 0z") +
      tufts(stage, 790, 910, 660, 4, light.leaf, 46)
    );
  },
};
