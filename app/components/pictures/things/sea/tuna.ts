import { fill, line, oval, put } from "../../drawing/pen";
import type { Drawing, Stage } from "../../drawing/stage";
import { hills } from "../../grounds/hills";
import { sand } from "../../grounds/sand";
import { sea } from "../../grounds/sea";
import { fishingBoats } from "../../grounds/settings";
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

/** Weighed on the beach, home from a morning: it hangs by its tail from a beam. */
export const tuna: Drawing = {
  sun: { x: 176 },
  draw(stage) {
    const { lit, shade, light, accent } = stage;
    return (
      sky(stage) +
      hills(stage, { flip: true, end: 560 }) +
      sea(stage, { to: 600 }) +
      fishingBoats(stage, 120) +
      sand(stage, 520) +
      fill(shade(light.sandShade), "M250 652q220-26 460 0-220 26-460 0z", 0.5) +
      // two posts, a beam, a scale
      fill(shade("#7a5238", 0.4), "M262 92h22v556h-22zM676 92h22v556h-22z") +
      fill(lit("#a8784f"), "M262 92h9v556h-9zM676 92h9v556h-9z") +
      fill(lit("#a8784f"), "M222 84H738v24H222z") +
      fill(shade("#7a5238", 0.5), "M222 98H738v10H222z") +
      line(lit("#f0d9b1"), 6, "M260 80l26 32M286 80l-26 32M674 80l26 32M700 80l-26 32M480 106V190") +
      put(480, 606, 0.69, yellowfin(stage), -90) +
      line(lit("#f0d9b1"), 7, "M466 196q14 8 30 0M467 206q14 8 28 0M480 106V196") +
      line(lit(accent), 7, "M470 106h20M472 96v10M488 96v10")
    );
  },
};
