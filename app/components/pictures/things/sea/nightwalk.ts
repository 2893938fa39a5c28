import { mix } from "../../drawing/colour";
import { each, fill, line, oval, put } from "../../drawing/pen";
import { discs } from "../../drawing/shapes";
import type { Drawing } from "../../drawing/stage";
import { hills } from "../../grounds/hills";
import { palm } from "../../grounds/plants";
import { sand } from "../../grounds/sand";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";

export const nightwalk: Drawing = {
  sun: { x: 330, y: 150, radius: 46 },
  draw(stage) {
    const { light, shade, lamps } = stage;
    const dark = shade(light.sandShade, 0.9);
    // a broad track from the water to the nest: flippers left and right, the body's drag between
    const steps = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
    const track = each(steps, (i) => {
      const t = i / 10;
      const [x, y, k] = [330 + 200 * t * t, 482 + 210 * t, 0.3 + 0.9 * t];
      return [-1, 1]
        .map(
          (side) =>
            `M${Math.round(x + side * 64 * k - 22 * k)} ${Math.round(y + side * 5)}q${Math.round(24 * k)} ${Math.round(-20 * k)} ${Math.round(50 * k)} ${Math.round(4 * k)}q${Math.round(-24 * k)} ${Math.round(14 * k)} ${Math.round(-50 * k)} ${Math.round(-4 * k)}z`,
        )
        .join("");
    });
    return (
      sky(stage) +
      hills(stage, { flip: true, end: 560 }) +
      sea(stage, { to: 500 }) +
      sand(stage, 450) +
      palm(stage, 900, 560, 460, { lean: -50, size: 1.25 }) +
      fill(dark, track, 0.75) +
      line(dark, 15, "M330 484Q350 560 430 640T540 720", 0.35) +
      // the turtle, on her way back
      put(
        326,
        486,
        0.62,
        oval(light.dark, 0, 26, 96, 16, 0.5) +
          fill(shade("#6f8a5f"), "M-60 6Q-120-6-130 34-96 34-50 26zM60 6Q120-6 130 34 96 34 50 26z") +
          fill(mix(shade("#8fa878", 0.5), light.glint, 0.2), "M-84 20Q-80-50 0-52T84 20Q40 34 0 34T-84 20z") +
          line(shade("#4a5a3c"), 5, "M-50-20Q0-4 50-20M0-52V30M-44 28L-28-16M44 28L28-16") +
          oval(shade("#6f8a5f", 0.5), 0, -62, 19, 19),
      ) +
      // the guide's lantern, red, set down in the sand
      put(
        -30,
        -12,
        1,
        oval("#ff4a3a", 690, 640, 300, 110, lamps ? 0.16 : 0.06) +
          oval("#ff5a46", 690, 640, 170, 64, 0.2) +
          oval("#ff6a52", 690, 560, 190, 190, 0.14) +
          oval("#ff7a5c", 690, 560, 110, 110, 0.22) +
          oval(light.dark, 690, 668, 90, 13, 0.5) +
          line(light.dark, 9, "M640 480Q640 420 690 420T740 480") +
          fill(light.dark, "M634 476H746l12 26H622zM628 632H752l10 34H618z") +
          fill("#e8402f", "M634 502H746L740 632H640z") +
          fill("#ff8a5c", "M660 502H720L716 632H664z") +
          fill("#ffd0a0", "M676 610q-14-40 14-76 28 36 14 76z") +
          line(light.dark, 7, "M634 502L640 632M746 502L740 632M690 502V532"),
      ) +
      // bare feet beside the track
      each(
        [
          [262, 672, 0.5],
          [220, 616, -0.44],
          [258, 572, 0.37],
          [228, 534, -0.31],
        ],
        ([x, y, k]) =>
          put(
            x,
            y,
            [k, Math.abs(k)],
            fill(
              dark,
              "M-20 6C-30-16-34-44-22-54-6-62 18-60 24-44 30-28 14-12 14 8 16 28 18 60 0 66-22 68-24 40-22 28z" +
                discs([
                  [-20, -70, 12],
                  [-1, -72, 8],
                  [13, -67, 7],
                  [24, -58, 6],
                  [32, -47, 5],
                ]),
            ),
          ),
      )
    );
  },
};
