import { mix } from "../../drawing/colour";
import { each, fill, line, oval } from "../../drawing/pen";
import { lens } from "../../drawing/shapes";
import type { Drawing } from "../../drawing/stage";
import { stamp } from "../../drawing/stamp";
import { hills } from "../../grounds/hills";
import { clump, palm } from "../../grounds/plants";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";
import { deck } from "../../grounds/table";
import { glow } from "../../parts/lamps";

/** A resort on its point: suites up the slope, a pool that ends where the sea begins, two chairs on the terrace. */
export const chairs: Drawing = {
  near: [206, 186, 534],
  sun: { x: 330, y: 276, radius: 66 },
  draw(stage) {
    const { accent, shade, lit, shine, light, lamps, wall, roof } = stage;
    const water = mix(light.sea[1], "#35b8c4", lamps ? 0.5 : 0.75);
    const chair = stamp(
      stage,
      "chair",
      () =>
        oval(light.dark, 0, 10, 150, 14, 0.3) +
        fill(shade(accent, 1), "M-96-70h20L-92 14h-18zM96-70H76L92 14h18z") +
        fill(shade(accent, 0.9), "M-92-100H92l10 50H-102z") +
        each([-2, -1, 0, 1, 2], (i) =>
          fill(
            i % 2 ? shade(accent, 0.35) : lit(accent),
            `M${i * 30 - 13}-40L${i * 38 - 16}-${250 - i * i * 12}q16-22 33 0L${i * 30 + 13}-40z`,
          ),
        ) +
        fill(shade(accent, 0.7), "M-92-150H92v14H-92zM-80-76H80v14H-80z") +
        fill(
          lit(accent),
          "M-136-118h50q8 0 6 10l-4 8h-56q-8-10 4-18zM136-118H86q-8 0-6 10l4 8h56q8-10-4-18z",
        ) +
        fill(shade(accent, 0.8), "M-128-100h14L-104-6h-14zM128-100h-14L104-6h14z"),
    );
    const suite = stamp(
      stage,
      "suite",
      () =>
        fill(lit(wall), "M-96-84H96V0H-96z") +
        fill(shade(wall, 0.7), "M-96-84H96v14H-96zM62-84H96V0H62z", 0.8) +
        fill(lamps ? "#ffd488" : shade("#4f8f98", 0.3), "M-80-66H44V0H-80z") +
        line(shade("#4a3a34", 0.4), 4, "M-38-66V0M2-66V0") +
        fill(lit(roof), "M-130-78L-58-142H58L130-78z") +
        fill(shade(roof, 0.7), "M58-142L130-78H30z", 0.7) +
        fill(shade(roof), "M-130-80H130v8H-130z") +
        fill(lit("#f4ead6"), "M-136 0H130V14H-136z") +
        line(shade("#6a4a34", 0.3), 5, "M-118-76V0M118-76V0") +
        line(lit("#fffaf0"), 4, "M-134-26H-86M-134-26V0M-102-26V0"),
    );
    return (
      sky(stage) +
      hills(stage, { flip: false, end: 400 }) +
      sea(stage, { to: 560 }) +
      // the point, and its suites
      fill(
        light.near,
        "M392 540C450 470 520 470 590 410 700 320 780 330 860 250 960 180 1300 150 1680 170V620H392z",
      ) +
      palm(stage, 640, 350, 190, { lean: -26, fill: light.near, size: 0.7 }) +
      palm(stage, 1100, 230, 130, { lean: 26, fill: light.near, size: 0.8 }) +
      (lamps ? glow(stage, 800, 330, 230) + glow(stage, 640, 430, 190) : "") +
      suite(1220, 260, 0.9) +
      suite(846, 312, 0.74) +
      clump(light.leaf, 760, 1680, 358, 50) +
      suite(1380, 430, 1.05) +
      suite(716, 424, 0.94) +
      suite(1090, 420, 0.9) +
      clump(light.leaf, 560, 1680, 462, 50) +
      // the pool, its far edge against the sea
      fill(lit("#f4ead6"), "M560 470H1680V570H560z") +
      fill(shade("#f4ead6", 0.6), "M560 486H1680V570H560z", 0.55) +
      fill(water, "M-720 494H560L640 574H-720z") +
      fill(shine("#e6fbf8", 0.5), "M-720 490H562L566 498H-720z") +
      fill(
        shine("#bff0ec", 0.5),
        lens(60, 520, 160, 5) + lens(330, 530, 190, 6) + lens(110, 548, 220, 7) + lens(-400, 530, 240, 7),
        0.7,
      ) +
      fill(lit("#f4ead6"), "M-720 566H640L560 480 600 478 700 580H-720z") +
      deck(stage, 578) +
      palm(stage, -72, 860, 720, { lean: 96, size: 1.2 }) +
      chair(336, 668, 0.74) +
      chair(552, 668, 0.74)
    );
  },
};
