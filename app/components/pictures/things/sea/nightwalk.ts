import { bare, fill, line, oval, put } from "../../drawing/pen";
import { disc } from "../../drawing/shapes";
import type { Drawing, Stage } from "../../drawing/stage";
import { stamp } from "../../drawing/stamp";
import { hills } from "../../grounds/hills";
import { palm } from "../../grounds/plants";
import { sand } from "../../grounds/sand";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";
import { turtleFromAbove } from "../../parts/turtle-from-above";

/** A guide and visitors watch from afar. No moon and no lantern: whoever watches brings no light. */
export const nightwalk: Drawing = {
  sun: { radius: 0 },
  draw(stage) {
    const { light, shade } = stage;
    const dark = shade(light.sandShade, 0.9);
    return (
      sky(stage, { clouds: false }) +
      hills(stage, { flip: true, end: 600 }) +
      sea(stage, { to: 500 }) +
      sand(stage, 436) +
      palm(stage, 930, 560, 460, { lean: -70, size: 1.25 }) +
      line(dark, 44, "M622 446Q640 500 720 560", 0.32) +
      oval(light.dark, 738, 588, 130, 34, 0.45) +
      put(730, 572, [0.62, 0.46], put(0, 0, 1, turtleFromAbove(stage), 128)) +
      group(stage)
    );
  },
};

function group(stage: Stage): string {
  const { light, shade, shine, accent, second, third } = stage;
  const skin = shine("#a8704c", 0.15);
  const visitor = stamp(
    stage,
    "v",
    () =>
      fill(shade("#2a3450", 0.4), "M-38-150H38L34 0H8L0-110-8 0H-34z") +
      line(skin, 17, "M-50-232Q-66-180-56-136M50-232Q66-180 56-136") +
      bare("M-52-244Q0-276 52-244L60-176 40-176V-134H-40V-176L-60-176z") +
      fill(light.dark, "M20-260L52-244 60-176 40-176V-134H16Q30-200 20-260z", 0.25) +
      fill(skin, "M-12-272h24v20h-24z") +
      fill(light.dark, disc(0, -300, 30, 34)),
  );
  const guide =
    fill(shade("#2a3450", 0.4), "M-36-156H36L32 0H6L0-112-8 0H-34z") +
    line(skin, 18, "M40-238Q90-226 156-244l22-2M-46-234Q-74-190-52-146") +
    fill(shine(accent, 0.25), "M-50-250Q0-284 50-250L76-240 72-212 40-216V-138H-40V-180L-64-186z") +
    fill(skin, "M-12-280h24v22h-24z") +
    fill(skin, disc(4, -304, 29, 33)) +
    fill(shine(accent, 0.25), "M-28-302C-32-346 36-350 36-312L68-304Q70-298 62-297L30-302z");
  return (
    oval(light.dark, 260, 716, 250, 22, 0.35) +
    visitor(76, 716, 0.92, 0, shine(second, 0.25)) +
    put(366, 700, 1, guide) +
    visitor(182, 726, 1.08, 0, shine("#f3e3c4", 0.25)) +
    visitor(272, 742, 0.74, 0, shine(third, 0.25))
  );
}
