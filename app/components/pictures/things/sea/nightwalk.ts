import { mix } from "../../drawing/colour";
import { each, fill, line, oval, put } from "../../drawing/pen";
import type { Drawing } from "../../drawing/stage";
import { hills } from "../../grounds/hills";
import { palm } from "../../grounds/plants";
import { sand } from "../../grounds/sand";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";

/** No moon and no lantern: whoever watches brings no light, and sees by the stars. */
export const nightwalk: Drawing = {
  view: [110, 175, 726],
  sun: { radius: 0 },
  draw(stage) {
    const { light, shade } = stage;
    const dark = shade(light.sandShade, 0.9);
    const shell = mix(shade("#8fa878", 0.3), "#9cc088", 0.4);
    const skin = mix(shade("#6f8a5f", 0.5), "#6f8a5f", 0.4);
    const seam = shade("#3f5040");
    // a broad track up from the water: flippers left and right, the body's drag between
    const track = each([0, 1, 2, 3, 4, 5], (i) => {
      const [x, y, k] = [486 + 34 * i, 596 + 25 * i, 1 + 0.13 * i];
      return [-1, 1]
        .map(
          (side) =>
            `M${Math.round(x + side * 84 * k - 30 * k)} ${Math.round(y + side * 9)}q${Math.round(30 * k)} ${Math.round(-22 * k)} ${Math.round(66 * k)} ${Math.round(5 * k)}q${Math.round(-30 * k)} ${Math.round(16 * k)} ${Math.round(-66 * k)} ${Math.round(-5 * k)}z`,
        )
        .join("");
    });
    return (
      sky(stage, { clouds: false }) +
      hills(stage, { flip: true, end: 600 }) +
      sea(stage, { to: 500 }) +
      sand(stage, 450) +
      palm(stage, 806, 560, 430, { lean: -60, size: 1.25 }) +
      line(dark, 30, "M470 570Q520 640 640 740", 0.4) +
      fill(dark, track, 0.75) +
      put(
        420,
        520,
        1.3,
        oval(light.dark, 14, 34, 128, 24, 0.55) +
          fill(
            skin,
            "M-64 4C-116-24-146 6-150 52-122 48-84 44-54 26zM64 4C116-24 146 6 150 52 122 48 84 44 54 26z",
          ) +
          fill(
            skin,
            "M-50 30C-72 40-84 56-84 70-64 68-44 56-34 42zM50 30C72 40 84 56 84 70 64 68 44 56 34 42z",
          ) +
          fill(skin, "M-22-50C-24-84-12-94 0-94S24-84 22-50z") +
          fill(shell, "M-86 16C-84-36-46-64 0-64S84-36 86 16C62 48 34 56 0 56S-62 48-86 16z") +
          line(
            seam,
            5,
            "M0-64L-20-40-20-4-34 20-18 54M0-64L20-40 20-4 34 20 18 54M-20-40H20M-20-4H20M-34 20H34M-20-40L-58-42M20-40L58-42M-20-4L-80-8M20-4L80-8M-34 20L-70 34M34 20L70 34",
          ) +
          fill(light.glint, "M-70-14C-60-40-36-56-8-60-34-50-52-36-62-12z", 0.5),
        -16,
      )
    );
  },
};
