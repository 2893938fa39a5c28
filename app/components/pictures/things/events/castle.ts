import { mix, through } from "../../drawing/colour";
import { dashes, each, fill, line, oval, put } from "../../drawing/pen";
import { box } from "../../drawing/shapes";
import type { Drawing } from "../../drawing/stage";
import { stamp } from "../../drawing/stamp";
import { hills } from "../../grounds/hills";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";

/** Three castles and the tide at the wall of the first; a ribbon waits for the one it takes last. */
export const castle: Drawing = {
  near: [390, 150, 570],
  draw(stage) {
    const { lit, shade, light, accent, second, third } = stage;
    const wet = mix(light.sand, lit("#c98f4c"), 0.5);
    const hollow = through(wet, light.shade);
    const side = mix(wet, hollow, 0.5);
    const bright = mix(wet, light.glint, 0.45);
    // turned out of a bucket: wider below, with four merlons
    const tower = stamp(
      stage,
      "tower",
      () =>
        fill(wet, "M-50 0L-40-150H-46V-184H-28V-170H-12V-184H10V-170H26V-184H46V-150H40L50 0z") +
        fill(side, "M12 0L10-150V-184-170H26V-184H46V-150H40L50 0z") +
        fill(bright, "M-46-184H-38L-44 0H-50z") +
        fill(hollow, "M-8-70V-98Q0-112 8-98V-70zM-40-150H40L41-142H-41z"),
    );
    const wall = (x: number, y: number, width: number, height: number) =>
      fill(wet, `M${x} ${y}v${-height}h${width}v${height}q${-width / 2} 20 ${-width} 0z`) +
      fill(
        wet,
        each([0, 1, 2, 3, 4], (i) => box(x + (i * width) / 4.6, y - height - 18, width / 8, 20)),
      ) +
      fill(side, `M${x + width * 0.62} ${y}v${-height}h${width * 0.38}v${height}z`, 0.7);
    const gate = (x: number, y: number) => fill(hollow, `M${x - 26} ${y}v-44q26-46 52 0v44z`);
    const flag = (x: number, y: number, colour: string) =>
      line(light.dark, 4, `M${x} ${y}v-66`) + fill(lit(colour), `M${x + 2} ${y - 66}q24-10 50 6-26 4-50 28z`);
    const shore = (down: number) =>
      `M-720 ${760 + down}C-300 ${744 + down} 60 ${742 + down} 190 ${690 + down} 300 ${646 + down} 340 ${600 + down} 460 ${566 + down} 560 ${530 + down} 760 ${492 + down} 960 ${486 + down}S1500 ${500 + down} 1680 ${480 + down}`;
    return (
      sky(stage) +
      hills(stage, { flip: false, end: 560 }) +
      sea(stage, { to: 780 }) +
      fill(
        light.glint,
        "M-720 450q300-16 560 0 300 16 560-6 200-14 380-2v8q-180 0-380 12-300 18-560 2-260-12-560 2zM-720 530q300-18 520 0 200 14 400-6v12q-200 24-400 8-240-18-520 6z",
        0.7,
      ) +
      fill(mix(light.sandShade, light.sea[1], 0.35), `${shore(-14)}V880H-720z`) +
      `<path stroke="${light.glint}" stroke-width="13" d="${shore(0)}"/>` +
      fill(light.sand, `${shore(6)}V880H-720z`) +
      fill(light.sandShade, "M-720 860C-200 800 300 780 620 700S1200 600 1680 620V880H-720z", 0.6) +
      // the first one, its near tower gone soft
      fill(hollow, "M130 610Q290 566 440 610 290 640 130 610z", 0.6) +
      tower(240, 600, [0.8, 0.72]) +
      flag(240, 468, third) +
      wall(250, 604, 130, 50) +
      fill(wet, "M330 610C338 560 346 530 372 524 384 520 392 534 404 546 424 562 434 588 438 610z") +
      fill(side, "M384 610C392 576 388 548 382 526 396 534 400 544 404 546 424 562 434 588 438 610z") +
      `<path stroke="${light.glint}" stroke-width="11" d="M110 612q20-18 42-4 22-20 46-2 24-18 48 2 24-16 48 2 24-18 46 0 24-16 46-2 22-12 40 0"/>` +
      // the second
      fill(hollow, "M440 612Q560 580 680 606 580 646 440 612z", 0.45) +
      tower(496, 604, [0.86, 0.96]) +
      tower(626, 604, [0.86, 0.9]) +
      wall(496, 612, 130, 76) +
      gate(560, 614) +
      flag(496, 432, second) +
      // the third and highest, behind its moat
      fill(hollow, "M560 676Q740 622 940 668 780 716 560 676z", 0.45) +
      tower(770, 640, [1.06, 1.72]) +
      tower(672, 656, 1.06) +
      tower(868, 656, [1.06, 1.14]) +
      wall(668, 668, 204, 96) +
      gate(770, 672) +
      fill(light.glint, "M706 622q12-20 26 0-13 10-26 0zM812 622q12-20 26 0-13 10-26 0z", 0.8) +
      flag(770, 332, accent) +
      // the prize, on a stick
      line(shade("#8a6244", 0.2), 9, "M580 700V520") +
      fill(
        lit(accent),
        "M556 546L540 640 560 626 574 642 582 560zM604 546L622 640 602 626 588 642 580 560z",
      ) +
      oval(lit(accent), 580, 520, 42) +
      dashes(lit(accent), 17, "0 19", "M580 478a42 42 0 1 1-1 0") +
      oval(lit("#fff4dc"), 580, 520, 27) +
      put(
        580,
        520,
        1.3,
        fill(lit("#e9a830"), "M0-15L4.4-5 15-4.6 7 2.4 9.6 13 0 7-9.6 13-7 2.4-15-4.6-4.4-5z"),
      ) +
      // a spade in the sand
      line(shade("#a8784f", 0.1), 10, "M424 590L446 690") +
      line(lit(second), 12, "M410 592L436 586") +
      fill(lit(second), "M424 668q26-16 44-4 8 20 4 44h-32q-14-20-16-40z") +
      fill(light.sand, "M400 718q16-34 50-36 34 2 50 34-50 14-100 2z")
    );
  },
};
