import { fill, line, oval } from "../../drawing/pen";
import type { Drawing } from "../../drawing/stage";
import { hills } from "../../grounds/hills";
import { palm, tufts } from "../../grounds/plants";
import { ground } from "../../grounds/sand";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";
import { glow, lantern } from "../../parts/lamps";

export const tent: Drawing = {
  draw(stage) {
    const { light } = stage;
    return (
      sky(stage) +
      hills(stage, { flip: false, end: 700, rise: 1.3 }) +
      sea(stage, { to: 560 }) +
      ground(light.leaf, light.dark, 540) +
      palm(stage, 130, 620, 470, { size: 1.3 }) +
      palm(stage, 900, 640, 540, { lean: -10, size: 1.4 }) +
      glow(stage, 590, 500, 400) +
      oval("#ffb85c", 590, 640, 330, 30, 0.25) +
      fill("#c9702e", "M590 236L850 630H330z") +
      fill("#f2a648", "M590 236L690 630H330z") +
      fill("#ffcf78", "M590 236L560 630H330z", 0.8) +
      fill("#5a2a1c", "M590 250L672 630H508z") +
      fill("#ffe3a0", "M590 300L654 630H526z") +
      fill("#fff4d0", "M590 400L620 630H560z") +
      fill(
        "#e48a38",
        "M590 236C560 380 530 500 480 630h40L590 300zM590 236C620 380 650 500 700 630h-40L590 300z",
      ) +
      line(
        light.dark,
        4,
        "M590 236L580 214M590 236L602 214M330 630l-60 16M850 630l60 16M460 434L300 640M720 434L880 640",
      ) +
      lantern(stage, 800, 560, 0.7, 0) +
      tufts(stage, 20, 300, 660, 6, light.dark, 50) +
      tufts(stage, 860, 960, 670, 4, light.dark, 50)
    );
  },
};
