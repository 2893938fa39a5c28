import { each, fill, line, oval, put } from "../../drawing/pen";
import { lens } from "../../drawing/shapes";
import type { Drawing } from "../../drawing/stage";
import { frame } from "../../grounds/framing-palms";
import { outlook } from "../../grounds/outlook-and-yard";
import { pool, table } from "../../grounds/table";
import { plate } from "../../parts/tableware";

export const cake: Drawing = {
  view: [130, 110, 830],
  draw(stage) {
    const { warm, warmShade, accent } = stage;
    const layer = (y: number, colour: string) =>
      fill(warm(colour), `M390 ${y}L720 ${y + 34}v30L390 ${y + 30}z`) +
      fill(warmShade(colour, 0.7), `M720 ${y + 34}L850 ${y - 26}v30L720 ${y + 64}z`);
    return (
      outlook(stage) +
      frame(stage, 470) +
      table(stage, 450, "#e0b9a0") +
      pool(stage, 600, 560, 400, 110) +
      plate(stage, 600, 596, 320, "#fff6e8", 0.3) +
      fill(warmShade("#4a2a1c"), "M390 584L720 624 880 560 860 540 720 600z", 0.3) +
      layer(540, "#f0cf8e") +
      layer(510, "#fff6e4") +
      layer(480, "#f0cf8e") +
      layer(450, "#fff6e4") +
      layer(420, "#f0cf8e") +
      each(
        [
          [430, 556],
          [500, 552],
          [580, 570],
          [660, 572],
          [460, 496],
          [560, 506],
          [640, 512],
          [430, 436],
          [520, 446],
          [610, 458],
          [690, 466],
        ],
        ([x, y]) => oval(warmShade("#d9a95c", 0.2), x, y, 8, 5),
      ) +
      fill(
        warm("#fffaf0"),
        "M380 420Q380 400 400 394L600 340Q640 330 670 340L850 380q14 6 10 20L720 464q-10 6-24 4L392 432q-12-2-12-12z",
      ) +
      fill(
        warmShade("#e9d9c4", 0.4),
        "M720 464L860 400q6 30-20 26-6 24-30 18-10 30-40 18-14 24-36 14-10-4-14-12z",
      ) +
      fill(
        warm("#fffaf0"),
        "M386 430q0 34 26 28 10 36 36 14 20 30 40 4 24 34 44 4 24 36 46 6 26 34 46 4 26 30 46 0 24 24 50-26z",
      ) +
      fill(warm("#ffffff"), lens(470, 396, 160, 12) + lens(640, 370, 110, 8), 0.8) +
      // the strawberry
      fill(warmShade("#7a1f1c", 0.4), "M574 392q50 24 100 0-20 20-50 20t-50-20z", 0.5) +
      fill(warm("#dc3a34"), "M570 330q-12-44 54-46 66 2 54 46-14 50-54 68-40-18-54-68z") +
      fill(warmShade("#b3241f", 0.3), "M640 286q48 6 38 44-14 50-54 68 30-46 16-112z", 0.8) +
      line(warm("#ffd98a"), 4, "M596 320v6M620 346v6M604 356v4M640 318v6M656 340v6M630 372v4") +
      fill(warm("#4f9a44"), "M624 296q-50 6-58-24 30-6 46 8-4-30 16-44 14 18 8 44 20-16 48-6-12 28-60 22z") +
      // fork
      put(
        262,
        606,
        1,
        line(warmShade("#a8b4b6", 0.5), 11, "M0-20V112") +
          fill(
            warm("#dfe6e6"),
            "M-26-120h8v64h10v-66h8v66h10v-66h8v66h10v-64h8v74q0 30-24 34h-14q-24-4-24-34z",
          ),
        14,
      ) +
      line(warm(accent), 9, "M318 616Q360 690 600 690T880 616", 0.8)
    );
  },
};
