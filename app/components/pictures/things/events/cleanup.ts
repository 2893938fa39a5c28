import { each, fill, line, oval, put } from "../../drawing/pen";
import type { Drawing, Stage } from "../../drawing/stage";
import { frame } from "../../grounds/framing-palms";
import { riverMouth } from "../../grounds/river-mouth";
import { sand } from "../../grounds/sand";
import { sky } from "../../grounds/sky";

export const cleanup: Drawing = {
  near: [180, 30, 690],
  draw(stage) {
    const { accent, shade, lit, shine, light } = stage;
    const bag = "#3d7f9e";
    return (
      sky(stage) +
      riverMouth(stage) +
      sand(stage, 500) +
      frame(stage, 600) +
      put(
        -90,
        66,
        0.9,
        oval(shade(light.sandShade, 1), 640, 668, 280, 20, 0.4) +
          // a picker leans on the sack
          line(lit("#c9925a"), 13, "M792 660L722 214") +
          line(
            shade("#3f5a60", 0.1),
            9,
            "M722 214q-8-34 22-44M720 246q30 8 44-14M792 660l-16 22M792 660l22 16",
          ) +
          // an open sack, its rim rolled, and what was found
          oval(shade(bag, 1), 600, 410, 126, 28) +
          fill(shine("#7fc8b4", 0.3), "M536 430l-24-120q-2-14 10-20l-6-40 30-5 8 40q14 2 16 14l20 124z") +
          fill(lit("#e4553c"), "M512 244l36-6-4-24-36 6z") +
          fill(lit("#f0b84a"), "M636 430C610 350 616 280 656 272 700 266 716 330 700 430z") +
          line(lit("#fff1d2"), 9, "M634 350Q656 320 664 300M700 340Q682 318 664 300") +
          fill(lit("#f6efe0"), "M556 396a44 44 0 0 1 88 0v30h-88z") +
          fill(lit("#e4553c"), "M600 352a44 44 0 0 1 44 44v30h-44z") +
          fill(
            lit(bag),
            "M474 412C452 490 430 590 448 650 520 676 690 676 752 650 772 590 748 490 726 412 700 440 640 448 600 448S500 440 474 412z",
          ) +
          fill(
            shade(bag, 0.7),
            "M650 446C690 520 690 600 650 670 690 666 730 658 752 650 772 590 748 490 726 412 706 434 680 442 650 446z",
            0.8,
          ) +
          line(
            shade(bag, 0.9),
            6,
            "M500 470q-24 70-26 140M560 484q-10 60-8 120M470 626q30 18 70 16M640 480q16 50 12 110",
            0.6,
          ) +
          fill(
            shine(bag, 0.25),
            "M470 398C476 432 540 446 600 446S724 432 730 398C744 412 744 432 736 444 716 472 660 482 600 482S484 472 464 444C456 432 456 412 470 398z",
          ) +
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
