import { fill, line, oval, put } from "../../drawing/pen";
import type { Drawing } from "../../drawing/stage";
import { frame } from "../../grounds/framing-palms";
import { hills } from "../../grounds/hills";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";
import { table } from "../../grounds/table";
import { limeSlice } from "../../parts/lime";

export const cocktail: Drawing = {
  view: [70, 16, 890],
  sun: { x: 590, y: 262, radius: 120 },
  draw(stage) {
    const { warm, warmShade, accent, light } = stage;
    const drink = warm(accent === "#f3dcae" ? "#f0a03c" : accent);
    return (
      sky(stage) +
      hills(stage, { flip: false, end: 500 }) +
      sea(stage, { to: 560 }) +
      frame(stage, 540) +
      table(stage, 540, "#8a5a3c") +
      oval(warmShade("#3a2016"), 606, 668, 160, 24, 0.4) +
      // the glass: wide rim, long stem
      fill("#ffffff", "M594 440h12v196q60 4 90 22H504q30-18 90-22z", 0.55) +
      oval("#ffffff", 600, 660, 104, 16, 0.5) +
      fill("#ffffff", "M404 216H796Q790 400 606 446h-12Q410 400 404 216z", 0.35) +
      fill(drink, "M412 256H788Q776 388 606 430h-12Q424 388 412 256z") +
      fill(warm("#ffcf5c"), "M430 330Q480 410 594 430h12q114-20 164-100-170 40-340 0z", 0.55) +
      oval(drink, 600, 256, 188, 26) +
      oval("#ffffff", 600, 254, 188, 25, 0.35) +
      fill("#ffffff", "M430 250Q440 340 500 386q-36-60-40-136z", 0.5) +
      fill("#ffffff", "M520 262l46-16 34 26-44 18zM620 250l50-8 24 26-50 14z", 0.6) +
      oval("#ffffff", 600, 216, 197, 20, 0.35) +
      line("#ffffff", 4, "M404 216A196 20 0 0 0 796 216A196 20 0 0 0 404 216") +
      // a paper parasol and a slice on the rim
      line(warm("#f1d9a8"), 7, "M560 300L706 66") +
      fill(
        warm("#d8446f"),
        "M556 130C590 30 730 0 830 90 780 86 760 104 752 116 726 96 700 92 680 104 650 92 620 96 600 116 590 116 570 120 556 130z",
      ) +
      fill(
        warm("#f7d26a"),
        "M696 38C650 46 610 74 600 116 620 96 650 92 680 104zM696 38C736 40 760 80 752 116 726 96 700 92 680 104z",
      ) +
      put(414, 226, 1.3, limeSlice(stage, 0, 0, 58, 1)) +
      fill(warm("#d8446f"), "M770 210q34-30 60 4-6 34-40 30-24-8-20-34z") +
      line(light.dark, 3, "M806 204q10-30 36-36", 0.7)
    );
  },
};
