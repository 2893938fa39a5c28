import { each, fill, line, oval, put } from "../../drawing/pen";
import type { Drawing } from "../../drawing/stage";
import { frame } from "../../grounds/frame";
import { hills } from "../../grounds/hills";
import { palm } from "../../grounds/plants";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";
import { flame, glow } from "../../parts/lamps";

export const bonfire: Drawing = {
  draw(stage) {
    const { dice, light } = stage;
    return (
      sky(stage) +
      hills(stage, { flip: dice() < 0.5, end: 700 }) +
      sea(stage, { to: 560 }) +
      fill(light.sandShade, "M-720 530H0C240 500 520 560 960 512H1680V840H-720z") +
      frame(stage, 620, ["tall", "lean", "corner"]) +
      palm(stage, 910, 600, 420, { lean: 30, size: 1.15 }) +
      glow(stage, 560, 480, 430) +
      oval("#ffb45c", 570, 624, 400, 60, 0.22) +
      fill("#4a2418", "M400 640l330-40 8 24-330 44zM430 600l320 56-6 24-320-52z") +
      fill("#8a4a2a", "M400 640l330-40 2 7-330 42zM430 600l320 56-2 7-320-56z") +
      put(566, 634, 1.12, flame()) +
      each(
        [
          [470, 200, 4],
          [640, 160, 3],
          [590, 120, 4],
          [530, 240, 3],
          [690, 250, 4],
          [430, 300, 3],
          [720, 330, 3],
        ],
        ([x, y, r]) => oval("#ffc86a", x, y, r),
      ) +
      fill("#3a1e1a", "M740 640h210v46H740z") +
      oval("#3a1e1a", 740, 663, 15, 23) +
      oval("#8a5a3c", 740, 663, 11, 18) +
      oval("#5a3424", 740, 663, 5, 9) +
      put(
        846,
        630,
        1,
        fill("#2a1414", "M-9-150h18v-130H-9z") +
          fill("#3a1a18", "M-15-322h30l-4 46h-22z") +
          fill(
            "#b8662e",
            "M0-164C40-164 54-134 44-106 38-90 60-74 68-44 78 10 46 46 0 46S-78 10-68-44C-60-74-38-90-44-106-54-134-40-164 0-164z",
          ) +
          fill(
            "#e89a4c",
            "M0-164C-40-164-54-134-44-106-38-90-60-74-68-44-78 10-46 46 0 46-34 30-46-10-36-50-28-76-20-90-24-112-26-134-16-156 0-164z",
          ) +
          oval("#2a1414", 0, -58, 21) +
          fill("#2a1414", "M-26 4h52v10h-52z") +
          line("#f4dcb0", 1.5, "M-5-318V6M0-318V6M5-318V6"),
        17,
      )
    );
  },
};
