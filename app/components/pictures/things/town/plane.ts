import { fill, line, oval, put } from "../../drawing/pen";
import type { Drawing } from "../../drawing/stage";
import { hills } from "../../grounds/hills";
import { palm } from "../../grounds/plants";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";

export const plane: Drawing = {
  draw(stage) {
    const { light, lit, shade, shine, accent, second } = stage;
    const white = "#fffaf0";
    return (
      sky(stage) +
      hills(stage, { flip: false, end: 760, rise: 1.2 }) +
      sea(stage, { to: 840 }) +
      // far below: the beach, the point, the surf
      fill(light.leaf, "M1680 560Q1200 540 900 590 760 620 700 680 640 740 600 840H1680z") +
      fill(
        light.sand,
        "M1680 540Q1180 516 890 566 730 600 664 670 600 740 560 840H610Q650 740 706 684 770 626 900 594 1200 548 1680 568z",
      ) +
      line(
        light.glint,
        8,
        "M1680 530Q1170 500 876 550 710 586 640 660 570 740 530 840M620 640Q580 690 560 760",
        0.8,
      ) +
      palm(stage, 860, 700, 150, { lean: 20, size: 0.5 }) +
      palm(stage, 920, 690, 130, { lean: -16, size: 0.46 }) +
      put(
        470,
        300,
        0.84,
        // one engine, high wing, striped
        fill(shade(white, 0.7), "M-20-40L-230 60-210 80 60 0z") +
          fill(
            lit(white),
            "M-330-20Q-300-44-200-40L60-66Q200-70 270-30 300-6 280 20 200 60 60 58L-200 30Q-320 10-330-20z",
          ) +
          fill(
            shade(white, 0.6),
            "M-330-20Q-200 20 60 30 200 30 290-6 296 10 280 20 200 60 60 58L-200 30Q-320 10-330-20z",
            0.6,
          ) +
          fill(lit(accent), "M-326-10Q-200 10 60 16 200 18 292 0L286 16Q200 34 60 34-200 24-326-10z") +
          fill(lit(accent), "M-330-20L-384-120-320-124-240-40z") +
          fill(lit(second), "M-358-72l-12-22 56-4 18 24z") +
          fill(lit(white), "M-330-10L-400 14-340 20-270 2z") +
          fill(
            shade("#4d8a94", 0.3),
            "M120-58Q200-60 246-28L180-22 112-26zM30-54H96l-4 26H24zM-50-46H12l-6 22H-56z",
          ) +
          fill(shine("#bfe0e0", 0.5), "M140-56h26l-30 30h-16zM44-52h20l-22 24h-14z", 0.6) +
          fill(lit(white), "M-60-66Q60-110 200-84 100-70 60-50L-20-46z") +
          fill(lit(white), "M-10-84L420-130Q440-120 420-106L120-66z") +
          fill(lit(accent), "M330-120L420-130Q440-120 420-106L340-94z") +
          fill(shade(white, 0.8), "M-10-84L420-130 380-110 60-72z", 0.6) +
          fill(shade("#6a7276", 0.3), "M278-20h22q10 6 8 24h-28z") +
          oval(light.cloud, 312, -4, 9, 96, 0.5) +
          line(light.dark, 4, "M312-90V82", 0.5) +
          line(shade("#4a5256", 0.3), 8, "M120 50L150 100M30 54L10 100") +
          oval("#22282c", 154, 108, 21) +
          oval("#22282c", 6, 108, 21),
        -9,
      )
    );
  },
};
