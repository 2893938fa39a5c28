import { fill, line, oval, put } from "../../drawing/pen";
import type { Drawing } from "../../drawing/stage";
import { hills } from "../../grounds/hills";
import { palm } from "../../grounds/plants";
import { sand } from "../../grounds/sand";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";

export const volleyball: Drawing = {
  draw(stage) {
    const { light, lit, shade, shine, accent, second } = stage;
    return (
      sky(stage) +
      hills(stage, { flip: false, end: 600 }) +
      sea(stage, { to: 540 }) +
      sand(stage, 490) +
      palm(stage, 80, 560, 430, { lean: 30, size: 1.2 }) +
      // the net from pole to pole
      line(shade("#8a6244", 0.2), 15, "M250 200V650M950 210V640") +
      fill(light.sand, "M206 660q44-34 90 0zM908 650q42-34 90 0z") +
      line(
        light.dark,
        2.5,
        "M250 232L950 242M250 260L950 268M250 288L950 296M250 316L950 322M250 344L950 350M290 220V380M330 220V380M370 222V380M410 222V382M450 224V382M490 224V382M530 226V384M570 226V384M610 228V384M650 228V384M690 230V386M730 230V386M770 232V386M810 232V386M850 234V388M890 234V388M920 236V388",
        0.55,
      ) +
      line(lit("#fffaf0"), 15, "M250 216L950 230M250 382L950 390") +
      line(lit(accent), 15, "M330 218L400 220M800 227L870 229") +
      line(shade("#8a6244", 0.4), 4, "M250 200L120 640M950 210L1090 640") +
      line(lit(second), 7, "M180 690L960 670M180 690L60 760") +
      // the ball, over the net
      oval(shade(light.sandShade), 560, 664, 110, 16, 0.45) +
      put(
        560,
        560,
        1.12,
        oval(lit("#fffaf0"), 0, 0, 92) +
          fill(lit(accent), "M-20-90Q40-60 60-6 76 40 60 70 96 30 90-20 70-90-20-90z") +
          fill(lit(second), "M-92-6Q-60-60-10-70 20-50 34-10-20-20-60 10-84 20-92-6z") +
          fill(shade("#fffaf0", 0.7), "M60-70Q100-20 80 40 40 100-30 88 60 60 60-70z", 0.5) +
          line(
            shade("#8a7a68", 0.4),
            3,
            "M-20-90Q40-60 60-6 76 40 60 70M-92-6Q-60-60-10-70M-84 34Q-30-10 34-10M-60 68Q-10 30 50 40M-10 92Q30 70 60 70M34-10Q50 20 50 40",
          ),
      ) +
      put(
        790,
        660,
        1,
        fill(lit("#e9c98a"), "M-90 0q90-34 180 0-90 34-180 0z") +
          fill(lit("#dcb878"), "M-50-6q2-52 50-52t50 52q-50 18-100 0z") +
          fill(lit(accent), "M-50-6l3-20q48 14 94 0l3 20q-50 18-100 0z") +
          fill(shine("#e9c98a", 0.5), "M-70-4q30-14 60-16-30 10-40 22z"),
      )
    );
  },
};
