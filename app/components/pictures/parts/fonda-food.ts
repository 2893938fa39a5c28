import { fill } from "../drawing/pen";
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

/** A mound, all of grains: they make its outline, too. */
function rice(stage: Stage): string {
  const { warm, warmShade } = stage;
  const grains = stamp(stage, "gr", () => `<path d="${grainsOf(356, 556, 112, 118)}"/>`);
  const heap = "M246 556C250 492 296 440 356 438 416 440 462 492 466 556 450 584 262 584 246 556z";
  return (
    fill(warm("#eadcbc"), heap) +
    `<g stroke="${warmShade("#d9cbb0", 0.25)}" stroke-width="12">${grains(0, 5)}</g>` +
    `<g stroke="${warm("#fffaf0")}" stroke-width="10">${grains(0, 0)}</g>`
  );
}

/** Short strokes, each turned another way, in rings from the outline of a mound to its middle. */
function grainsOf(x: number, y: number, rx: number, ry: number): string {
  let d = "";
  for (const [ring, many] of [16, 13, 9, 5].entries()) {
    for (let index = 0; index <= many; index++) {
      const around = (Math.PI * index) / many;
      const out = 1 - ring * 0.25;
      const turn = index * 2.4 + ring;
      const [left, top] = [x - rx * out * Math.cos(around), y - ry * out * Math.sin(around)];
      d += `M${Math.round(left)} ${Math.round(top)}l${Math.round(12 * Math.cos(turn))} ${Math.round(12 * Math.sin(turn))}`;
    }
  }
  return d;
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
