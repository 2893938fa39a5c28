import { each, fill, line, oval } from "../../drawing/pen";
import type { Drawing } from "../../drawing/stage";
import { frame } from "../../grounds/framing-palms";
import { outlook } from "../../grounds/outlook-and-yard";
import { sand } from "../../grounds/sand";
import { bulbs, glow } from "../../parts/lamps";
import { steam } from "../../parts/steam";

export const grill: Drawing = {
  draw(stage) {
    const { shade, light } = stage;
    return (
      outlook(stage) +
      bulbs(stage, -720, 50, 0, 50, 60) +
      bulbs(stage, 0, 50, 960, 50, 60) +
      bulbs(stage, 960, 50, 1680, 50, 60) +
      sand(stage, 540) +
      frame(stage, 590) +
      oval(light.dark, 600, 672, 260, 22, 0.4) +
      fill(shade("#3a3436", 0.4), "M430 500l16 0-30 176h-14zM762 500h16l28 176h-14zM420 600h360v10H420z") +
      glow(stage, 600, 350, 340) +
      fill(shade("#3f4648", 0.5), "M364 392h472q0 132-110 142H474Q364 524 364 392z") +
      fill(shade("#5f686a", 0.2), "M364 392h90q4 100 70 142h-50Q364 524 364 392z") +
      fill(shade("#2a2e32", 0.6), "M352 376h496v22H352z") +
      fill(
        "#ff7a2a",
        "M380 378q10-30 30-26 0-36 26-44 2 22 16 26 10-50 44-62-4 34 18 44 8-28 30-38 2 36 20 44 12-44 42-66 0 46 28 60 10-20 26-26 0 26 14 36 14-34 44-44-4 32 12 42 14-16 26-14-4 22 8 36 10-4 20-2l8 34z",
      ) +
      fill(
        "#ffc24e",
        "M410 378q4-18 22-20 2-20 18-24 4 16 14 18 10-28 34-40 0 26 16 32 10-18 22-22 4 22 18 26 12-30 34-44 2 30 22 40 10-12 22-14 2 18 12 24 12-22 32-28-2 22 12 28 10-8 18-6 0 14 12 30z",
      ) +
      fill(shade("#24282c", 0.2), "M340 366h520v10H340z") +
      each(
        [
          [430, 0],
          [590, 1],
          [740, 0],
        ],
        ([x, k]) =>
          k
            ? fill("#7c3a20", `M${x - 74} 362q-4-36 40-42 60-8 106 12 14 22-6 32-70 10-140-2z`) +
              line("#3a1810", 7, `M${x - 40} 334l-10 22M${x - 4} 330l-8 30M${x + 32} 332l-8 28`)
            : line("#e8c890", 6, `M${x - 92} 352h190`) +
              each([0, 1, 2, 3, 4], (i) =>
                fill(
                  ["#c9452f", "#8a4226", "#7fae4a", "#8a4226", "#e9a93a"][i] ?? "",
                  `M${x - 74 + i * 32} 334q0-6 6-6h18q6 0 6 6v24q0 6-6 6h-18q-6 0-6-6z`,
                ),
              ),
      ) +
      steam(light.cloud, 470, 300, 1.15, 0.5) +
      steam(light.cloud, 700, 290, 1.35, 0.45)
    );
  },
};
