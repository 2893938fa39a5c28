import { fill, line, oval, put } from "../../drawing/pen";
import type { Drawing } from "../../drawing/stage";
import { hills } from "../../grounds/hills";
import { palm, tufts } from "../../grounds/plants";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";
import { bicycle } from "../../parts/bicycle";
import { board } from "../../parts/surfboards";

export const bike: Drawing = {
  draw(stage) {
    const { light, lit, shade, accent, second } = stage;
    return (
      sky(stage) +
      hills(stage, { flip: false, end: 640 }) +
      sea(stage, { to: 520 }) +
      fill(light.leafLit, "M-720 480Q100 430 600 460T1680 450V840H-720z") +
      palm(stage, 860, 560, 450, { lean: -60, size: 1.3 }) +
      fill(lit("#dcc29a"), "M-720 620Q200 560 700 570T1680 550V700Q900 660 300 720T-720 760z") +
      fill(light.leaf, "M-720 780Q100 680 600 710T1680 690V840H-720z") +
      oval(light.dark, 520, 668, 300, 18, 0.35) +
      bicycle(stage, 520, 664, 1.7, accent) +
      // a board in its rack, a basket in front
      put(560, 540, 1, board(stage, 0, 200, 430, 30, "#f6efe0", { band: second }), 84) +
      fill(lit("#c99a5c"), "M616 356h104l-14 74h-76z") +
      line(
        shade("#9a6a34", 0.6),
        4,
        "M622 378h92M628 402h82M644 358l6 70M668 358v70M692 358l-6 70M560 356Q600 330 620 362",
      ) +
      fill(lit("#e4553c"), "M632 356q0-24 24-24t24 24z") +
      fill(light.leafLit, "M686 356q-4-40 30-52-4 34-18 52z") +
      tufts(stage, 40, 300, 720, 5, light.dark, 46) +
      tufts(stage, 740, 950, 712, 4, light.dark, 46)
    );
  },
};
