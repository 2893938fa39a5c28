import { bare, fill, line, oval } from "../../drawing/pen";
import type { Drawing } from "../../drawing/stage";
import { stamp } from "../../drawing/stamp";
import { hills } from "../../grounds/hills";
import { palm } from "../../grounds/plants";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";
import { deck } from "../../grounds/table";

export const clothes: Drawing = {
  draw(stage) {
    const { light, lit, shade, shine, accent, second, third } = stage;
    const shirt = stamp(
      stage,
      "shirt",
      () =>
        line(light.dark, 4, "M0-24q-8-14 4-18 8 6-4 18L-40-4M0-24L40-4") +
        bare("M-28-6Q0 14 28-6L66 12 96 76 60 92 52 74V200q-52 14-104 0V74l-8 18-36-16 30-64z") +
        fill("#000000", "M20 0L66 12 96 76 60 92 52 74V200q-16 4-34 6 14-100 2-206z", 0.14),
    );
    return (
      sky(stage) +
      hills(stage, { flip: stage.dice() < 0.5, end: 600 }) +
      sea(stage, { to: 560 }) +
      palm(stage, 110, 600, 470, { lean: 40, size: 1.25 }) +
      deck(stage, 540, "#c9a77c") +
      oval(shade("#5a4030"), 580, 700, 340, 18, 0.35) +
      // a rail on wheels
      line(shade("#4a5256", 0.2), 13, "M290 690V180H870V690M240 690H340M820 690H920M290 620H870") +
      shirt(390, 222, 1.15, 0, lit(accent)) +
      shirt(540, 222, 1.15, 0, lit("#fff6e6")) +
      shirt(690, 222, 1.15, 0, lit(second)) +
      fill(lit(accent), "M484 320H596v26H484zM484 372H596v26H484z") +
      fill(lit("#fff6e6"), "M690 306q40 10 40 40t-40 40-40-40 40-40z", 0.9) +
      fill(lit(third), "M690 322q24 8 24 26t-24 26-24-26 24-26z") +
      fill(lit("#fff6e6"), "M350 350q20-26 40-6t40-6v16q-20 16-40-2t-40 12z", 0.9) +
      // a dress, a pile of jeans, a hat on the post
      line(light.dark, 4, "M810 200q-8-14 4-18 8 6-4 18L784 220M810 200L836 220") +
      fill(lit(third), "M784 218Q810 236 836 218L846 330 890 560Q810 600 730 560L774 330z") +
      fill(shade(third, 0.7), "M820 226l16-8 10 112 44 230q-20 14-50 20 0-180-20-354z", 0.6) +
      fill(lit("#fff6e6"), "M774 330h72l2 16h-76z") +
      fill(shade("#3f5f8c", 0.2), "M360 640H560v40H360z") +
      fill(lit("#4f74a8"), "M356 620H564v26H356z") +
      fill(lit("#6f94c4"), "M366 596H556v26H366z") +
      fill(lit("#e9c98a"), "M236 176q54-20 110 0-54 22-110 0z") +
      fill(lit("#dcb878"), "M262 172q0-40 29-40t30 40q-30 10-59 0z") +
      fill(shine(accent, 0), "M262 172l2-16q28 8 55 0l2 16q-30 10-59 0z")
    );
  },
};
