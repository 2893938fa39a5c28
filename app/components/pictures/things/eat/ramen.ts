import { each, fill, line, oval } from "../../drawing/pen";
import { lens } from "../../drawing/shapes";
import type { Drawing } from "../../drawing/stage";
import { outlook } from "../../grounds/outlook-and-yard";
import { pool, table } from "../../grounds/table";
import { paperLanterns } from "../../parts/paper-decorations";
import { steam } from "../../parts/steam";

export const ramen: Drawing = {
  view: [110, 110, 840],
  draw(stage) {
    const { warm, warmShade, accent } = stage;
    return (
      outlook(stage) +
      paperLanterns(stage) +
      table(stage, 452, "#5f3c2a") +
      pool(stage, 570, 560, 420, 110) +
      oval(warmShade("#2a1610"), 576, 672, 240, 28, 0.5) +
      fill(warm(accent), "M280 466Q296 620 470 656V676H670V656Q844 620 860 466z") +
      fill(warmShade(accent, 0.8), "M640 676H670V656Q844 620 860 466H720Q720 610 640 640z") +
      line(
        warm("#fff1d8"),
        9,
        "M300 540l30-18 30 18 30-18 30 18 30-18 30 18 30-18 30 18 30-18 30 18 30-18 30 18 30-18 30 18 30-18 30 18 30-18",
        0.85,
      ) +
      oval(warmShade(accent, 0.6), 570, 466, 290, 78) +
      oval(warm("#fff1d8"), 570, 462, 290, 76) +
      oval(warm("#c9813a"), 570, 468, 262, 64) +
      fill(warm("#e9ab5c"), lens(360, 460, 150, 8) + lens(560, 510, 160, 8)) +
      line(
        warm("#f9dc94"),
        10,
        "M400 470q60-40 120 0t120-6M420 490q60-40 120 4t110-10M450 508q50-30 100 2t100-8M380 452q60-36 130 0",
      ) +
      // half an egg, pork, a sheet of seaweed, spring onion
      fill(warm("#1f3a34"), "M700 300l110 26-50 150-96-22z") +
      line(warm("#3f6a5c"), 3, "M716 330l66 16M700 372l70 18M690 410l64 16") +
      oval(warmShade("#e9dcc8", 0.2), 470, 436, 66, 43) +
      oval(warm("#fffaf0"), 470, 430, 66, 42) +
      oval(warm("#f2982a"), 474, 430, 36, 24) +
      oval(warm("#ffcf6a"), 466, 424, 14, 7) +
      fill(warmShade("#a8573c", 0.3), "M540 446q-6-60 60-62 70 4 62 56-30 34-70 30-44 0-52-24z") +
      fill(warm("#d98a6a"), "M546 438q-4-48 54-50 60 4 54 46-26 28-60 24-40 0-48-20z") +
      line(warm("#f6d3bc"), 6, "M566 434q10-28 40-26 30 4 28 26M586 444q8-14 20-12") +
      each(
        [
          [640, 490],
          [680, 470],
          [610, 506],
          [404, 486],
          [430, 504],
        ],
        ([x, y]) =>
          `<ellipse rx="13" ry="8" cx="${x}" cy="${y}" stroke="${warm("#6fae4a")}" stroke-width="7"/>`,
      ) +
      // chopsticks
      line(warmShade("#7a2f24", 0.3), 13, "M300 250L600 470M354 214L640 452") +
      line(warm("#c9503a"), 8, "M298 247L598 466M352 211L638 448") +
      steam("#fffaf0", 520, 380, 1.2, 0.5) +
      steam("#fffaf0", 650, 380, 1, 0.45)
    );
  },
};
