import { mix } from "../../drawing/colour";
import { each, fill, line, oval, put } from "../../drawing/pen";
import { box } from "../../drawing/shapes";
import { type Drawing, edge, type Stage } from "../../drawing/stage";
import { stamp } from "../../drawing/stamp";
import { glow } from "../../parts/lamps";
import { limeWedge } from "../../parts/lime";
import { paper } from "../../parts/paper-decorations";
import { plate } from "../../parts/tableware";

/** Fish tacos on the sill of a window in a painted wall, stools before it. */
export const tacos: Drawing = {
  near: [140, 0, 720],
  draw(stage) {
    const { lit, shade, shine, wall, accent, second, lamps } = stage;
    const paint = mix(wall, accent, 0.55);
    const waves = "q30-44 60 0".repeat(41);
    return (
      fill(lit(paint), box(edge.left, -200, edge.width, 1080)) +
      // waves painted along the foot of the wall
      fill(shine(paint, 0.3), `M-720 566${waves}V700H-720z`) +
      fill(shade(paint), `M-750 604${waves}V700H-750z`) +
      fill(lit("#d9bd94"), box(edge.left, 648, edge.width, 232)) +
      fill(shade("#d9bd94", 0.7), box(edge.left, 642, edge.width, 12)) +
      line(
        shade("#b8946a", 0.5),
        3,
        "M-720 696H1680M-180 654L-320 840M120 654L60 840M420 654L390 840M720 654L740 840M1020 654L1090 840M1320 654L1460 840",
        0.6,
      ) +
      (lamps ? oval("#ffcf7c", 508, 690, 340, 34, 0.3) : "") +
      put(66, 124, 0.8, windowOf(stage)) +
      paper(stage) +
      each([332, 684], (x) => stool(stage, x, 740, second)) +
      agave(stage, 28, 690, 1) +
      agave(stage, -250, 700, 1.3) +
      agave(stage, 1120, 700, 1.3)
    );
  },
};

/** The window, its shutter propped open, the kitchen behind it, the tacos on its sill. */
function windowOf(stage: Stage): string {
  const { lit, shade, warm, warmShade, second, lamps } = stage;
  const wood = "#a9703f";
  const bottle = (x: number, colour: string, tall: number) =>
    fill(warm(colour), `M${x - 19} 454v-${tall}q0-14 11-20v-28h16v28q11 6 11 20v${tall}z`) +
    fill(warm("#fff3dc"), box(x - 19, 454 - tall + 14, 38, 26));
  const taco = tacoOf(stage);
  return (
    fill(shade("#f7ead0", 0.12), "M212 196H892V470H212z") +
    fill(lamps ? "#f6b765" : shade("#7d4c30", 0.5), "M236 216H868V470H236z") +
    fill(lamps ? "#ffd694" : shade("#94603c", 0.35), "M236 216H868V300H236z", 0.8) +
    (lamps ? glow(stage, 552, 300, 300) : "") +
    fill(warmShade("#6b3f28", 0.4), "M236 300H868v12H236z") +
    each([280, 330, 380, 724, 774, 824], (x, i) =>
      fill(
        warm(["#c93f2c", "#e9b23d", "#5f9a4a", "#e9b23d", "#c93f2c", "#f0e2c0"][i] ?? ""),
        `M${x - 16} 300v-34q0-10 8-14v-12h16v12q8 4 8 14v34z`,
      ),
    ) +
    fill(lit(second), "M190 132H914L892 214H212z") +
    line(
      shade(second, 0.7),
      5,
      "M290 134L298 212M392 134L396 212M494 134V212M596 134V212M698 134L694 212M802 134L794 212",
      0.6,
    ) +
    fill(shade(second), "M208 206H896V216H208z") +
    bottle(292, "#d63c28", 84) +
    bottle(344, "#6f9a3c", 62) +
    fill(lit(wood), "M160 452H944V500H160z") +
    fill(shade(wood, 0.8), "M160 494H944V512H160zM236 512h24v50h-24zM844 512h24v50h-24z") +
    fill(lit("#f0d2a0"), "M160 452H944v7H160z", 0.7) +
    plate(stage, 580, 448, 222, "#fff6e4", 0.17) +
    taco(470, 426, 0.74, -7) +
    taco(690, 426, 0.74, 8) +
    taco(580, 440, 0.8) +
    limeWedge(stage, 402, 450, 0.54, 8) +
    limeWedge(stage, 762, 452, 0.54, -12) +
    put(
      890,
      420,
      1,
      fill(warmShade("#6a4638", 0.3), "M-40 0q2 40 22 44h36q20-4 22-44z") +
        oval(warm("#8d6a58"), 0, 0, 41, 11) +
        oval(warm("#c93f2c"), 0, 1, 33, 7),
    )
  );
}

/** Its legs on y. */
function stool(stage: Stage, x: number, y: number, colour: string): string {
  const { light, lit, shade } = stage;
  const one = stamp(
    stage,
    "st",
    () =>
      oval(light.dark, 6, 0, 62, 9, 0.35) +
      line(shade("#6a4630", 0.4), 10, "M-30-130L-46-2M30-130L46-2M-39-56H39") +
      oval(shade(colour, 0.8), 0, -126, 52, 15) +
      oval(lit(colour), 0, -134, 52, 15),
  );
  return one(x, y, 1.4);
}

/** In a clay pot that stands on y. */
function agave(stage: Stage, x: number, y: number, size: number): string {
  const { lit, shade } = stage;
  const one = stamp(
    stage,
    "ag",
    () =>
      fill(
        lit("#4f9a78"),
        "M-6-62C-60-92-76-142-84-172-42-152-16-122-6-82-32-142-34-192-22-226 4-192 12-142 6-82 20-132 50-166 86-180 78-142 54-92 8-62z",
      ) +
      fill(lit("#c9694c"), "M-44-66h88L32 0h-64z") +
      fill(shade("#c9694c", 0.7), "M12-66h32L32 0H4z"),
  );
  return one(x, y, size);
}

/** A folded tortilla, 250 wide: fish in beer batter, two cabbages. */
function tacoOf(stage: Stage) {
  const { warm, warmShade } = stage;
  return stamp(
    stage,
    "t",
    () =>
      fill(warmShade("#d99a36", 0.25), "M-118 0C-118-90-66-146 8-146S134-90 134 0z") +
      fill(
        warm("#b8d57a"),
        "M-118-20q-14-30 12-42-6-32 28-40 4-30 36-28 18-24 48-10 34-6 42 20 32 0 40 30 28 14 22 40 16 14 10 30z",
      ) +
      fill(
        warm("#8a4a86"),
        "M-96-62q24-34 58-50-20 26-24 52zM20-126q36 2 60 28-34-8-58 4zM92-80q24 12 30 40-20-14-38-16z",
      ) +
      fill(
        warm("#d98a2c"),
        "M-104-44C-110-78-74-100-46-92-32-116 14-118 26-98 52-112 92-94 92-68 116-60 118-40 108-30z",
      ) +
      fill(
        warm("#efb04a"),
        "M-92-54C-92-76-70-88-50-82-44-100-14-104 2-92-20-92-34-80-40-66-60-74-80-68-92-54zM30-88C52-98 78-88 80-70 62-78 46-74 34-64z",
      ) +
      line(warm("#fff6e4"), 7, "M-84-62q18-22 38-12 16-22 38-12 22-16 40 0 24-8 38 14") +
      fill(warm("#f1bb54"), "M-130 8C-124-44-70-70 0-70S120-44 126 8q-126 22-256 0z") +
      fill(warm("#f8d382"), "M-110-2C-98-38-58-56-10-60-50-46-76-24-82 4z") +
      each(
        [
          [-36, -28],
          [24, -40],
          [64, -16],
          [4, -6],
          [-72, -6],
        ],
        ([a, b]) => oval(warmShade("#c9822c", 0.2), a, b, 9, 6, 0.6),
      ),
  );
}
