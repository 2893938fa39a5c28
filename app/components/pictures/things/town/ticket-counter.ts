import { fill, line, oval, put } from "../../drawing/pen";
import { box } from "../../drawing/shapes";
import type { Drawing } from "../../drawing/stage";
import { stamp } from "../../drawing/stamp";
import { hills } from "../../grounds/hills";
import { palm, tufts } from "../../grounds/plants";
import { ground } from "../../grounds/sand";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";
import { awning } from "../../parts/roofs";

/** The counter of a travel agency: a map behind it, tickets on it, a panga and a leaf on its sign. */
export const ticketCounter: Drawing = {
  draw(stage) {
    const { lit, shade, light, accent, second, wall } = stage;
    const cream = "#fff8ea";
    const ticket = stamp(
      stage,
      "ticket",
      () =>
        `<path d="M0 0H190V34a16 16 0 0 0 0 32V100H0V66a16 16 0 0 0 0-32z"/>` +
        line(shade("#8a6244", 0.3), 4, "M140 10V92", 0.5).replace("/>", ' stroke-dasharray="1 12"/>'),
    );
    return (
      sky(stage) +
      hills(stage, { flip: false, end: 620 }) +
      sea(stage, { to: 560 }) +
      palm(stage, 110, 590, 440, { lean: 40, size: 1.2 }) +
      palm(stage, 880, 580, 430, { lean: -20, size: 1.1 }) +
      ground(lit("#e2c798"), shade("#e2c798", 0.3), 540) +
      fill(shade("#8a6a44", 0.6), "M190 630Q480 600 790 630 480 664 190 630z", 0.4) +
      // the stall and its wall map
      fill(shade(wall, 0.6), box(226, 250, 508, 250)) +
      fill(lit("#bfe0dc"), box(268, 312, 200, 140)) +
      fill(
        lit("#8cba72"),
        "M268 312H380C370 350 330 350 330 390 330 420 290 430 268 420zM430 452C420 430 440 400 468 396V452z",
      ) +
      line(lit("#e4553c"), 5, "M310 350Q350 330 372 366T440 426").replace(
        "/>",
        ' stroke-dasharray="2 12"/>',
      ) +
      fill(lit("#e4553c"), "M440 428q-18-24-14-34a15 15 0 0 1 28 0q4 10-14 34z") +
      line(shade("#8a5f42", 0.2), 7, "M268 312H468V452H268z") +
      // leaflets in their rack
      fill(shade("#8a5f42", 0.3), box(508, 312, 180, 150)) +
      fill(lit(accent), box(518, 318, 46, 60) + box(632, 390, 46, 60)) +
      fill(lit("#f0b84a"), box(575, 318, 46, 60) + box(518, 390, 46, 60)) +
      fill(lit("#6fa8c9"), box(632, 318, 46, 60) + box(575, 390, 46, 60)) +
      fill(
        lit(cream),
        "M524 358l14-18 12 10 8-8v16zM580 340h34v6h-34zM580 352h24v5h-24zM640 356q14-30 30 0zM640 408h30v6h-30zM640 420h20v5h-20zM526 430q14-26 30 0zM582 408h32v6h-32z",
      ) +
      fill(shade("#8a5f42", 0.8), box(508, 374, 180, 8) + box(508, 448, 180, 14)) +
      fill(shade("#7a5238", 0.4), box(218, 236, 18, 400) + box(724, 236, 18, 400)) +
      awning(stage, 196, 216, 568, 60, accent) +
      // the sign: a panga on its waves, and the badge of the park
      fill(shade("#7a5238", 0.4), box(300, 180, 14, 40) + box(646, 180, 14, 40)) +
      fill(shade("#1f4f58", 0.4), box(236, 58, 488, 138)) +
      fill(lit(second), box(236, 52, 488, 136)) +
      line(lit(cream), 5, "M248 64H712V176H248z") +
      fill(light.dark, "M268 112Q376 138 520 92 512 144 474 154H322Q280 150 268 112zM288 84h24v38h-24z") +
      fill(lit(cream), "M268 112Q376 138 520 92L516 110Q384 154 274 130z") +
      line(lit(cream), 8, "M270 164q18-16 36 0t36 0 36 0 36 0 36 0 36 0") +
      fill(lit("#2f7a48"), "M560 78Q620 92 680 78 696 146 620 182 544 146 560 78z") +
      fill(lit(cream), "M594 150C574 122 598 96 656 98 660 138 632 162 594 150z") +
      line(lit("#2f7a48"), 6, "M584 162Q604 134 640 112M612 136l2-18M612 136l22 4") +
      // the counter and what is sold over it
      fill(lit(wall), box(212, 496, 536, 140)) +
      fill(shade(wall, 0.6), box(212, 496, 536, 26) + box(700, 496, 48, 140), 0.7) +
      line(shade(wall, 0.8), 3, "M320 524V634M428 524V634M536 524V634M644 524V634", 0.5) +
      fill(shade("#8a5f42", 0.2), box(192, 488, 576, 24)) +
      fill(lit("#c99a64"), box(192, 474, 576, 18)) +
      put(
        330,
        478,
        1,
        ticket(-20, -96, 1, -14, lit("#f6cf74")) +
          ticket(10, -84, 1, 2, lit(cream)) +
          line(lit("#e4553c"), 8, "M38-46q18-22 36 0t36 0", 1) +
          line(shade("#5a4a44", 0.2), 6, "M38-20h70M38-66h40"),
      ) +
      // a bell
      fill(lit("#e9b23d"), "M620 468a34 32 0 0 1 68 0z") +
      fill(shade("#6a4630", 0.4), "M612 466h84v10h-84z") +
      oval(lit("#e9b23d"), 654, 432, 7) +
      tufts(stage, 780, 900, 660, 4, light.leaf, 46)
    );
  },
};
