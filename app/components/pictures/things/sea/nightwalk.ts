import { dashes, line, oval, put } from "../../drawing/pen";
import type { Drawing } from "../../drawing/stage";
import { hills } from "../../grounds/hills";
import { palm } from "../../grounds/plants";
import { sand } from "../../grounds/sand";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";
import { turtleFromAbove } from "./turtle";

/** No moon and no lantern: whoever watches brings no light, and sees by the stars. */
export const nightwalk: Drawing = {
  view: [110, 175, 726],
  sun: { radius: 0 },
  draw(stage) {
    const { light, shade } = stage;
    const dark = shade(light.sandShade, 0.9);
    const track = "M486 600Q540 640 610 740";
    return (
      sky(stage, { clouds: false }) +
      hills(stage, { flip: true, end: 600 }) +
      sea(stage, { to: 500 }) +
      sand(stage, 450) +
      palm(stage, 806, 560, 430, { lean: -60, size: 1.25 }) +
      line(dark, 34, track, 0.35) +
      put(-58, 22, 1, dashes(dark, 20, "12 34", track, 0.75)) +
      put(62, -18, 1, dashes(dark, 20, "12 34", track, 0.75)) +
      oval(light.dark, 446, 560, 200, 44, 0.45) +
      put(432, 534, [0.96, 0.66], put(0, 0, 1, turtleFromAbove(stage), -24))
    );
  },
};
