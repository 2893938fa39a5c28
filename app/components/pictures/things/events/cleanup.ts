import { each, fill, line, oval, put } from "../../drawing/pen";
import type { Drawing, Stage } from "../../drawing/stage";
import { frame } from "../../grounds/framing-palms";
import { hills } from "../../grounds/hills";
import { sand } from "../../grounds/sand";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";

export const cleanup: Drawing = {
  near: [180, 30, 690],
  draw(stage) {
    const { accent, shade, lit, shine, dice, light } = stage;
    const bag = "#3d7f9e";
    return (
      sky(stage) +
      hills(stage, { flip: dice() < 0.5, end: 580 }) +
      sea(stage, { to: 560 }) +
      sand(stage, 500) +
      frame(stage, 600) +
      put(
        -90,
        66,
        0.9,
        oval(shade(light.sandShade, 1), 640, 668, 280, 20, 0.4) +
          // a rake leans on the sack, its tines up
          put(
            742,
            236,
            1.1,
            line(lit("#c9925a"), 12, "M0 0V400") +
              line(
                shade("#3f5a60", 0.1),
                6,
                "M0 4L-86-104l-16 6M0 4L-60-122l-14 10M0 4L-31-132l-9 14M0 4V-136l8 12M0 4L31-132l15 8M0 4L60-122l18 4M0 4L86-104l16 0",
              ) +
              line(shade("#3f5a60", 0.1), 6, "M-50-58Q0-84 50-58") +
              fill(lit(accent), "M-9-8H9L7 44H-7z"),
            -14,
          ) +
          fill(
            lit(bag),
            "M550 384C470 430 420 550 436 644 500 672 680 672 732 644 750 550 700 430 622 384z",
          ) +
          fill(
            shade(bag, 0.7),
            "M622 384C700 430 750 550 732 644 700 660 650 666 600 665 670 590 668 470 600 384z",
            0.8,
          ) +
          line(
            shade(bag, 0.9),
            6,
            "M564 400q-50 60-64 150M586 402q-10 90-20 130M612 402q40 60 44 130M470 610q30 20 70 16",
            0.7,
          ) +
          // found on the sand: a bottle, an end of rope
          fill(shine("#7fc8b4", 0.3), "M556 350l-30-94q-2-12 8-18l-6-32 24-6 10 30q12 0 14 12l22 100z") +
          fill(lit("#e4553c"), "M524 206l28-8-5-20-28 8z") +
          line(lit("#f0b84a"), 13, "M606 344Q610 250 664 262 716 276 690 330 676 350 690 372") +
          fill(
            lit(bag),
            "M550 388C528 360 494 346 484 312 510 322 524 318 540 306 558 322 578 322 590 306 606 322 626 320 640 306 656 320 672 322 694 312 684 348 646 362 622 388z",
          ) +
          fill(
            shade(bag, 0.9),
            "M590 306C606 322 626 320 640 306 656 320 672 322 694 312 684 348 646 362 622 388H600Q626 350 590 306z",
            0.6,
          ) +
          line(lit("#fff1d2"), 17, "M548 388Q586 398 624 388") +
          line(lit("#fff1d2"), 9, "M576 396q-34 24-26 66M592 396q30 26 22 58") +
          fill(shade(accent, 0.2), "M290 520h150l-20 140H310z") +
          fill(shade(accent, 0.9), "M400 520h40l-20 140h-40z", 0.7) +
          oval(shade(accent, 1), 365, 520, 76, 18) +
          line(shine("#c9d0d0", 0.1), 5, "M292 520q74-120 146 0") +
          fill(shine("#bfe0dc", 0.3), "M330 520v-50q0-10 8-14v-22h16v22q8 4 8 14v50z") +
          fill(lit("#e4553c"), "M376 520l6-44 34 6-4 36z") +
          each(
            [
              [210, 650],
              [250, 690],
            ],
            ([x, y]) => fill(shine("#fff0dc", 0.2), `M${x} ${y}q20-30 44 0-22 14-44 0z`),
          ),
      ) +
      breakfast(stage)
    );
  },
};

/** On a crate beside the sack: a coffee pot, a mug and hojaldres. */
function breakfast({ lit, shade, shine, accent, light }: Stage): string {
  const wood = "#c08a56";
  return put(
    570,
    704,
    1.15,
    oval(shade(light.sandShade, 1), 130, 0, 160, 16, 0.4) +
      fill(lit(wood), "M10-118H250V0H10z") +
      fill(shade(wood, 0.6), "M10-82H250v8H10zM10-42H250v8H10zM10-118H34V0H10zM226-118h24V0h-24z", 0.7) +
      fill(shine(wood, 0.4), "M0-134H260v18H0z") +
      oval(lit("#fdf6e8"), 176, -136, 78, 13) +
      fill(lit("#d9963f"), "M112-142q4-26 40-24 34-2 40 22-40 16-80 2z") +
      fill(lit("#e8ab50"), "M158-144q-2-32 36-32 44 0 44 32-40 16-80 0z") +
      line(shade("#a8692a", 0.4), 4, "M178-156q16-10 36-2M128-150q10-8 22-4", 0.7) +
      fill(lit(accent), "M34-196H88l8 66H26z") +
      line(lit(accent), 9, "M88-184q30 4 18 44M34-176L10-198") +
      fill(shade(accent, 0.8), "M68-196H88l8 66H72z", 0.6) +
      fill(shine("#f4efe4", 0.2), "M36-208H86l4 14H32zM56-218h10v12H56z") +
      line(lit("#fffaf0"), 6, "M180-196q-14-18 0-36t0-36M212-192q-12-16 0-32t0-32M14-216q-10-14 0-28", 0.75),
  );
}
