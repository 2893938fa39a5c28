import { fill, line, put } from "../../drawing/pen";
import type { Drawing } from "../../drawing/stage";
import { frame } from "../../grounds/frame";
import { hills } from "../../grounds/hills";
import { sand } from "../../grounds/sand";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";

export const lesson: Drawing = {
  draw(stage) {
    const { light, lit, shade, accent, second, third } = stage;
    // soft boards in a row on the sand, seen from behind the teacher
    const soft = (x: number, lean: number, colour: string) =>
      put(
        x,
        612,
        0.9,
        fill(
          shade(light.sandShade),
          `M-52 14Q${lean - 40}-120 ${lean * 1.5}-196q14-6 30 0Q${lean + 70}-100 70 14z`,
          0.35,
        ) +
          fill(
            lit(colour),
            `M-50 0C-66-50 ${lean - 52}-150 ${lean - 6}-200q6-8 12 0C${lean + 44}-150 60-50 50 0q-50 24-100 0z`,
          ) +
          fill(
            lit("#fff6e6"),
            `M-57-60Q${lean * 0.2}-40 ${58}-60l-3-22Q${lean * 0.2}-62 ${lean * 0.16 - 53}-82z`,
            0.95,
          ) +
          line(shade(colour, 0.8), 3, `M0 0Q${lean * 0.4}-110 ${lean}-194`, 0.7),
      );
    return (
      sky(stage) +
      hills(stage, { flip: false, end: 560 }) +
      sea(stage, { to: 600 }) +
      // small clean waves, one behind the other
      fill(
        light.glint,
        "M-720 446q300-20 500 0 340 24 600-6 300-30 560 4 320 20 740-6v14q-420 30-740 12-260-30-560 0-260 30-600 10-200-16-500 2z",
        0.9,
      ) +
      fill(
        light.glint,
        "M-720 500q400-26 700 0 300 20 520-4 260-20 520 4 300 14 660-6v18q-360 24-660 8-260-20-520 0-220 26-520 8-300-20-700 0z",
        0.8,
      ) +
      sand(stage, 520) +
      // the school's flag, in one color: red over yellow would mean lifeguards
      line(shade("#8a6244", 0.3), 9, "M832 236V596") +
      fill(lit("#e4553c"), "M828 242Q774 216 722 248 746 274 714 312 774 296 828 322z") +
      fill(light.sand, "M786 606q36-34 60-22 34-4 56 22z") +
      soft(170, 70, accent) +
      soft(345, 44, second) +
      soft(520, 4, third) +
      soft(695, -40, third.startsWith("#3f") ? "#f0b43c" : "#3f74b4") +
      frame(stage, 600, ["corner", "none"])
    );
  },
};
