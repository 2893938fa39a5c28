import { fill, line, oval, put } from "../../drawing/pen";
import { type Drawing, edge } from "../../drawing/stage";
import { hills } from "../../grounds/hills";
import { palm } from "../../grounds/plants";
import { sand } from "../../grounds/sand";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";
import { turtleFromAbove } from "../../parts/turtle-from-above";

/** A turtle on her way back to the water, her track behind her. */
export const turtle: Drawing = {
  near: [136, 66, 654],
  sun: { x: 300, y: 150, radius: 50 },
  draw(stage) {
    const { light, shade, dice } = stage;
    const dark = shade(light.sandShade, 0.9);
    return (
      sky(stage) +
      hills(stage, { flip: dice() < 0.5, end: 520 }) +
      sea(stage, { to: 500 }) +
      sand(stage, 436) +
      palm(stage, 1130, 480, 330, { lean: 20, size: 1.1 }) +
      track(dark) +
      oval(light.dark, 530, 552, 250, 76, 0.35) +
      put(506, 520, [1.22, 0.76], put(0, 0, 1, turtleFromAbove(stage), -38))
    );
  },
};

/** Strokes of the flippers left and right, between them the drag of the shell; wider toward the viewer. */
function track(colour: string): string {
  let strokes = "";
  for (let i = 0; i < 9; i++) {
    const far = i / 8;
    const [x, y, size] = [640 + 300 * far, 606 + 200 * far, 0.9 + 0.6 * far];
    for (const side of [-1, 1]) {
      const [atX, atY] = [Math.round(x + side * 128 * size), Math.round(y - side * 44 * size)];
      strokes += `M${atX} ${atY}q${Math.round(34 * size)}-${Math.round(22 * size)} ${Math.round(72 * size)}-2q-${Math.round(34 * size)} ${Math.round(20 * size)}-${Math.round(72 * size)} 2z`;
    }
  }
  return fill(colour, strokes, 0.7) + line(colour, 30, `M640 606L960 ${edge.foot}`, 0.25);
}
