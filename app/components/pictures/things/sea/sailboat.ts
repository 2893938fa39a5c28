import { fill, line } from "../../drawing/pen";
import { lens } from "../../drawing/shapes";
import type { Drawing } from "../../drawing/stage";
import { hills } from "../../grounds/hills";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";

export const sailboat: Drawing = {
  draw(stage) {
    const { light, lit, shade, accent, second, int } = stage;
    return (
      sky(stage) +
      hills(stage, { flip: stage.dice() < 0.5, end: 600 }) +
      sea(stage, { to: 840 }) +
      fill(light.dark, lens(290, 588, 560, 30), 0.35) +
      fill(lit("#fff6e6"), lens(420, 612, 300, 12) + lens(460, 644, 230, 10) + lens(500, 676, 160, 8), 0.5) +
      fill(lit(accent), lens(330, 600, 160, 8) + lens(640, 628, 120, 7), 0.5) +
      // two sails full of wind
      line(shade("#7a5638", 0.3), 9, "M560 70V520") +
      fill(lit("#fffaf0"), "M574 86Q800 240 826 480L574 488z") +
      fill(shade("#efe2cc", 0.5), "M574 86Q690 250 700 484L574 488z", 0.5) +
      fill(lit(accent), "M592 392Q720 388 812 416L826 480 574 488V392z") +
      fill(lit(second), "M546 130Q470 300 360 470L546 482z") +
      fill(shade(second, 0.7), "M546 130Q530 300 470 478l76 4z", 0.5) +
      line(lit("#fffaf0"), 5, "M546 250Q500 250 476 262M546 340Q460 346 428 372", 0.8) +
      line(light.dark, 2.5, "M560 74L330 480M560 74L866 496", 0.6) +
      fill(lit(accent), "M560 70q30-18 54 0-24 14-54 12z") +
      // the hull
      fill(shade("#7a5638", 0.5), "M320 500Q560 530 880 488L860 516H336z") +
      fill(lit("#fffaf0"), "M310 504Q560 540 890 490 868 560 800 596H420Q340 570 310 504z") +
      fill(lit(accent), "M310 504Q560 540 890 490l-8 24Q560 562 318 524z") +
      fill(shade("#efe2cc", 0.7), "M360 570Q580 580 832 566 820 586 800 596H420Q384 588 360 570z") +
      fill(
        light.glint,
        "M290 604q40-24 100 0 10 8-50 10-50 0-50-10zM760 604q60-26 110-2 10 8-50 10-60 0-60-8z",
        0.9,
      ) +
      line(
        light.dark,
        5,
        [0, 1, 2].map((i) => `M${150 + i * 58} ${170 + int(-20, 20)}q16-14 26 2 10-16 28-6`).join(""),
        0.7,
      )
    );
  },
};
