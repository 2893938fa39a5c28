import { each, fill, oval } from "../../drawing/pen";
import { lens } from "../../drawing/shapes";
import type { Drawing } from "../../drawing/stage";
import { hills } from "../../grounds/hills";
import { clump, palm } from "../../grounds/plants";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";
import { lounger, parasol } from "../../parts/parasol-and-lounger";

export const pool: Drawing = {
  draw(stage) {
    const { accent, shade, lit, shine, lamps, light } = stage;
    const wall = "#fbf3e4";
    const acc = accent;
    const win = (x: number, y: number, width: number, height: number) =>
      fill(
        lamps ? "#ffd488" : shade("#5f97a0", 0.3),
        `M${x} ${y + height}v-${height - 14}q${width / 2}-28 ${width} 0v${height - 14}z`,
      );
    return (
      sky(stage) +
      hills(stage, { flip: false, end: 560 }) +
      sea(stage, { to: 470 }) +
      clump(light.near, -720, 520, 452, 60) +
      palm(stage, 90, 520, 380, { lean: 36, fill: light.leaf, size: 1.15 }) +
      palm(stage, 860, 500, 420, { lean: 30, fill: light.leaf, size: 1.2 }) +
      palm(stage, 440, 500, 300, { lean: -30, fill: light.leaf, size: 0.85 }) +
      fill(lit(wall), "M520 320h440v180H520zM640 236h320v90H640z") +
      fill(shade(wall, 0.5), "M640 318h320v10H640zM520 320h120v12H520zM900 236h60v264h-60z", 0.9) +
      fill(lit("#c9694c"), "M628 222h332v18H628zM508 308h132v14H508z") +
      each([548, 660, 730, 800], (x) => win(x, 368, 46, 110)) +
      each([672, 742, 812], (x) => win(x, 256, 44, 56)) +
      clump(light.leaf, 480, 1680, 500, 46) +
      fill(lit("#efdcbb"), "M-720 470H0C200 456 420 476 960 486H1680V840H-720z") +
      fill(shade("#efdcbb", 0.6), "M0 470C200 456 420 476 960 486v10C420 486 200 466 0 480z", 0.5) +
      fill(shine(wall, 0.3), "M-720 600H0C160 560 330 600 470 628 640 660 800 622 960 634H1680V840H-720z") +
      fill(lit("#35b4bd"), "M-720 616H0C160 576 330 616 470 644 640 676 800 638 960 650H1680V840H-720z") +
      fill(
        shade("#35b4bd", 0.6),
        "M0 616C160 576 330 616 470 644 640 676 800 638 960 650v12C800 650 640 688 470 656 330 628 160 588 0 628z",
        0.6,
      ) +
      fill(
        shine("#7fdde0", 0.6),
        lens(60, 652, 150, 6) + lens(260, 684, 190, 7) + lens(40, 700, 120, 5) + lens(560, 700, 160, 6),
        0.8,
      ) +
      oval(shade("#c9a87c", 1), 640, 596, 210, 14, 0.35) +
      parasol(stage, 610, 330, 1.06, acc) +
      lounger(stage, 520, 548, 0.95, "#fff8ea") +
      lounger(stage, 740, 556, -0.95, "#fff8ea")
    );
  },
};
