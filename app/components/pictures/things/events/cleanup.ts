import { mix } from "../../drawing/colour";
import { each, fill, line, oval, put } from "../../drawing/pen";
import type { Drawing, Stage } from "../../drawing/stage";
import { frame } from "../../grounds/framing-palms";
import { riverMouth } from "../../grounds/river-mouth";
import { sand } from "../../grounds/sand";
import { sky } from "../../grounds/sky";

export const cleanup: Drawing = {
  near: [180, 30, 690],
  draw(stage) {
    const { shade, lit, shine, light } = stage;
    const sack =
      "M474 412C452 490 430 590 448 650 520 676 690 676 752 650 772 590 748 490 726 412 700 440 640 448 600 448S500 440 474 412z";
    const bottle = (colour: string) =>
      fill(shine(colour, 0.2), "M-22 60V-8Q-22-24-9-34V-58H9V-34Q22-24 22-8V60z") +
      fill(lit("#e4553c"), "M-11-74H11V-56H-11z");
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
          // a net of what was found, a tire beside it
          fill(lit("#f0b84a"), "M636 430C610 350 616 280 656 272 700 266 716 330 700 430z") +
          line(lit("#fff1d2"), 9, "M634 350Q656 320 664 300M700 340Q682 318 664 300") +
          put(540, 392, 1.5, bottle("#7fc8b4"), -12) +
          fill(mix(lit("#efe2c4"), light.sandShade, 0.3), sack) +
          put(520, 560, 1.3, bottle("#6fbf9f"), -32) +
          put(690, 560, 1.3, bottle("#e3c24a"), 24) +
          put(612, 612, 1.3, bottle("#8cc4e0"), 82) +
          fill(lit("#e4553c"), "M568 462l58-10 14 92-58 10z") +
          fill(lit("#f6efe0"), "M573 492l58-10 5 30-58 10z") +
          line(
            shade("#1f6470", 0.3),
            6,
            "M478 440L570 664M530 448L630 668M590 448L690 664M650 446L738 640M462 530L510 658M722 440L630 668M670 448L570 668M610 448L510 660M550 446L462 640M738 530L690 660",
            0.8,
          ) +
          line(shade("#1f6470", 0.3), 9, sack) +
          line(lit("#f4e6c4"), 15, "M474 416C500 440 540 448 600 448S700 440 726 416") +
          oval("#23282c", 434, 600, 86) +
          oval("#4b545a", 434, 600, 66) +
          oval("#23282c", 434, 600, 57) +
          oval(shade(light.sandShade, 0.6), 434, 600, 38) +
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
