import { fill, line, oval } from "../../drawing/pen";
import type { Drawing } from "../../drawing/stage";
import { hills } from "../../grounds/hills";
import { hedge, leaves, palm } from "../../grounds/plants";
import { sky } from "../../grounds/sky";

export const macaw: Drawing = {
  sun: { x: 240, y: 190 },
  draw(stage) {
    const { lit, shade, light } = stage;
    const red = lit("#e2402f");
    const rs = shade("#e2402f", 0.75);
    return (
      sky(stage) +
      hills(stage, { flip: false, end: 980, rise: 1.5, near: false }) +
      fill(light.mid, "M-720 370h2400v470H-720z") +
      hedge(light.near, 440, 110) +
      palm(stage, 130, 620, 420, { lean: -30, fill: light.near, size: 1.2 }) +
      hedge(light.leaf, 600, 90) +
      fill(shade("#6a4a38", 0.5), "M250 560C420 528 640 520 980 470V506C640 548 420 556 252 576z") +
      fill(lit("#8d6a50"), "M250 560C420 528 640 520 980 470v10C640 532 420 540 251 566z") +
      fill(shade("#2a62a8", 0.7), "M566 480L596 720h32L640 480z") +
      fill(rs, "M590 470L640 720h44L668 470z") +
      fill(red, "M590 470L640 720h20L640 470z") +
      fill(
        red,
        "M506 214C500 156 540 112 594 112 650 112 684 154 688 214 696 300 716 400 684 500 670 530 620 540 590 516 540 474 510 380 514 290 504 270 506 240 506 214z",
      ) +
      fill(
        rs,
        "M596 260C680 270 724 350 716 430 712 500 690 560 664 610 640 560 600 500 586 420 576 360 578 300 596 260z",
      ) +
      fill(
        lit("#f3bb3a"),
        "M590 376C620 410 680 410 718 400 716 440 706 480 700 510 660 520 620 500 600 466 590 440 586 400 590 376z",
      ) +
      fill(
        lit("#2f6fb8"),
        "M600 460C630 500 670 514 702 500 694 550 682 590 664 622 640 580 612 520 600 460z",
      ) +
      line(
        shade("#2f6fb8", 0.8),
        3,
        "M632 496q10 50 28 100M664 508q2 40 6 70M624 384q10 34 20 110M668 402q4 40 6 96",
        0.6,
      ) +
      fill(
        lit("#fff4e4"),
        "M514 214C514 180 544 160 576 176 590 200 580 236 552 248 530 254 514 240 514 214z",
      ) +
      oval("#1a1a24", 560, 196, 10) +
      oval("#f5d77a", 560, 196, 10, 10, 0.4) +
      oval("#1a1a24", 560, 196, 6) +
      line(rs, 2.5, "M526 226q20 8 40-2M528 238q14 4 26-2") +
      fill(
        lit("#f0dcb4"),
        "M530 160C486 156 452 190 456 254 466 232 488 226 516 232 510 206 514 180 530 160z",
      ) +
      fill(shade("#e8cfa0", 0.7), "M456 254C466 232 488 226 516 232l-2-12C484 210 462 224 456 254z") +
      fill("#22232c", "M516 232C492 230 476 240 474 262 484 276 506 276 520 256z") +
      fill("#4a3a36", "M570 530q-10-20 6-28h16l4 34zM626 528q-8-20 8-28h16l2 32z") +
      leaves(stage, 930, 500, {
        size: 1.2,
        colours: [light.leaf, light.leafLit],
        turns: [-130, -100, -70, -30],
      }) +
      leaves(stage, 10, 750, { size: 1.9, turns: [-20, 6, 34, 60] })
    );
  },
};
