import { mix } from "../../drawing/colour";
import { each, fill, line, oval, put } from "../../drawing/pen";
import type { Drawing, Stage } from "../../drawing/stage";
import { frame } from "../../grounds/framing-palms";
import { hills } from "../../grounds/hills";
import { sand } from "../../grounds/sand";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";
import { board, paintOf } from "../../parts/surfboards";

/** Boards in the sand, before a wave that breaks to the left. */
export const boards: Drawing = {
  draw(stage) {
    const { pick, shade, dice, light } = stage;
    const n = pick([2, 3, 3]);
    const col = (i: number) => paintOf(stage, i);
    const xs = n === 2 ? [520, 700] : [440, 596, 752];
    return (
      sky(stage) +
      hills(stage, { flip: dice() < 0.5, end: 560 }) +
      sea(stage, { to: 560 }) +
      put(280, 110, 0.74, breaker(stage)) +
      sand(stage, 548) +
      xs
        .map(
          (x, i) =>
            oval(shade(light.sandShade, 1), x + 40, 650 + (i % 2) * 14, 110, 12, 0.3) +
            board(stage, x, 664 + (i % 2) * 14, 500 - ((i * 47) % 80), 54, col(i), {
              turn: [-7, 2, 8][i],
              band: i === 1 ? col(i + 2) : undefined,
              nose: i === 0 ? col(3) : undefined,
            }) +
            fill(light.sand, `M${x - 70} ${668 + (i % 2) * 14}q30-34 66-24 40-8 74 24z`),
        )
        .join("") +
      // no far islets, which would stand in the wave
      frame(stage, 640, ["tall", "pair", "corner", "corner", "lean", "lean"])
    );
  },
};

function breaker({ light }: Stage): string {
  const water = mix(light.sea[1], "#147a94", 0.5);
  const deep = mix(water, light.dark, 0.45);
  const face = mix(water, light.sea[0], 0.24);
  const gleam = mix(face, light.glint, 0.35);
  const foam = mix("#ffffff", light.sky[3], 0.25);
  return (
    fill(
      face,
      "M-1500 612C-900 612-500 600-240 560-20 520 220 430 400 350 520 290 630 196 760 200 900 206 960 300 1040 400 1160 520 1500 600 2100 612V700H-1500z",
    ) +
    fill(
      gleam,
      "M80 496C240 430 400 370 500 306 560 262 600 236 650 216 580 290 520 400 420 480 340 530 220 560 60 576 120 550 140 520 80 496z",
      0.6,
    ) +
    fill(
      deep,
      "M584 300C640 240 770 226 842 308 908 386 900 520 812 620H620C750 590 806 480 770 400 740 334 660 300 584 300z",
    ) +
    line(
      gleam,
      7,
      "M600 340C680 360 712 420 704 490S660 596 620 620M540 380C610 400 640 446 634 506S596 592 566 616M460 436C520 456 556 490 552 540S530 596 510 620",
      0.7,
    ) +
    fill(
      foam,
      "M470 322C540 240 650 160 770 168 890 180 970 270 1010 380 1060 470 1130 540 1250 600V660H640C650 630 680 600 720 606 740 570 780 560 812 580 860 540 890 490 884 420 876 330 820 280 744 270 700 264 664 272 640 286 660 262 640 262 622 278 620 258 600 262 584 284 578 270 560 282 548 306 536 296 516 312 506 338 496 326 482 330 470 322z",
    ) +
    fill(
      mix(foam, light.sea[1], 0.35),
      "M884 420C890 500 860 560 812 600 850 620 900 612 930 590 960 600 1010 610 1050 584 1000 540 960 470 930 400 890 320 830 284 770 276 840 304 880 350 884 420z",
    ) +
    each(
      [
        [440, 300, 8],
        [484, 258, 6],
        [530, 222, 9],
        [590, 184, 6],
        [660, 150, 8],
        [730, 136, 5],
      ],
      ([x, y, r]) => oval(foam, x, y, r),
    )
  );
}
