import { mix } from "../drawing/colour";
import { fill, line } from "../drawing/pen";
import type { Stage } from "../drawing/stage";
import { sea } from "./sea";

/** Behind a beach: a far coast, a wooded bank, and the river that leaves behind a bar of sand. */
export function riverMouth(stage: Stage): string {
  const { light } = stage;
  return (
    fill(light.far, "M-720 381V340C-420 306-160 336 60 330 220 326 330 360 430 372V381z") +
    sea(stage, { to: 560 }) +
    fill(
      light.mid,
      "M1680 400V236H1560q-44-30-86-6t-90 6-96-4-92 8-96-4-90 12-86 4-80 16-74 12-66 20-54 24-44 28-26 48z",
    ) +
    fill(
      light.leaf,
      "M1680 440V330H1330q-40-28-80-6t-84 4-80 2-84 0-80 4-78 2-72 8-66 10-54 18-40 26-18 38z",
    ) +
    fill(
      light.leafLit,
      "M960 350q30-30 78-14t76 2q-30 30-78 20t-76-8zM740 378q22-24 58-12t58 2q-24 24-58 16t-58-6z",
      0.6,
    ) +
    fill(
      mix(light.sea[0], light.leafLit, 0.35),
      "M1680 430C1300 426 900 432 640 440 520 446 430 462 380 490L420 560H1680z",
    ) +
    fill(
      light.sand,
      "M1680 424C1300 420 1000 428 760 430 620 432 500 440 420 458 520 462 660 452 800 450 1100 448 1400 452 1680 450z",
    ) +
    line(light.glint, 7, "M300 448Q420 444 500 436M180 462Q300 466 410 462", 0.85)
  );
}
