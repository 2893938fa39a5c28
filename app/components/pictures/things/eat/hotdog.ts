import { fill, line, oval } from "../../drawing/pen";
import { box } from "../../drawing/shapes";
import type { Drawing } from "../../drawing/stage";
import { outlook } from "../../grounds/outlook-and-yard";
import { pool, table } from "../../grounds/table";
import { bulbs } from "../../parts/lamps";

export const hotdog: Drawing = {
  view: [90, 110, 850],
  draw(stage) {
    const { warm, warmShade, accent } = stage;
    const sauce = "M350 452q30-50 60 0t60 0 60 0 60 0 60 0 60 0 60 0 50-10";
    return (
      outlook(stage) +
      bulbs(stage, -720, 120, 1680, 120, 60) +
      table(stage, 446, "#8a5470") +
      pool(stage, 560, 560, 420, 110) +
      oval(warmShade("#3a2016"), 570, 640, 380, 40, 0.4) +
      // a paper boat in checks
      fill(warm("#fff6e6"), "M200 520H950L890 650H270z") +
      fill(
        warm(accent),
        box(262, 520, 54, 130) +
          box(370, 520, 54, 130) +
          box(478, 520, 54, 130) +
          box(586, 520, 54, 130) +
          box(694, 520, 54, 130) +
          box(802, 520, 54, 130),
        0.85,
      ) +
      fill(warm("#fff6e6"), "M220 562H930l-20 44H240z", 0.75) +
      fill(warmShade("#fff6e6", 0.5), "M200 520H950l-10 20H210z", 0.7) +
      fill(warmShade("#b8702c", 0.4), "M250 500Q230 410 330 400H810Q920 410 900 500z") +
      fill(warm("#d98e42"), "M252 480Q240 400 330 394H812Q910 400 898 480z") +
      fill(
        warm("#6fa844"),
        "M270 470q-10-40 30-40 20-30 60-10 30-26 70 0 40-24 70 0 40-24 70 0 40-24 70 0 40-24 70 0 40-20 70 4 40-16 70 10 30 4 24 40z",
      ) +
      line(warmShade("#8e3a20", 0.5), 84, "M300 468Q580 506 850 468") +
      line(warm("#c4552f"), 74, "M300 460Q580 498 850 460") +
      line(warm("#e98a5c"), 13, "M290 440Q580 470 800 444", 0.8) +
      line(warmShade("#b07c14", 0.2), 19, sauce) +
      line(warm("#f7c433"), 15, sauce) +
      fill(
        warm("#e2a054"),
        "M246 500Q240 476 268 478 580 540 884 478 908 476 904 500 890 590 800 596H350Q262 590 246 500z",
      ) +
      fill(warm("#f3c887"), "M290 510Q580 560 860 506 580 590 290 510z") +
      fill(warmShade("#c9803c", 0.4), "M262 540Q280 590 350 596H800Q880 590 896 540 820 572 580 574T262 540z")
    );
  },
};
