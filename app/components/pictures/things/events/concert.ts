import { fill, line, oval, put } from "../../drawing/pen";
import type { Drawing, Stage } from "../../drawing/stage";
import { frame } from "../../grounds/framing-palms";
import { hills } from "../../grounds/hills";
import { sand } from "../../grounds/sand";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";
import { bulbs } from "../../parts/lamps";
import { limb } from "../../parts/limbs";

export const concert: Drawing = {
  view: [0, 60, 960],
  near: [160, 118, 640],
  low: [-285, 136, 1530],
  sun: { x: 516, y: 318, radius: 84 },
  draw(stage) {
    const { light, lit, shade, warm, warmShade, accent } = stage;
    const steel = lit("#c9d0d0");
    return (
      sky(stage) +
      hills(stage, { flip: stage.dice() < 0.5, end: 520 }) +
      sea(stage, { to: 560 }) +
      sand(stage, 540) +
      // the bulbs hang between two poles that every crop shows
      bulbs(stage, 204, 160, 756, 160, 62) +
      line(light.dark, 9, "M204 148V606M756 148V606") +
      fill(light.dark, "M180 614q24-22 48 0zM732 614q24-22 48 0z") +
      frame(stage, 606, ["far"]) +
      put(
        54,
        124,
        0.82,
        fill(lit(accent), "M222 604Q540 572 826 604L876 720H168z") +
          fill(shade(accent, 0.7), "M197 650Q540 618 848 650l9 20Q540 638 187 672z", 0.7) +
          line(lit("#fff1d8"), 5, "M228 614Q540 582 822 614M178 706Q540 672 868 706", 0.8) +
          // the microphone
          line(light.dark, 9, "M520 640V262M520 612L468 672M520 612L572 672M520 612V684") +
          line(steel, 4, "M518 604V270") +
          fill(light.dark, "M506 276l24-14-12-24-26 16z") +
          fill(light.dark, "M472 202l22-16 34 60-22 14z") +
          oval(shade("#4a5256", 0.2), 476, 184, 26) +
          oval(lit("#8fa0a4"), 473, 181, 20) +
          line(
            light.dark,
            2,
            "M457 175l30 22M459 189l24 14M465 165l28 20M461 197l30-30M455 183l22-22M473 201l20-20",
            0.6,
          ) +
          put(302, 672, 1, cajon(stage)) +
          // a guitar against its stand
          put(
            730,
            640,
            1.3,
            line(light.dark, 9, "M-40 44L0-70 40 44") +
              fill("#2a1414", "M-9-150h18v-130H-9z") +
              fill("#3a1a18", "M-15-322h30l-4 46h-22z") +
              fill(
                warm("#b8662e"),
                "M0-164C40-164 54-134 44-106 38-90 60-74 68-44 78 10 46 46 0 46S-78 10-68-44C-60-74-38-90-44-106-54-134-40-164 0-164z",
              ) +
              fill(
                warm("#e89a4c"),
                "M0-164C-40-164-54-134-44-106-38-90-60-74-68-44-78 10-46 46 0 46-34 30-46-10-36-50-28-76-20-90-24-112-26-134-16-156 0-164z",
              ) +
              oval("#2a1414", 0, -58, 21) +
              fill("#2a1414", "M-26 4h52v10h-52z") +
              line("#f4dcb0", 1.5, "M-5-318V6M0-318V6M5-318V6"),
            9,
          ) +
          // a hat for coins
          put(
            240,
            148,
            0.75,
            fill(warm("#e9c98a"), "M420 690q60-20 130 4-66 24-130-4z") +
              fill(warm("#c9a05c"), "M450 686q4-30 34-30t36 32q-36 10-70-2z") +
              oval(warmShade("#5a3a24", 0.6), 486, 664, 24, 7),
          ),
      )
    );
  },
};

/** Somebody in a straw hat sits on the box and beats its front with both hands. */
function cajon({ shade, warm, warmShade, second }: Stage): string {
  const skin = warm("#8a5236");
  const trousers = warm("#2f4a5c");
  const arm = (side: 1 | -1) => limb([60 * side, -322, 19], [98 * side, -244, 15], [34 * side, -152, 10]);
  const sleeve = (side: 1 | -1) => limb([38 * side, -340, 20], [66 * side, -320, 23], [86 * side, -270, 21]);
  const leg = (side: 1 | -1) => limb([26 * side, -196, 27], [112 * side, -178, 25], [120 * side, -16, 17]);
  return (
    fill(trousers, leg(1) + leg(-1)) +
    fill(shade("#3a2418", 0.4), "M100 0v-20h38l22 20zM-100 0v-20h-38l-22 20z") +
    fill(warm("#d79a55"), "M-78 0v-192H78V0z") +
    fill(warmShade("#a86a34", 0.5), "M-78-192H78v16H-78zM58-176h20V0H58z") +
    line(warmShade("#a86a34", 0.4), 3, "M-58-156H40V-18h-98z", 0.8) +
    fill(warm(second), "M-60-186Q-72-320-44-352Q0-366 44-352Q72-320 60-186z") +
    fill(skin, `${arm(1)}${arm(-1)}M-16-362h32v28h-32z`) +
    fill(skin, "M26-166q8 34-2 42-8-8-22 4 4-30 24-46zM-26-166q-8 34 2 42 8-8 22 4-4-30-24-46z") +
    fill(warm(second), sleeve(1) + sleeve(-1)) +
    oval(skin, 0, -384, 32, 36) +
    fill(
      warm("#f0d9a4"),
      "M-74-394Q0-424 74-394 40-372 0-372T-74-394zM-36-404q2-40 36-40t36 40q-36 12-72 0z",
    ) +
    fill(warmShade("#3a2418", 0.6), "M-37-408q37 12 74 0v9q-37 12-74 0z")
  );
}
