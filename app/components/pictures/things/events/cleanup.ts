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
            lit("#d9b884"),
            "M500 330C470 360 476 390 470 430 440 500 420 600 452 650 520 672 650 672 716 648 744 590 724 500 690 430 684 390 690 360 664 330 620 352 550 352 500 330z",
          ) +
          fill(
            shade("#d9b884", 0.7),
            "M630 346C640 344 654 338 664 330 690 360 684 390 690 430 724 500 744 590 716 648 680 662 640 666 600 666 660 600 650 440 630 346z",
            0.8,
          ) +
          fill(
            lit("#e9cfa0"),
            "M476 320C510 300 540 330 580 310 620 330 650 300 690 320 690 350 670 366 640 372 600 380 550 380 520 372 490 366 474 350 476 320z",
          ) +
          line(
            shade("#a8804c", 0.5),
            3,
            "M520 430q-40 90-30 190M560 440q-20 100-14 210M610 440q20 100 10 210M486 500q100 30 220 0M470 580q120 30 250 0",
            0.5,
          ) +
          line(lit(accent), 9, "M482 384q100 30 198 0") +
          fill(lit(accent), "M574 396q-40 10-50 40 30 0 54-32zM590 396q44 8 56 36-34 2-58-30z") +
          fill(
            shine("#7fc8b4", 0.3),
            "M540 318l-14-70q-2-10 6-14l-4-26 22-6 8 24q10 0 12 10l14 72q-22 20-44 10z",
          ) +
          fill(lit("#e4553c"), "M528 208l22-6-2-12-22 6z") +
          fill(lit("#f0b84a"), "M620 318l10-56 44 8-6 52q-24 12-48-4z") +
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
