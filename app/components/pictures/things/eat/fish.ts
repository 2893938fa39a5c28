import { mix } from "../../drawing/colour";
import { each, fill, line, oval } from "../../drawing/pen";
import { lens } from "../../drawing/shapes";
import type { Drawing } from "../../drawing/stage";
import { stamp } from "../../drawing/stamp";
import { frame } from "../../grounds/framing-palms";
import { outlook } from "../../grounds/outlook-and-yard";
import { pool, table } from "../../grounds/table";
import { limeSlice, limeWedge } from "../../parts/lime";
import { plate } from "../../parts/tableware";

export const fish: Drawing = {
  view: [100, 140, 856],
  draw(stage) {
    const { warm, warmShade } = stage;
    const red = warm("#e4553c");
    const redS = warmShade("#d0432f", 0.6);
    const pale = mix(warm("#ffb493"), "#ffffff", 0.05);
    return (
      outlook(stage) +
      frame(stage, 470) +
      table(stage, 428, "#a86a3c") +
      pool(stage, 590, 520, 420, 120) +
      plate(stage, 590, 500, 330) +
      fill(
        warm("#5f9c45"),
        "M330 470q-20-40 20-58 6-30 44-18 30-26 56 6 30 6 24 40l-20 40zM760 470q40 4 62-18 34 4 22 34-2 24-40 26l-50 6z",
      ) +
      fill(warm("#86bb58"), "M352 462q0-30 34-34 30 2 36 36zM780 492q24-2 40-22 16 8 2 22z") +
      fill(redS, "M470 366l20-46 16 18 24-30 18 22 30-22 14 26 34-10 8 26 40 2 2 24z") +
      fill(
        red,
        "M306 470C330 402 420 354 520 356c86 2 158 34 214 72l70-50c22-10 30 2 22 20-14 32-14 66 8 98 10 18-4 30-22 20l-80-48c-60 42-150 62-242 54-92-6-156-24-184-52z",
      ) +
      fill(
        pale,
        "M318 480c60 22 150 34 232 26 70-8 130-26 176-50-50 54-140 78-236 70-92-6-150-20-172-46z",
        0.85,
      ) +
      fill(
        redS,
        "M418 384c34 30 40 90 12 130-6-44-2-90-12-130zM560 470c34 6 56 28 60 58-34-4-60-24-60-58zM804 400l-50 44-8-6zM822 508l-66-44 2-10z",
      ) +
      line(redS, 9, "M494 386q26 24 26 62M556 386q26 22 26 58M618 398q22 18 22 46") +
      line(pale, 3, "M490 390q24 24 24 60M552 390q24 22 24 56M614 402q20 18 20 44") +
      oval("#fff8ea", 366, 440, 12) +
      oval("#2a1a20", 366, 440, 8) +
      line(warmShade("#8e2a22", 1), 4, "M308 472l40-3") +
      each(
        [
          [700, 536],
          [632, 556],
        ],
        ([x, y]) => stamp(stage, "z", () => limeSlice(stage, 0, 0, 40, 0.62))(x, y),
      ) +
      each(
        [
          [470, 556],
          [536, 572],
        ],
        ([x, y]) =>
          oval(warmShade("#c98a2a", 0.6), x, y + 7, 46, 24) +
          oval(warm("#efb94a"), x, y, 46, 24) +
          fill(warm("#ffdc86"), lens(x - 26, y - 4, 34, 5) + lens(x, y + 7, 26, 4)),
      ) +
      limeWedge(stage, 150, 590, 1.25, -8) +
      limeWedge(stage, 238, 626, 1.1, 14)
    );
  },
};
