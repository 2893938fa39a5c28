import { each, fill, line, oval, put } from "../../drawing/pen";
import type { Drawing } from "../../drawing/stage";
import { frame } from "../../grounds/framing-palms";
import { hills } from "../../grounds/hills";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";
import { table } from "../../grounds/table";

export const coconut: Drawing = {
  sun: { x: 600, y: 262, radius: 164 },
  draw(stage) {
    const { warmShade, warm } = stage;
    return (
      sky(stage) +
      hills(stage, { flip: false, end: 520 }) +
      sea(stage, { to: 540 }) +
      frame(stage, 540) +
      table(stage, 528, "#a86a3c") +
      oval(warmShade("#4a2a1c"), 610, 652, 190, 26, 0.4) +
      fill(warm("#f6f0e0"), "M640 330L744 118l60-26 8 16-54 26L662 340z") +
      fill(
        warm("#d8523c"),
        "M664 282l14-28 20 8-14 30zM700 208l14-28 20 8-14 30zM736 136l8-18 22-10 8 14-18 14-10 18z",
      ) +
      fill(
        warm("#5f9c3f"),
        "M420 470C420 380 480 330 600 330S780 380 780 470 714 650 600 650 420 560 420 470z",
      ) +
      fill(
        warmShade("#5f9c3f", 0.75),
        "M640 332c90 10 140 62 140 138S714 650 600 650c-30 0-56-6-80-18 150-20 190-170 120-300z",
      ) +
      fill(warm("#8cc25a"), "M444 480c-4-60 30-104 84-124-34 40-50 90-40 170-26-6-40-22-44-46z") +
      fill(warm("#cfe08a"), "M452 392q148-70 296 0 4 22-14 32-134 48-268 0-18-12-14-32z") +
      oval(warm("#f4ecc8"), 600, 384, 138, 42) +
      oval(warmShade("#8a6238", 0.1), 600, 384, 104, 29) +
      oval(warm("#fffaf0"), 600, 388, 96, 24) +
      oval(warm("#dceef0"), 600, 394, 74, 15) +
      fill(warm("#f6f0e0"), "M640 392l30-62 20 8-34 62z") +
      // hibiscus
      put(
        486,
        400,
        1.15,
        each(
          [0, 72, 144, 216, 288],
          (a) =>
            `<g transform="rotate(${a})">${fill(warm("#ef5a4a"), "M0 0C-40-14-52-58-22-74-8-84 8-84 22-74 52-58 40-14 0 0z")}${fill(warmShade("#c2382e", 0.2), "M0 0C-12-20-10-44 0-58 10-44 12-20 0 0z")}</g>`,
        ) +
          line("#ffd66a", 6, "M0 0Q26-10 44-40") +
          oval("#ffe08a", 46, -44, 8) +
          oval("#ffe08a", 36, -38, 5),
      )
    );
  },
};
