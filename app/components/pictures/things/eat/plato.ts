import { each, fill, line, oval, put } from "../../drawing/pen";
import { lens } from "../../drawing/shapes";
import type { Drawing } from "../../drawing/stage";
import { stamp } from "../../drawing/stamp";
import { frame } from "../../grounds/framing-palms";
import { outlook } from "../../grounds/outlook-and-yard";
import { pool, table } from "../../grounds/table";
import { steam } from "../../parts/steam";
import { plate } from "../../parts/tableware";

/** Stewed chicken in its sauce with rice and fried plantain, seen from the chair. */
export const plato: Drawing = {
  view: [50, 116, 930],
  near: [205, 196, 620],
  draw(stage) {
    const { warm, warmShade } = stage;
    const slice = stamp(
      stage,
      "slice",
      () =>
        oval(warmShade("#a8641f", 0.4), 0, 8, 50, 21) +
        oval(warm("#dd952c"), 0, 0, 50, 21) +
        oval(warm("#f6cf74"), -2, -2, 38, 14) +
        fill(warm("#dd952c"), lens(-16, 0, 28, 4)),
    );
    // a piece of chicken, browned, shining with sauce
    const piece = stamp(
      stage,
      "piece",
      () =>
        fill(
          warmShade("#6a2c14", 0.5),
          "M-72 16C-78-14-60-46-20-50 24-56 70-40 76-4 78 24 50 36 0 38-40 38-66 34-72 16z",
        ) +
        fill(
          warm("#b9682f"),
          "M-70 8C-74-20-54-50-16-54 26-58 68-42 72-10 72 14 44 24 0 26-40 28-66 26-70 8z",
        ) +
        fill(warm("#dc9550"), "M-54-8C-52-32-28-46 0-44 26-44 46-34 50-20 20-30-20-26-54-8z") +
        fill(warm("#ffe0ac"), lens(-30, -32, 40, 5), 0.8),
    );
    const grains =
      "M286 500l14-5M318 474l12 6M352 458l15-3M392 452l13 5M300 530l14 3M336 506l14-5M372 488l13 6M412 484l14-3M326 546l14-4M362 528l14 5M398 516l15-3M436 508l12 5M270 540l12-4M390 548l14 4M432 540l12-4M454 480l10 5M340 482l8 2M424 460l12 6";
    return (
      outlook(stage) +
      frame(stage, 460, ["none"]) +
      table(stage, 436, "#c27a4a") +
      put(
        82,
        89,
        0.84,
        pool(stage, 515, 550, 400, 120) +
          plate(stage, 515, 556, 296, "#fdf4e2", 0.42) +
          // the stew over half of the plate
          fill(
            warmShade("#7a2c14", 0.3),
            "M430 600C420 520 470 470 570 470 680 470 744 510 738 566 732 620 640 652 540 646 470 642 436 630 430 600z",
          ) +
          fill(
            warm("#a8421e"),
            "M438 592C430 520 480 476 570 476 674 476 734 512 728 562 722 610 636 640 544 636 480 632 444 620 438 592z",
          ) +
          fill(warm("#d0672e"), lens(480, 616, 150, 9) + lens(610, 492, 90, 6), 0.8) +
          // rice, loose
          fill(
            warmShade("#d9cbb0", 0.4),
            "M242 566C240 520 268 478 312 456 350 430 410 430 446 462 480 490 486 540 470 580 420 604 300 606 242 566z",
          ) +
          fill(
            warm("#fffaf0"),
            "M244 556C244 514 272 474 314 450 352 428 408 428 442 456 472 484 476 530 462 564 400 592 300 590 244 556z",
          ) +
          line(warmShade("#d3c3a2", 0.35), 5, grains) +
          piece(640, 528, 0.92, 6) +
          piece(536, 548, 0.96, -8) +
          piece(618, 590, 0.98, 3) +
          // carrot, potato, pepper, culantro
          each(
            [
              [700, 572, "#ee8a34"],
              [500, 604, "#ee8a34"],
              [566, 500, "#ee8a34"],
              [478, 566, "#f2dc9c"],
              [690, 594, "#f2dc9c"],
            ],
            ([x, y, colour]) =>
              oval(warmShade(colour, 0.6), x, y + 5, 22, 13) + oval(warm(colour), x, y, 22, 12),
          ) +
          fill(
            warm("#4f9440"),
            "M560 528q18-20 40-8-18 18-40 8zM604 560q8-22 34-22-6 22-34 22zM520 584q16-14 34-4-16 14-34 4zM666 520q14-14 30-6-12 14-30 6z",
          ) +
          each(
            [
              [318, 606, -8],
              [396, 634, 4],
              [482, 650, 0],
            ],
            ([x, y, turn]) => slice(x, y, 0.92, turn),
          ) +
          steam("#fffaf0", 560, 466, 1, 0.5) +
          steam("#fffaf0", 660, 470, 0.8, 0.45),
      )
    );
  },
};
