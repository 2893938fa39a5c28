import { fill, line, oval, put } from "../../drawing/pen";
import { disc } from "../../drawing/shapes";
import type { Drawing } from "../../drawing/stage";
import { frame } from "../../grounds/framing-palms";
import { hills } from "../../grounds/hills";
import { bloom } from "../../grounds/plants";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";
import { deck } from "../../grounds/table";

/** A yoga mat unrolled on a deck by the sea, with a bowl on its cushion and a block of cork. */
export const mat: Drawing = {
  view: [70, 80, 870],
  sun: { x: 360, y: 290, radius: 78 },
  draw(stage) {
    const { lit, shade, shine, accent, second, third } = stage;
    return (
      sky(stage) +
      hills(stage, { flip: true, end: 620 }) +
      sea(stage, { to: 540 }) +
      frame(stage, 480, ["corner", "far", "none"]) +
      deck(stage, 500, "#b98a60") +
      // the mat, its last turns still rolled
      fill(shade("#6a4a34", 0.6), "M290 552H640L690 694H210z", 0.5) +
      fill(lit(accent), "M300 540H650V676H220z") +
      fill(shade(accent, 0.8), "M220 676H650v12H216z") +
      line(lit("#fff6e6"), 4, "M312 552H640M240 660H640", 0.6) +
      fill(lit(accent), "M600 540Q606 500 640 500 672 500 690 524L746 600 690 692 626 640z") +
      fill(shade(accent, 0.6), "M640 500C672 500 680 510 690 524L746 598 754 628 700 620z", 0.7) +
      fill(shade(accent, 0.3), disc(690, 628, 64)) +
      line(
        lit("#fff6e6"),
        5,
        "M690 578a50 50 0 1 1-50 50 40 40 0 0 1 80 0 30 30 0 0 1-60 0 20 20 0 0 1 40 0 10 10 0 0 1-16 8",
        0.85,
      ) +
      // a cushion with its pleats, and the bowl
      fill(shade(second, 0.5), "M296 580Q296 556 390 556T484 580V604Q484 634 390 634T296 604z") +
      line(shade(second, 1), 4, "M318 596v22M344 602v24M372 606v24M402 606v24M432 603v24M460 597v22", 0.7) +
      oval(lit(second), 390, 580, 94, 25) +
      fill(lit("#d9a84a"), "M322 500H458Q456 570 420 580H360Q324 570 322 500z") +
      fill(shade("#a8762c", 0.5), "M410 500H458Q456 570 420 580H384Q410 560 410 500z", 0.8) +
      oval(lit("#f0cc7a"), 390, 500, 68, 15) +
      oval(shade("#8a5f24", 0.4), 390, 503, 57, 10) +
      fill(shine("#f0cc7a", 0.5), "M336 520q4 30 18 44-14-10-18-44z") +
      line(shade("#7a4a2a", 0.3), 13, "M430 500L504 424") +
      line(lit(third), 20, "M484 444L508 420") +
      // the block
      fill(lit("#e0b27c"), "M510 596L530 574H632L616 596z") +
      fill(shade("#c08a54", 0.3), "M510 596H616V648H510z") +
      fill(shade("#c08a54", 0.9), "M616 596L632 574V624L616 648z") +
      line(shade("#8a5a34", 0.4), 3, "M524 612h12M560 620h14M588 608h10M536 634h12M580 636h14") +
      put(250, 640, 0.5, bloom(stage))
    );
  },
};
