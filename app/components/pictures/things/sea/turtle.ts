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
  near: [184, 100, 604],
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
      track(shade(light.sandShade, 0.9)) +
      fill(light.dark, "M276 638C390 652 570 624 670 574 590 564 400 590 276 638z", 0.4) +
      put(467, 588, 0.84, ridley(stage), -14)
    );
  },
};

/** Strokes of the flippers left and right, between them the drag of the shell; narrower toward the sea. */
function track(colour: string): string {
  return (
    fill(colour, "M118 446C116 520 160 620 270 700L360 664C240 610 160 530 134 446z", 0.4) +
    each(
      [
        [124, 462, 0.3],
        [128, 490, 0.42],
        [142, 524, 0.58],
        [168, 566, 0.78],
        [214, 616, 1],
      ] as const,
      ([x, y, size]) =>
        put(
          x,
          y,
          size,
          fill(colour, "M-118 20Q-92-22-44-10-60 22-118 20zM52-8Q84-34 122-14 96 16 52-8z", 0.8),
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

/** From the side, 470 long, her belly on 0 0. */
function ridley({ light, warm, warmShade, hour }: Stage): string {
  const bright = hour === "night" ? 0.2 : 0.06;
  const toned = (colour: string, more = 0) => mix(warm(colour), light.glint, bright + more);
  const [skin, skinShade] = [toned("#8f9a80"), warmShade("#6d7a66", 0.6)];
  const seam = warmShade("#4c5434", 0.5);
  const dome = "M-206-50C-196-116-128-186-26-192 78-194 152-146 184-82 60-64-90-50-206-50z";
  return (
    // the flippers beyond her
    fill(skinShade, "M120-58C164-66 204-50 234-20 250-4 256 14 250 22 214 22 150-4 112-36z") +
    fill(skinShade, "M-160-44C-196-40-226-24-244 0-222 10-186 0-150-22z") +
    fill(warmShade("#b9a878", 0.3), "M-196-46C-130 6 90 10 176-66z") +
    // neck and head
    fill(
      skin,
      "M128-52C150-104 186-138 230-138 272-138 296-116 296-98L300-80C296-72 280-68 258-66 220-60 180-42 146-36z",
    ) +
    fill(toned("#b9bf9c"), "M150-42C190-56 230-62 268-68L298-80C296-66 270-54 240-52 210-46 180-34 156-32z") +
    line(skinShade, 5, "M298-82Q270-80 252-90M172-96q8 12 4 28M190-106q8 12 6 26M208-112q6 10 6 22", 0.8) +
    line(skinShade, 4, "M218-134q10 12 30 12 4-8 0-14M248-122q14 4 28-2", 0.6) +
    oval("#131a22", 254, -104, 10, 11) +
    oval(light.glint, 257, -108, 3) +
    // the shell: high, round at the back
    fill(toned("#77834c"), dome) +
    fill(
      toned("#a3ab68", 0.08),
      "M-190-88C-166-146-104-188-26-192 60-194 122-162 158-118 60-156-90-150-190-88z",
      0.75,
    ) +
    line(
      seam,
      6,
      "M-196-88C-90-146 70-154 164-114M-124-122L-150-54M-64-138L-78-56M0-142L-4-62M62-138L68-68M116-128L132-76M-140-142L-120-124M-64-184L-64-140M4-192V-144M72-180L62-140M128-150L118-130",
      0.85,
    ) +
    fill(
      toned("#8f9858", 0.04),
      "M-214-48C-90-52 60-66 186-86 196-78 194-66 184-60 70-36-80-24-204-30-216-34-218-42-214-48z",
    ) +
    line(
      seam,
      5,
      "M-170-49l2 18M-118-51l3 20M-64-54l4 22M-10-59l5 21M44-65l6 22M98-72l7 21M146-79l7 18",
      0.7,
    ) +
    line(light.glint, 6, "M-176-118C-140-166-90-188-26-192 60-192 110-172 146-136", 0.6) +
    // the flippers on this side push her up
    fill(
      skin,
      "M-174-42C-200-40-232-20-262 14-268 26-260 34-246 34-214 32-170 12-140-16-134-30-150-42-174-42z",
    ) +
    line(skinShade, 5, "M-236 16l22-4M-216 0l24-4", 0.8) +
    fill(
      skin,
      "M84-62C128-70 166-52 172-22 178 14 138 50 82 66 58 72 34 70 28 62 32 52 62 42 84 18 96 2 66-24 70-46z",
    ) +
    line(skinShade, 6, "M74 56l24-22M102 44l22-24M128 26l18-24M118-32q22 0 30 14", 0.8)
  );
}
