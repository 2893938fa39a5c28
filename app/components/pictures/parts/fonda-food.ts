import { fill, line } from "../drawing/pen";
import { lens } from "../drawing/shapes";
import type { Stage } from "../drawing/stage";
import { stamp } from "../drawing/stamp";

/** Stewed chicken, rice, beans and fried plantain, on a plate around 515 556. */
export function fondaFood(stage: Stage): string {
  return chicken(stage) + beans(stage) + rice(stage) + tajadas(stage);
}

function chicken(stage: Stage): string {
  const { warm, warmShade } = stage;
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
  return (
    fill(
      warm("#a8421e"),
      "M438 592C430 520 480 476 570 476 674 476 734 512 728 562 722 610 636 640 544 636 480 632 444 620 438 592z",
    ) +
    fill(warm("#d0672e"), lens(480, 616, 150, 9) + lens(610, 492, 90, 6), 0.8) +
    piece(640, 518, 0.92, 6) +
    piece(536, 532, 0.96, -8) +
    piece(632, 572, 0.98, 3) +
    fill(
      warm("#4f9440"),
      "M560 516q18-20 40-8-18 18-40 8zM690 560q8-22 34-22-6 22-34 22zM520 572q16-14 34-4-16 14-34 4z",
    )
  );
}

function rice({ warm, warmShade }: Stage): string {
  const grains =
    "M286 500l14-5M318 474l12 6M352 458l15-3M392 452l13 5M300 530l14 3M336 506l14-5M372 488l13 6M412 484l14-3M326 546l14-4M362 528l14 5M398 516l15-3M436 508l12 5M270 540l12-4M340 482l8 2M424 460l12 6";
  return (
    fill(
      warmShade("#d9cbb0", 0.4),
      "M242 562C240 516 268 478 312 456 350 430 410 430 446 462 480 490 488 536 474 572 450 584 440 572 418 582 396 574 380 588 356 578 330 590 318 576 296 582 270 582 250 576 242 562z",
    ) +
    fill(
      warm("#fffaf0"),
      "M244 554C244 512 272 474 314 450 352 428 408 428 442 456 472 484 478 528 464 562 446 574 434 562 414 571 394 564 378 577 354 567 330 579 318 566 296 571 272 571 256 566 244 554z",
    ) +
    line(warmShade("#d3c3a2", 0.35), 5, grains)
  );
}

function beans(stage: Stage): string {
  const { warm, warmShade } = stage;
  const bean = stamp(
    stage,
    "bn",
    () =>
      fill(warmShade("#4a1a16", 0.3), "M-17 4Q-18-10-4-11 8-6 16-8 20 6 6 11-12 14-17 4z") +
      fill(warm("#8a3a2c"), "M-15 0Q-14-10-4-9 6-5 14-6 16 2 4 6-10 8-15 0z") +
      fill(warm("#e0a08a"), lens(-10, -4, 12, 3)),
  );
  return (
    fill(
      warm("#5a2218"),
      "M262 574C300 560 350 566 396 560 440 556 482 566 486 598 470 616 476 634 440 642 410 658 380 646 350 648 320 634 286 632 276 606 256 598 258 584 262 574z",
    ) +
    [
      [286, 588, 20],
      [326, 584, -20],
      [370, 582, 30],
      [414, 576, 0],
      [456, 586, 50],
      [304, 612, -30],
      [348, 608, 16],
      [392, 606, -12],
      [436, 610, 24],
      [474, 612, -40],
      [346, 634, 6],
      [388, 634, -24],
      [430, 636, 12],
      [318, 632, 30],
    ]
      .map(([x = 0, y = 0, turn]) => bean(x, y, 1.1, turn))
      .join("")
  );
}

/** Ripe plantain, cut long. */
function tajadas(stage: Stage): string {
  const { warm, warmShade } = stage;
  const slice = stamp(
    stage,
    "slice",
    () =>
      fill(warmShade("#a8641f", 0.4), "M-74 14Q-60-22 0-20T76 6Q70 32 0 32T-74 14z") +
      fill(warm("#dd952c"), "M-74 6Q-60-26 0-26T76-2Q70 22 0 22T-74 6z") +
      fill(warm("#f6c765"), "M-56 4Q-44-17 0-17T58-2Q50 14 0 14T-56 4z") +
      fill(warm("#c9781f"), lens(-34, 2, 40, 5) + lens(8, -6, 34, 4)),
  );
  return slice(674, 604, 0.84, -22) + slice(606, 626, 0.9, -12) + slice(532, 640, 0.9, -4);
}
