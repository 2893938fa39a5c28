import { bare, dashes, each, fill, line, oval } from "../../drawing/pen";
import type { Drawing } from "../../drawing/stage";
import { stamp } from "../../drawing/stamp";
import { hills } from "../../grounds/hills";
import { palm } from "../../grounds/plants";
import { sand } from "../../grounds/sand";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";
import { paper } from "../../parts/paper-decorations";

export const pinata: Drawing = {
  draw(stage) {
    const { light, lit, shade, accent, second, third } = stage;
    const gay = ["#d8446f", "#f4c63e", "#2f9c95", "#e9783c", "#7a62ac", "#4f9a44", "#3f74b4"];
    // a star of cones, fringed with paper, a tassel on every point
    const cone = stamp(
      stage,
      "cone",
      () =>
        line(lit("#f4c63e"), 5, "M-14-250L-26-300M-5-254L-8-310M5-254L8-310M14-250L26-300") +
        bare("M-62-60L-9-256H9L62-60z") +
        dashes("#ffffff", 13, "2 13", "M-54-90H56M-36-150H38M-20-210H22", 0.65) +
        fill("#000000", "M14-240L9-256 62-60H30z", 0.14),
    );
    return (
      sky(stage) +
      hills(stage, { flip: false, end: 620 }) +
      sea(stage, { to: 520 }) +
      sand(stage, 500) +
      palm(stage, 100, 580, 460, { lean: 40, size: 1.25 }) +
      paper(stage) +
      line(shade("#8a6244", 0.2), 5, "M560-200V250") +
      each([0, 1, 2, 3, 4, 5, 6], (i) => cone(560, 350, 0.92, i * 51.4 + 26, lit(gay[i] ?? accent))) +
      oval(lit(accent), 560, 350, 104) +
      dashes(lit(second), 30, "4 22", "M560 272a78 78 0 1 1-1 0") +
      dashes(lit("#fff6e6"), 26, "4 20", "M560 302a48 48 0 1 1-1 0") +
      oval(lit(third), 560, 350, 36) +
      fill("#000000", "M600 254a104 104 0 0 1 0 192 140 140 0 0 0 0-192z", 0.12) +
      // what has fallen out
      oval(shade(light.sandShade), 560, 676, 300, 20, 0.4) +
      each(
        [
          [400, 660, accent],
          [470, 690, "#f4c63e"],
          [560, 664, second],
          [640, 694, third],
          [720, 664, "#d8446f"],
          [330, 696, "#2f9c95"],
          [800, 690, "#f4c63e"],
        ],
        ([x, y, colour]) =>
          fill(lit(colour), `M${x - 44} ${y - 12}l22 6v12l-22 6zM${x + 44} ${y - 12}l-22 6v12l22 6z`) +
          oval(lit(colour), x, y, 25, 17),
      ) +
      line(shade("#8a5f34", 0.2), 17, "M820 560L930 690") +
      line(lit("#d8446f"), 17, "M836 578l16 19M872 622l16 18", 0.9)
    );
  },
};
