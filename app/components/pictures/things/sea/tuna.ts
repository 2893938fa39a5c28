import { mix } from "../../drawing/colour";
import { fill, line, oval, put } from "../../drawing/pen";
import { lens } from "../../drawing/shapes";
import type { Drawing, Stage } from "../../drawing/stage";
import { hills } from "../../grounds/hills";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";

const body =
  "M0 4C26-34 90-82 190-98 300-112 430-84 520-40 556-22 586-12 606-8V10C586 14 560 24 530 40 440 84 330 112 220 104 120 96 36 48 0 4z";

/** A yellowfin, as long as it is near: sickle fins, a small dark eye, a straight mouth. */
function yellowfin({ lit, shade }: Stage): string {
  const [back, gold] = ["#1d3c62", lit("#f3be4a")];
  return (
    fill(shade("#f3be4a", 0.6), "M250-96C300-130 360-168 440-182 404-152 372-120 352-86z") +
    fill(gold, "M262-94C310-126 360-160 440-182 398-156 362-124 340-88z") +
    fill(lit("#2c4a72"), "M150-88C158-120 176-136 200-142 206-126 226-112 262-98z") +
    fill(gold, "M360 86C400 120 436 152 512 168 470 138 444 104 430 66z") +
    fill(
      lit("#2a4468"),
      "M590-8C620-30 640-78 690-116 672-66 662-34 660 2 664 36 680 66 706 110 650 82 622 38 590 12z",
    ) +
    fill(lit("#e9e6da"), body) +
    fill(
      shade("#c3cbd0", 0.7),
      "M4 12C60 50 140 72 240 72 360 72 470 44 606 10 586 14 560 24 530 40 440 84 330 112 220 104 120 96 40 52 4 12z",
    ) +
    fill(
      lit(back),
      "M0 4C26-34 90-82 190-98 300-112 430-84 520-40 556-22 586-12 606-8 480-26 360-42 220-36 130-32 60-16 0 4z",
    ) +
    fill(
      lit("#2f5f86"),
      "M60-38C150-74 260-84 360-70 440-58 520-34 600-8 500-26 420-38 320-42 230-46 140-40 60-38z",
      0.8,
    ) +
    fill(gold, "M96-22C200-36 330-36 430-24 500-16 560-8 606-1 560 2 500 0 430-6 330-16 200-18 96-10z") +
    line(shade("#c3cbd0", 0.9), 3, "M260 22v46M300 22v52M340 20v52M380 16v48M420 12v40", 0.5) +
    line(lit("#2c4a72"), 4, "M124-58C146-34 150 14 132 46") +
    fill(lit("#14243f"), "M128-4C190-6 250 12 300 46 240 46 170 40 132 18z") +
    fill(lit("#3f6a90"), "M134 0C190 0 240 14 290 42 236 28 180 20 134 10z") +
    oval(lit("#c9b98e"), 66, -22, 12) +
    oval("#0f1c36", 66, -22, 9) +
    line(lit("#2c4a72"), 3.5, "M3 5C16 8 32 9 46 6") +
    fill(
      gold,
      "M450-70l22-12-6 20zM446 72l24 10-4-18zM474-59l22-12-6 20zM471 62l24 10-4-18zM498-48l22-12-6 20zM496 51l24 10-4-18zM522-37l22-12-6 20zM521 40l24 10-4-18z",
    )
  );
}

/** On the gunwale of a panga, home from a morning. */
export const tuna: Drawing = {
  draw(stage) {
    const { lit, shade, shine, light, accent } = stage;
    const wood = "#f3efe2";
    return (
      sky(stage) +
      hills(stage, { flip: true, end: 560 }) +
      sea(stage, { to: 840 }) +
      fill(
        mix(light.sea[1], light.dark, 0.5),
        "M120 668C300 650 760 646 940 662 900 690 300 700 120 668z",
        0.55,
      ) +
      fill(
        lit(wood),
        "M70 414C190 470 360 494 560 496 730 498 860 490 936 476L912 634C760 668 520 676 330 664 220 656 150 600 110 520 90 478 78 446 70 414z",
      ) +
      fill(
        shade(wood, 0.8),
        "M168 596C320 632 700 634 922 584L912 634C760 668 520 676 330 664 260 658 208 634 168 596z",
      ) +
      fill(
        lit(accent),
        "M92 470C220 516 400 536 580 536 730 536 850 528 930 514L926 548C840 562 720 570 580 570 400 568 230 548 112 512z",
      ) +
      fill(
        shade("#2f4a6a", 0.3),
        "M64 404q8-8 18 0C200 458 370 480 560 482 730 482 860 476 940 460V482C860 498 730 506 560 504 360 502 190 478 68 420z",
      ) +
      fill(
        shine("#7f97b4", 0.2),
        "M78 404C200 456 370 476 560 478 730 478 860 472 940 458V464C860 480 730 488 560 486 370 484 200 464 78 408z",
      ) +
      line(shine("#f0d9b1", 0.2), 4, "M150 456C140 484 138 520 148 548 156 574 140 592 124 600") +
      put(192, 392, 0.86, yellowfin(stage), 2) +
      fill(
        light.glint,
        lens(40, 690, 260, 7) + lens(520, 704, 320, 8) + lens(960, 676, 300, 7) + lens(-420, 660, 360, 8),
        0.5,
      )
    );
  },
};
