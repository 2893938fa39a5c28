import { mix } from "../../drawing/colour";
import { each, fill, line, oval, put } from "../../drawing/pen";
import type { Drawing, Stage } from "../../drawing/stage";
import { hills } from "../../grounds/hills";
import { palm } from "../../grounds/plants";
import { sand } from "../../grounds/sand";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";

/** An olive ridley climbs the beach from the sea; whoever watches stays far off, with red light. */
export const turtle: Drawing = {
  near: [170, 120, 590],
  sun: { x: 330, y: 196, radius: 56 },
  draw(stage) {
    const { light, shade } = stage;
    const dune =
      "M-720 800C-300 780 60 716 300 640 480 584 640 520 800 490 940 464 1200 440 1680 430V880H-720z";
    return (
      sky(stage) +
      hills(stage, { flip: true, end: 560 }) +
      sea(stage, { to: 500 }) +
      sand(stage, 430) +
      palm(stage, 1150, 470, 330, { lean: 20, size: 1.1 }) +
      watchers(stage, 856, 478) +
      fill(mix(light.sand, light.glint, 0.1), dune) +
      line(light.glint, 4, "M300 640C480 584 640 520 800 490 940 464 1200 440 1680 430", 0.35) +
      put(36, -16, 1, track(shade(light.sandShade, 0.9))) +
      fill(light.dark, "M298 622C410 646 610 610 716 556 650 542 390 582 298 622z", 0.4) +
      put(484, 574, 0.72, ridley(stage), -9)
    );
  },
};

/** Strokes of the flippers left and right, between them the drag of the shell; narrower toward the sea. */
function track(colour: string): string {
  return (
    fill(colour, "M120 446C120 520 170 600 270 664L320 636C226 586 148 520 132 446z", 0.4) +
    each(
      [
        [128, 464, 0.24],
        [134, 488, 0.34],
        [150, 522, 0.48],
        [180, 564, 0.64],
        [224, 612, 0.8],
      ] as const,
      ([x, y, size]) =>
        put(
          x,
          y,
          size,
          fill(
            colour,
            "M-160 26Q-150-28-84-30-112-8-124 26-142 38-160 26zM84-38Q150-44 164 8 152 24 134 12 122-20 84-38z",
            0.8,
          ),
        ),
    )
  );
}

/** Two visitors and their guide's red lantern. */
function watchers({ light, lamps }: Stage, x: number, y: number): string {
  const one = (at: number, tall: number) =>
    fill(light.dark, `M${at - 8} ${y + 10}V${y - tall}q8-10 16 0V${y + 10}z`) +
    oval(light.dark, at, y - tall - 12, 8, 9);
  return (
    (lamps
      ? oval("#ff5a40", x - 34, y - 22, 70, 60, 0.14) + oval("#ff5a40", x - 34, y - 22, 30, 28, 0.3)
      : "") +
    one(x, 50) +
    one(x + 30, 54) +
    one(x + 56, 46) +
    line(light.dark, 6, `M${x - 4} ${y - 44}L${x - 34} ${y - 36}`) +
    fill("#ff5a40", `M${x - 41} ${y - 32}h14l3 18h-20z`)
  );
}

/** From the side, 600 long: flat on the sand, her head low, a long flipper swept back. */
function ridley({ light, warm, warmShade, hour }: Stage): string {
  const bright = hour === "night" ? 0.2 : 0.06;
  const toned = (colour: string, more = 0) => mix(warm(colour), light.glint, bright + more);
  const [skin, skinShade] = [toned("#8f9a80"), warmShade("#6d7a66", 0.6)];
  const seam = warmShade("#4c5434", 0.5);
  const ridge = "M-206-48C-120-112 70-124 172-74";
  return (
    // the flippers beyond her
    fill(skinShade, "M120-44C190-40 268-20 330 14 342 24 334 34 318 30 250 22 180 10 120-12z") +
    fill(skinShade, "M-170-30C-214-32-262-22-296-2-300 8-284 12-262 8-224 4-180 0-150-8z") +
    // neck and head, close above the sand
    fill(
      skin,
      "M140-86C176-102 216-112 252-98 284-86 306-62 306-42L302-28C290-18 268-14 244-16 204-16 168-14 140-24z",
    ) +
    fill(toned("#b9bf9c"), "M146-30C190-40 240-42 304-40L302-28C290-18 268-14 244-16 204-16 168-14 146-22z") +
    line(skinShade, 5, "M304-42Q278-36 258-46M176-88q10 14 4 34M196-94q10 14 6 34", 0.8) +
    line(skinShade, 4, "M226-100q8 14 28 14 6-6 2-12M262-88q12 8 26 8", 0.7) +
    oval("#131a22", 262, -66, 9, 10) +
    oval(light.glint, 265, -70, 3) +
    // the shell: low and long
    fill(toned("#77834c"), "M-218-26C-196-86-116-136-18-140 82-142 156-106 194-54 120-16-90 4-218-26z") +
    fill(
      toned("#a3ab68", 0.08),
      "M-206-48C-176-98-104-136-18-140 70-142 138-116 172-74 70-124-120-112-206-48z",
    ) +
    line(
      seam,
      6,
      `${ridge}M-140-84L-128-24M-74-102L-66-20M0-108L4-22M72-104L78-34M130-90L138-48M-116-118L-98-98M-52-136L-40-106M22-140L34-108M92-126L100-98`,
      0.85,
    ) +
    fill(
      toned("#8f9858", 0.04),
      "M-226-32C-90-2 116-18 196-66 208-56 206-44 196-38 120 12-96 26-220-4-234-12-236-24-226-32z",
    ) +
    line(
      seam,
      5,
      "M-180-23l-2 22M-126-15l-2 24M-68-11l0 24M-10-11l2 24M48-17l4 22M104-29l6 20M154-47l8 19",
      0.7,
    ) +
    line(light.glint, 6, "M-146-102C-112-122-67-136-18-138 42-139 93-127 132-105", 0.6) +
    // the flippers on this side: a paddle behind, a long blade swept back in front
    fill(skin, "M-150-14C-196-14-262 12-300 50-304 62-290 66-270 58-224 44-160 30-116 6z") +
    line(skinShade, 5, "M-274 44l22-2M-246 28l24-2M-216 16l24-2", 0.8) +
    fill(
      skin,
      "M84-42C138-56 190-34 194 2 194 48 100 88-28 102-48 102-48 90-32 84 40 66 104 44 104 14 102-4 84-12 74-24z",
    ) +
    line(skinShade, 6, "M-6 86l30 2M38 74l30 6M80 58l28 10M114 36l28 14M134 8l34 8M128-18l28-4", 0.8)
  );
}
