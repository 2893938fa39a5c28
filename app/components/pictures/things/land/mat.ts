import { fill, line, oval, put } from "../../drawing/pen";
import type { Drawing } from "../../drawing/stage";
import { frame } from "../../grounds/frame";
import { hills } from "../../grounds/hills";
import { bloom } from "../../grounds/plants";
import { sand } from "../../grounds/sand";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";

export const mat: Drawing = {
  view: [70, 80, 870],
  sun: { x: 330, y: 290, radius: 84 },
  draw(stage) {
    const { light, lit, shade, shine, accent, second, third } = stage;
    return (
      sky(stage) +
      hills(stage, { flip: true, end: 620 }) +
      sea(stage, { to: 540 }) +
      frame(stage, 480, ["corner", "far", "none"]) +
      sand(stage, 490) +
      oval(shade(light.sandShade), 560, 664, 350, 28, 0.5) +
      // a mat, half unrolled
      fill(shade(accent, 0.6), "M200 640L640 560V600L220 690z") +
      fill(lit(accent), "M190 626L640 540 700 600 240 690z") +
      line(lit("#fff6e6"), 5, "M226 634L640 556M262 674L680 592", 0.8) +
      fill(shade(accent, 0.5), "M640 480Q760 460 800 480V650Q760 690 690 640z") +
      fill(
        lit(accent),
        "M620 480Q620 440 660 440L820 452Q850 460 850 520 850 610 820 640L700 690Q640 650 620 480z",
      ) +
      fill(
        shade(accent, 0.7),
        "M820 452Q850 460 850 520 850 610 820 640L700 690Q760 620 760 560 760 480 720 446z",
        0.6,
      ) +
      fill(lit(accent), "M700 690Q620 700 600 580 606 450 672 440 740 450 742 570 740 680 700 690z") +
      line(
        shade(accent, 0.9),
        6,
        "M700 660Q646 660 634 576 640 480 674 476 710 490 710 570 704 630 686 630 664 620 662 570 668 520 680 520",
      ) +
      line(lit("#fff6e6"), 11, "M770 448Q800 540 778 656") +
      // a singing bowl on its cushion, a block, a flower
      fill(shade(second, 0.7), "M300 540Q400 510 500 540 520 590 400 596 280 590 300 540z") +
      fill(lit(second), "M304 530Q400 500 496 530 512 570 400 574 290 570 304 530z") +
      fill(shade("#a8762c", 0.5), "M316 450H484Q480 540 430 546H370Q320 540 316 450z") +
      fill(lit("#d9a84a"), "M316 450H440Q436 530 400 546H370Q320 540 316 450z") +
      oval(shade("#8a5f24", 0.5), 400, 450, 84, 19) +
      oval(lit("#f0cc7a"), 400, 446, 84, 17) +
      oval(shade("#8a5f24", 0.4), 400, 450, 70, 12) +
      fill(shine("#f0cc7a", 0.5), "M336 470q4 40 24 60-20-10-26-60z") +
      line(shade("#7a4a2a", 0.3), 17, "M470 420L560 350") +
      line(lit(third), 21, "M540 366L566 344") +
      put(190, 600, 1, bloom(stage)) +
      put(250, 640, 0.6, bloom(stage))
    );
  },
};
