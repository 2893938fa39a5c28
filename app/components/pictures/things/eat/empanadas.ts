import { dashes, fill, line, oval, put } from "../../drawing/pen";
import type { Drawing } from "../../drawing/stage";
import { stamp } from "../../drawing/stamp";
import { frame } from "../../grounds/framing-palms";
import { outlook } from "../../grounds/outlook-and-yard";
import { pool, table } from "../../grounds/table";

export const empanadas: Drawing = {
  view: [110, 130, 840],
  draw(stage) {
    const { warm, warmShade, accent } = stage;
    const one = stamp(
      stage,
      "emp",
      () =>
        fill(warmShade("#b36a22", 0.4), "M-150 40C-160-60-80-130 10-126 100-120 160-60 150 40Q0 74-150 40z") +
        fill(warm("#e3a144"), "M-150 30C-158-66-80-130 10-126 100-120 158-66 150 30Q0 62-150 30z") +
        fill(
          warm("#f4c979"),
          "M-110-20C-96-76-40-108 20-104-30-84-70-60-84-10zM30-60q40 6 60 46-44-6-60-46z",
        ) +
        dashes(warmShade("#b36a22", 0.3), 15, "4 24", "M-144 38Q0 68 146 38", 0.9) +
        oval(warmShade("#c07a2a", 0.3), 30, -20, 12, 7) +
        oval(warmShade("#c07a2a", 0.3), -20, 10, 9, 5),
    );
    return (
      outlook(stage) +
      frame(stage, 466) +
      table(stage, 440, "#b5763f") +
      pool(stage, 560, 550, 420, 120) +
      oval(warmShade("#3a2016"), 566, 616, 370, 60, 0.4) +
      // a leaf for a plate
      fill(warmShade("#3f7f3c", 0.6), "M180 600C320 500 760 490 960 586 760 690 320 690 180 600z") +
      fill(warm("#5fa04a"), "M180 590C320 490 760 480 960 576 760 680 320 680 180 590z") +
      line(
        warm("#93c46c"),
        5,
        "M190 590Q560 560 950 576M320 580L360 530M440 572L490 514M580 566L640 508M720 568L790 520M340 590L390 640M470 580L520 654M620 574L670 650M750 574L800 630",
      ) +
      one(410, 540, 0.98, -10) +
      one(716, 530, 0.98, 10) +
      one(560, 580, 1.06, -2) +
      put(
        236,
        540,
        1,
        fill(warmShade(accent, 0.7), "M-84-30q4 74 54 78h60q50-4 54-78z") +
          fill(warm(accent), "M-84-30q4 74 54 78h20q-40-20-46-78z") +
          oval(warm("#fff4e0"), 0, -30, 84, 24) +
          oval(warm("#c93f2c"), 0, -28, 70, 17) +
          fill(warm("#3f8f3f"), "M-34-30q14-12 30 0-14 10-30 0zM8-24q14-12 30 0-14 10-30 0z"),
      )
    );
  },
};
