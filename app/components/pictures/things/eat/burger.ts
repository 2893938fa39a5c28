import { each, fill, put } from "../../drawing/pen";
import { disc } from "../../drawing/shapes";
import type { Drawing } from "../../drawing/stage";
import { outlook } from "../../grounds/outlook-and-yard";
import { pool, table } from "../../grounds/table";
import { bulbs } from "../../parts/lamps";

export const burger: Drawing = {
  draw(stage) {
    const { warm, warmShade, pick } = stage;
    const fry = (x: number, y: number, height: number, turn: number) =>
      put(
        x,
        y,
        1,
        fill(warm("#f4c04e"), `M-11 0V-${height}h22V0z`) +
          fill(warmShade("#d99a30", 0.3), `M3 0V-${height}h8V0z`),
        turn,
      );
    return (
      outlook(stage) +
      bulbs(stage, -720, 30, 0, 30, 60) +
      bulbs(stage, 0, 30, 960, 30, 60) +
      bulbs(stage, 960, 30, 1680, 30, 60) +
      table(stage, 474, pick(["#c4553c", "#8a5470", "#b5763f"])) +
      pool(stage, 560, 580, 420, 100) +
      fill(warmShade("#e9dcc4", 0.25), "M210 560l40-22h620l50 22-40 76H260z") +
      fill(
        warm("#fff6e4"),
        "M210 560l70 30 60-22 70 26 80-26 80 28 80-28 70 24 80-26 60 20 60-26-40 84H260z",
      ) +
      fill(warm("#d8523c"), "M238 610l34 8 600-2 40-12-8 18-32 8H274l-28-8z") +
      fry(716, 500, 210, -14) +
      fry(752, 500, 244, -4) +
      fry(790, 500, 218, 6) +
      fry(826, 500, 232, 14) +
      fry(770, 500, 186, 2) +
      fry(806, 500, 180, 10) +
      fry(738, 500, 176, -9) +
      fill(warm("#d8523c"), "M672 420q100 40 200 0l-36 176H708z") +
      fill(warm("#fff6e4"), "M694 500l160 0-6 34H702z") +
      fill(warmShade("#d8523c", 0.5), "M800 438q40-6 72-18l-36 176h-50z", 0.7) +
      fill(warmShade("#c9803c", 0.3), "M270 560q-6 40 34 42h290q40-2 36-42z") +
      fill(warm("#e2a052"), "M270 552q-4 34 34 36h290q38-2 36-36z") +
      fill(warm("#5c2f1e"), "M252 520q0-30 34-30h328q34 0 34 30t-34 34H286q-34 0-34-34z") +
      fill(warmShade("#3a1c14", 0.3), "M252 526q6 28 34 28h328q28 0 34-28-6 14-34 14H286q-28 0-34-14z") +
      fill(warm("#f6b93c"), "M262 492h376l-40 14-36 40-44-40-70-6-62 34-50-34z") +
      fill(
        warm("#d9452f"),
        "M268 470h150q16 12 0 26H268q-18-12 0-26zM436 470h190q18 12 0 26H436q-14-12 0-26z",
      ) +
      fill(
        warm("#6fb04a"),
        "M240 462q14 24 38 8 20 24 44 4 22 22 46 0 22 24 48 2 22 20 46-2 22 22 46-2 24 20 46-4 22 20 44 0 24 12 42-8 10-30-30-34H276q-42 4-36 36z",
      ) +
      fill(warm("#8fca5e"), "M246 446q20-24 60-20h300q40-2 54 14-200-18-414 6z") +
      fill(warm("#e2a052"), "M252 440C250 336 330 278 448 278S650 336 648 440q-196 22-396 0z") +
      fill(warmShade("#c9803c", 0.4), "M540 292c72 24 110 74 108 148q-40 6-80 8 24-90-28-156z", 0.75) +
      fill(warm("#f3c887"), "M288 398c6-60 56-98 122-102-52 20-84 52-92 100z") +
      fill(
        warm("#fff0cf"),
        each(
          [
            [390, 330],
            [450, 312],
            [512, 332],
            [430, 366],
            [492, 378],
            [556, 366],
            [370, 384],
            [584, 404],
          ],
          ([x, y]) => disc(x, y, 9, 5),
        ),
      )
    );
  },
};
