import { fill, line, oval } from "../../drawing/pen";
import type { Drawing } from "../../drawing/stage";
import { frame } from "../../grounds/framing-palms";
import { hills } from "../../grounds/hills";
import { sand } from "../../grounds/sand";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";

export const icecream: Drawing = {
  sun: { x: 600, y: 280, radius: 150 },
  draw(stage) {
    const { warm, warmShade, shade, accent, second, lit } = stage;
    const scoop = (x: number, y: number, radius: number, colour: string) =>
      oval(lit(colour), x, y, radius) +
      fill(
        shade(colour, 0.7),
        `M${x + radius * 0.3} ${y - radius * 0.95}A${radius} ${radius} 0 0 1 ${x + radius * 0.5} ${y + radius * 0.86}Q${x + radius * 0.9} ${y} ${x + radius * 0.3} ${y - radius * 0.95}z`,
        0.6,
      ) +
      line(
        stage.shine(colour, 0.6),
        11,
        `M${x - radius * 0.64} ${y - radius * 0.1}Q${x - radius * 0.56} ${y - radius * 0.5} ${x - radius * 0.26} ${y - radius * 0.68}`,
      );
    const drip = (y: number, colour: string, radius: number) =>
      fill(
        lit(colour),
        `M${600 - radius} ${y}q-14 26 10 30 14 2 20-16 10 34 32 30 20-4 24-28 14 44 36 40 20-6 22-38 14 30 34 24 16-6 16-28 20 14 30 4 10-10-2-24z`,
      );
    return (
      sky(stage, { clouds: false }) +
      hills(stage, { flip: false, end: 520 }) +
      sea(stage, { to: 600 }) +
      sand(stage, 560) +
      frame(stage, 600) +
      fill(lit("#e0a253"), "M478 384H722L612 742Q600 762 588 742z") +
      fill(shade("#e0a253", 0.7), "M640 384H722L612 742Q600 762 596 750z", 0.7) +
      line(
        shade("#a8702c", 0.4),
        5,
        "M498 450L590 384M516 510L654 384M536 572L712 392M558 640L706 440M582 712L686 500M702 450L610 384M684 510L546 384M664 572L488 392M642 640L494 440M618 712L514 500",
        0.8,
      ) +
      scoop(532, 320, 96, "#fbe3b4") +
      scoop(672, 316, 96, second) +
      scoop(600, 214, 104, accent) +
      drip(300, accent, 96) +
      fill(warmShade("#e0a253", 0.2), "M470 376H730q12 0 12 14t-12 14H470q-12 0-12-14t12-14z") +
      // a cherry and a wafer
      fill(lit("#e9b05c"), "M684 176L762 56l44 26-68 128z") +
      line(shade("#a8702c", 0.3), 4, "M712 134l44 24M734 100l44 24M700 186L778 66") +
      oval(warm("#c8213c"), 580, 106, 30) +
      oval("#ff8d94", 570, 96, 9, 7) +
      line(shade("#4a6a2c"), 6, "M586 80Q600 40 646 26")
    );
  },
};
