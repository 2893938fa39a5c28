import { mix } from "../../drawing/colour";
import { each, fill, line, oval, put } from "../../drawing/pen";
import { box } from "../../drawing/shapes";
import { type Drawing, edge, type Stage } from "../../drawing/stage";
import { stamp } from "../../drawing/stamp";
import { limeWedge } from "../../parts/lime";
import { paper } from "../../parts/paper-decorations";

/** A sign of fish tacos on a painted wall. */
export const tacos: Drawing = {
  near: [140, 0, 720],
  draw(stage) {
    const { lit, shade, shine, wall, accent } = stage;
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
      put(66, 124, 0.8, signOf(stage)) +
      paper(stage) +
      agave(stage, 70, 700, 1.1) +
      agave(stage, 902, 700, 1.1) +
      agave(stage, -250, 700, 1.3) +
      agave(stage, 1120, 700, 1.3)
    );
  },
};

/** A painted board with a round top, three tacos before a sun on it: a kitchen may be open or closed behind its wall. */
function signOf(stage: Stage): string {
  const { lit, shade } = stage;
  const [wood, red] = ["#8f5a30", lit("#c93f2c")];
  const rays = Array.from({ length: 13 }, (_, ray) => {
    const at = (turn: number, far: number) => {
      const angle = ((ray + turn) * Math.PI) / 12;
      return `${Math.round(552 - far * Math.cos(angle))} ${Math.round(372 - far * 0.86 * Math.sin(angle))}`;
    };
    return `M${at(-0.3, 214)}L${at(0, 284)} ${at(0.3, 214)}z`;
  });
  const taco = tacoOf(stage);
  return (
    fill(shade(wood, 0.9), "M206 524V316C206-34 898-34 898 316V524z") +
    fill(lit(wood), "M206 512V304C206-46 898-46 898 304V512z") +
    fill(lit("#fff1d2"), "M236 488V306C236 4 868 4 868 306V488z") +
    fill(lit("#f4b445"), rays.join("")) +
    fill(lit("#f4b445"), "M352 372C352 250 432 188 552 188S752 250 752 372z") +
    fill(red, "M236 372H868V488H236z") +
    line(lit("#fff1d2"), 5, "M236 384H868") +
    taco(436, 344, 0.86, -8) +
    taco(668, 344, 0.86, 8) +
    taco(552, 362, 0.98) +
    limeWedge(stage, 300, 366, 0.7, 8) +
    limeWedge(stage, 806, 366, 0.7, -12) +
    line(
      lit("#fff6e2"),
      17,
      "M334 408H392M363 408V466M414 466L440 408 466 466M424 447H456M544 416Q526 404 507 410 486 420 486 438T508 466Q526 470 544 458M676 468M594 408C632 408 632 466 594 466S556 408 594 408zM700 414Q680 404 664 410 648 420 660 432L690 442Q704 454 692 464 672 470 650 458",
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
