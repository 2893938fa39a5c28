import { each, fill, line, oval, put } from "../../drawing/pen";
import type { Drawing } from "../../drawing/stage";
import { hills } from "../../grounds/hills";
import { palm } from "../../grounds/plants";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";
import { glow } from "../../parts/lamps";
import { steam } from "../../parts/steam";

export const oven: Drawing = {
  sun: { x: 296, y: 206 },
  draw(stage) {
    const { warm, shade, lit, warmShade, light } = stage;
    const clay = "#f0dfc4";
    return (
      sky(stage) +
      hills(stage, { flip: false, end: 620 }) +
      sea(stage, { to: 470 }) +
      palm(stage, 96, 460, 190, { lean: 56, size: 0.75 }) +
      fill(shade("#8a5a44", 0.6), "M-720 446h2400v340H-720z") +
      fill(lit("#a06c50"), "M-720 446h2400v12H-720z") +
      put(
        76,
        -46,
        0.9,
        fill(shade("#6d5a50", 0.7), "M752 330V210h66v160z") +
          fill(lit("#c9b297"), "M752 330V210h26v150z") +
          fill(shade("#7c4a38", 0.5), "M742 198h86v18h-86z") +
          steam(light.cloud, 784, 194, 0.9, 0.4) +
          fill(lit(clay), "M330 520C330 330 440 196 604 196S876 330 876 520z") +
          fill(shade(clay, 0.75), "M640 199C792 214 876 344 876 520H770C776 380 740 260 640 199z") +
          fill(
            warmShade("#b65b3a", 0.2),
            "M452 520V404C452 320 516 270 596 270S740 320 740 404V520h-34V408C706 344 660 304 596 304S486 344 486 408V520z",
          ) +
          line(
            warmShade("#7c3522", 0.6),
            3,
            "M452 470h34M453 420l34 2M464 366l32 10M490 322l26 20M530 290l16 28M578 272l4 32M624 273l-4 32M668 288l-16 28M704 320l-24 22M728 362l-32 14M739 416l-33 4M740 468h-34",
            0.7,
          ) +
          fill("#2a1016", "M486 520V408C486 344 530 304 596 304S706 344 706 408V520z") +
          fill("#7a1f12", "M486 520v-60q50-60 110-60t110 60v60z") +
          glow(stage, 600, 470, 150) +
          fill("#ff8a2e", "M510 520q-6-60 34-84-4 26 14 34 8-46 44-78 4 44 28 62 18-10 14-34 44 38 34 100z") +
          fill("#ffcf5c", "M540 520q0-40 24-56 6 22 16 24 4-30 24-50 8 34 24 44 12-8 10-18 22 24 16 56z") +
          fill("#fff3c4", "M574 520q2-26 22-48 22 22 22 48z") +
          fill(lit("#c98f63"), "M306 512h594v36H306z") +
          fill(shade("#c98f63", 0.8), "M306 536h594v14H306z") +
          fill(shade("#9c6a4c", 0.4), "M330 550h546v60H330z"),
      ) +
      put(
        0,
        -138,
        1,
        fill(shade("#7c4a30", 0.6), "M-720 610h2400v280H-720z") +
          fill(warm("#8f5a36"), "M-720 600h2400v16H-720z") +
          line(shade("#4f2f1e", 0.6), 4, "M-720 690h2400M-720 742h2400", 0.6) +
          put(
            -58,
            -88,
            1.14,
            fill(
              warmShade("#d9a86a", 0.8),
              "M60 720L220 668Q230 612 396 606 590 604 596 650 590 706 396 704 290 702 250 684L120 740z",
            ) +
              fill(
                warm("#dcae72"),
                "M40 716L216 660Q228 604 396 598 590 596 596 642 590 696 396 696 290 694 246 676L110 730z",
              ) +
              oval(warmShade("#a85f24", 0.5), 412, 648, 164, 42) +
              oval(warm("#e2a34e"), 412, 640, 164, 44) +
              oval(warm("#d9512f"), 412, 638, 138, 34) +
              each(
                [
                  [350, 628],
                  [420, 618],
                  [490, 634],
                  [398, 652],
                  [466, 656],
                  [318, 644],
                ],
                ([x, y]) => oval(warm("#fff3d8"), x, y, 24, 9),
              ) +
              fill(
                warm("#3f8a3c"),
                "M366 644q16-16 34-2-16 12-34 2zM442 636q12-16 34-8-12 14-34 8zM420 664q18-12 34 0-18 10-34 0z",
              ),
          ) +
          each(
            [
              [722, 660, 27],
              [776, 670, 23],
              [746, 684, 25],
            ],
            ([x, y, size]) =>
              oval(warm("#d9512f"), x, y, size, size * 0.86) +
              oval(warm("#f0815c"), x - size * 0.35, y - size * 0.35, size * 0.25, size * 0.16) +
              fill(warm("#3f8a3c"), `M${x - 11} ${y - size * 0.8}l11 5 11-7-8 12-6-3-8 4z`),
          ),
      )
    );
  },
};
