import { each, fill, line, oval, put } from "../../drawing/pen";
import type { Drawing, Stage } from "../../drawing/stage";
import { hills } from "../../grounds/hills";
import { sand } from "../../grounds/sand";
import { sea } from "../../grounds/sea";
import { fishingBoats } from "../../grounds/settings";
import { sky } from "../../grounds/sky";

const body =
  "M0 4C26-34 90-82 190-98 300-112 430-84 520-40 556-22 586-12 606-8V10C586 14 560 24 530 40 440 84 330 112 220 104 120 96 36 48 0 4z";

/** A yellowfin, as long as it is near: sickle fins, a small dark eye, a straight mouth. */
function yellowfin({ lit, shade, define }: Stage): string {
  const gold = lit("#f3be4a");
  const bands = [
    [0.1, "#142f52"],
    [0.36, "#2f6690"],
    [0.47, "#5f9aa4"],
    [0.53, "#e6c25c"],
    [0.62, "#e9e2cc"],
    [1, "#aebcc6"],
  ] as const;
  define(
    "y",
    () =>
      `<linearGradient id="y" gradientUnits="userSpaceOnUse" x1="0" y1="-104" x2="0" y2="106">${each(bands, ([at, colour]) => `<stop offset="${at}" stop-color="${lit(colour)}"/>`)}</linearGradient>`,
  );
  return (
    fill(shade("#f3be4a", 0.6), "M250-96C300-130 360-168 440-182 404-152 372-120 352-86z") +
    fill(gold, "M262-94C310-126 360-160 440-182 398-156 362-124 340-88z") +
    fill(lit("#2c4a72"), "M150-88C158-120 176-136 200-142 206-126 226-112 262-98z") +
    fill(gold, "M360 86C400 120 436 152 512 168 470 138 444 104 430 66z") +
    fill(
      lit("#2a4468"),
      "M590-8C620-30 640-78 690-116 672-66 662-34 660 2 664 36 680 66 706 110 650 82 622 38 590 12z",
    ) +
    fill("url(#y)", body) +
    fill(
      lit("#f6f0e0"),
      "M40 20C120 66 220 90 330 84 420 78 490 50 560 22 470 40 380 52 280 50 180 48 100 34 40 20z",
      0.55,
    ) +
    line(lit("#14304f"), 3, "M150-30C190-56 230-30 290-26 400-18 500-8 590-2", 0.5) +
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
      line(
        lit("#f0d9b1"),
        6,
        "M260 80l26 32M286 80l-26 32M674 80l26 32M700 80l-26 32M474 112L480 192M486 112L480 192",
      ) +
      line(lit(accent), 8, "M466 82v28M474 82v28M482 82v28M490 82v28") +
      put(480, 606, 0.69, yellowfin(stage), -90) +
      // the rope around the root of the tail, its end hanging
      line(lit("#f0d9b1"), 7, "M466 198q14 7 29 0M466 208q14 7 29 0M465 218q15 7 31 0") +
      line(lit("#f0d9b1"), 5, "M494 220q14 14 8 44")
    );
  },
};
