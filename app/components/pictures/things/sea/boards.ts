import { mix } from "../../drawing/colour";
import { fill, oval } from "../../drawing/pen";
import type { Drawing } from "../../drawing/stage";
import { frame } from "../../grounds/framing-palms";
import { hills } from "../../grounds/hills";
import { sand } from "../../grounds/sand";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";
import { board, paintOf } from "../../parts/surfboards";

export const boards: Drawing = {
  draw(stage) {
    const { pick, shade, dice, light } = stage;
    const n = pick([2, 3, 3]);
    const col = (i: number) => paintOf(stage, i);
    const xs = n === 2 ? [520, 700] : [440, 596, 752];
    return (
      sky(stage) +
      hills(stage, { flip: dice() < 0.5, end: 560 }) +
      sea(stage, { to: 560 }) +
      fill(
        light.glint,
        "M-720 446q500-30 1000-6 180-26 350-18 190 6 330-10 360-14 720 6v18q-360-8-720 6-150 20-330 12-180-10-350 8-500-14-1000 6z",
        0.9,
      ) +
      fill(
        mix(light.sea[1], light.glint, 0.3),
        "M200 452q240-18 430-10 190 8 400-14-180 30-380 28-220-4-450-4z",
      ) +
      sand(stage, 548) +
      xs
        .map(
          (x, i) =>
            oval(shade(light.sandShade, 1), x + 40, 650 + (i % 2) * 14, 110, 12, 0.3) +
            board(stage, x, 664 + (i % 2) * 14, 500 - ((i * 47) % 80), 54, col(i), {
              turn: [-7, 2, 8][i],
              band: i === 1 ? col(i + 2) : undefined,
              nose: i === 0 ? col(3) : undefined,
            }) +
            fill(light.sand, `M${x - 70} ${668 + (i % 2) * 14}q30-34 66-24 40-8 74 24z`),
        )
        .join("") +
      frame(stage, 640)
    );
  },
};
