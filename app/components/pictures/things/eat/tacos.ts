import { mix } from "../../drawing/colour";
import { each, fill, line, oval, put } from "../../drawing/pen";
import { box } from "../../drawing/shapes";
import { type Drawing, edge, type Stage } from "../../drawing/stage";
import { stamp } from "../../drawing/stamp";
import { glow } from "../../parts/lamps";
import { limeWedge } from "../../parts/lime";
import { paper } from "../../parts/paper-decorations";
import { plate } from "../../parts/tableware";

/** Fish tacos on the sill of an arched window in a painted wall. */
export const tacos: Drawing = {
  near: [140, 0, 720],
  draw(stage) {
    const { lit, shade, shine, wall, accent, lamps } = stage;
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
      agave(stage, 70, 700, 1.1) +
      agave(stage, 902, 700, 1.1) +
      agave(stage, -250, 700, 1.3) +
      agave(stage, 1120, 700, 1.3)
    );
  },
};

/** The window between its shutters, a lamp and chilies in the kitchen behind it, the tacos on its sill. */
function windowOf(stage: Stage): string {
  const { light, lit, shade, warm, warmShade, second, lamps } = stage;
  const wood = "#a9703f";
  const bottle = (x: number, colour: string, tall: number) =>
    fill(warm(colour), `M${x - 19} 454v-${tall}q0-14 11-20v-28h16v28q11 6 11 20v${tall}z`) +
    fill(warm("#fff3dc"), box(x - 19, 454 - tall + 14, 38, 26));
  const shutter = (x: number) =>
    fill(shade(second, 0.5), box(x, 168, 116, 290)) +
    fill(lit(second), box(x + 8, 176, 100, 274)) +
    line(shade(second, 0.7), 6, `M${x + 20} ${200}h76${"m-76 25h76".repeat(9)}`);
  const taco = tacoOf(stage);
  return (
    shutter(132) +
    shutter(856) +
    fill(lit("#f7ead0"), "M246 470V300C246 20 858 20 858 300V470z") +
    fill(lamps ? "#f6b765" : shade("#7d4c30", 0.5), "M276 470V300C276 62 828 62 828 300V470z") +
    fill(lamps ? "#ffd694" : shade("#94603c", 0.35), "M330 470V310C330 130 774 130 774 310V470z", 0.8) +
    (lamps ? glow(stage, 552, 250, 300) : "") +
    line(light.dark, 4, "M552 112V190") +
    fill(warm("#c93f2c"), "M540 186h24q50 14 62 58H478q12-44 62-58z") +
    oval("#fff3c4", 552, 246, 22, 12) +
    // chilies on a string, pans on their hooks
    line(warmShade("#5f7a3c", 0.2), 4, "M392 176V312") +
    fill(
      warm("#c93f2c"),
      "M392 200q-34 10-30 44 16-12 30-44 32 12 28 46-18-14-28-46zM392 240q-36 12-30 48 18-14 30-48 34 12 28 50-18-16-28-50zM392 280q-26 14-20 46 14-12 20-46 24 14 18 48-14-14-18-48z",
    ) +
    line(warmShade("#c98a4e", 0.5), 6, "M662 176H784M690 176V226M752 176V238") +
    fill(warm("#c98a4e"), "M662 226h56v24q0 18-28 18t-28-18zM722 238h60v30q0 20-30 20t-30-20z") +
    fill(warmShade("#c98a4e", 0.7), "M690 226h28v24q0 18-28 18zM752 238h30v30q0 20-30 20z") +
    bottle(316, "#d63c28", 84) +
    bottle(366, "#6f9a3c", 62) +
    fill(lit(wood), "M196 452H908V494H196z") +
    fill(shade(wood, 0.8), "M196 488H908V504H196z") +
    fill(lit("#f0d2a0"), "M196 452H908v7H196z", 0.7) +
    // painted tiles under the sill
    fill(lit("#f7ead0"), "M232 504H872V548H232z") +
    line(lit(second), 4, `M232 526${"l20-15 20 15".repeat(16)}M232 526${"l20 15 20-15".repeat(16)}`) +
    plate(stage, 580, 448, 222, "#fff6e4", 0.17) +
    taco(470, 426, 0.74, -7) +
    taco(690, 426, 0.74, 8) +
    taco(580, 440, 0.8) +
    limeWedge(stage, 402, 450, 0.54, 8) +
    limeWedge(stage, 762, 452, 0.54, -12) +
    put(
      858,
      426,
      0.85,
      fill(warmShade("#6a4638", 0.3), "M-40 0q2 40 22 44h36q20-4 22-44z") +
        oval(warm("#8d6a58"), 0, 0, 41, 11) +
        oval(warm("#c93f2c"), 0, 1, 33, 7),
    )
  );
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
