import { each, fill, line, oval, put } from "../../drawing/pen";
import type { Drawing } from "../../drawing/stage";
import { stamp } from "../../drawing/stamp";
import { yard } from "../../grounds/outlook-and-yard";
import { thatch } from "../../parts/roofs";

export const crafts: Drawing = {
  draw(stage) {
    const { light, lit, shade, shine, accent, second, third } = stage;
    const hat = stamp(
      stage,
      "hat",
      () =>
        fill(lit("#f1e2bc"), "M-84 14Q-80-8 0-10T84 14Q60 34 0 34T-84 14z") +
        fill(lit("#fbf0d2"), "M-46 8Q-54-56-24-62 0-52 24-62 54-56 46 8 0 26-46 8z") +
        fill(light.dark, "M-47-8Q0 12 47-8v14Q0 26-46 8z") +
        line(light.dark, 4, "M-84 16Q-40 38 0 36T84 16M-36-40q10-8 20 0t20 0 20 0 18 0"),
    );
    const basket = (x: number, y: number, size: number, colour: string) =>
      put(
        x,
        y,
        size,
        fill(lit("#d9a868"), "M-70-90H70Q84-30 50 0H-50Q-84-30-70-90z") +
          fill(
            lit(colour),
            "M-76-66L-56-46-36-66-16-46 4-66 24-46 44-66 64-46 77-58 76-40 64-26 44-46 24-26 4-46-16-26-36-46-56-26-77-44z",
          ) +
          fill(shade("#d9a868", 0.7), "M20-90H70Q84-30 50 0H10Q40-40 20-90z", 0.5) +
          oval(shade("#8a5f34"), 0, -90, 70, 14),
      );
    return (
      yard(stage) +
      fill(shade("#7a5238", 0.2), "M300 190h16v460h-16zM880 190h16v460h-16z") +
      // a hammock and bags along the line
      fill(lit("#c9985c"), "M280 196H916v14H280z") +
      fill(lit(accent), "M330 210Q420 330 510 210 500 300 420 306 340 300 330 210z") +
      fill(lit(second), "M344 212Q420 290 496 212 484 262 420 268 356 262 344 212z") +
      line(lit("#fff6e6"), 4, "M362 262l-4 34M400 294l-2 32M440 294l2 32M478 262l4 34") +
      each(
        [
          [560, second],
          [640, accent],
          [720, third],
        ],
        ([x, colour]) =>
          line(shade("#7a5638", 0.3), 4, `M${x - 20} 210L${x} 260 ${x + 20} 210`) +
          fill(lit(colour), `M${x - 32} 256h64l6 66q-38 14-76 0z`) +
          fill(lit("#fff6e6"), `M${x - 33} 276l16-12 16 12 16-12 18 12v14l-18-12-16 12-16-12-16 12z`),
      ) +
      hat(828, 268, 0.9, 8) +
      thatch(stage, 240, 956, 90, 206, { ridge: 0.5 }) +
      // the table of the stall
      fill(lit("#a8784f"), "M270 470H930v20H270z") +
      fill(shade("#a8784f", 0.8), "M290 490h18v160h-18zM892 490h18v160h-18z") +
      fill(
        lit(accent),
        "M280 490H920v70q-40 18-80 0-40 18-80 0-40 18-80 0-40 18-80 0-40 18-80 0-40 18-80 0-40 18-80 0-40 18-80 0z",
      ) +
      fill(shine(accent, 0.4), "M280 510H920v10H280z", 0.6) +
      hat(390, 436, 1.15) +
      hat(396, 392, 1.1, -4) +
      basket(580, 470, 1, accent) +
      basket(720, 470, 0.8, third) +
      fill(lit("#b5603c"), "M800 470q-40-60 0-84 6-20-4-30h56q-10 10-4 30 40 24 0 84z") +
      line(lit("#fff1d8"), 6, "M786 420l14 12 14-12 14 12 14-12 14 12 10-8") +
      basket(200, 680, 1.1, second)
    );
  },
};
