import { mix } from "../../drawing/colour";
import { each, fill, line, oval, put } from "../../drawing/pen";
import { box } from "../../drawing/shapes";
import { type Drawing, edge, type Stage } from "../../drawing/stage";
import { stamp } from "../../drawing/stamp";
import { limeWedge } from "../../parts/lime";
import { paper } from "../../parts/paper-decorations";
import { awning } from "../../parts/roofs";

/** A window in a painted wall: somebody serves fish tacos over its counter. */
export const tacos: Drawing = {
  near: [178, 76, 600],
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
      paper(stage) +
      windowOf(stage) +
      agave(stage, 70, 700, 1.1) +
      agave(stage, 902, 700, 1.1) +
      agave(stage, -250, 700, 1.3) +
      agave(stage, 1120, 700, 1.3)
    );
  },
};

function windowOf(stage: Stage): string {
  const { accent, lit, shade, warm, warmShade } = stage;
  const wood = "#8f5a30";
  const taco = tacoOf(stage);
  return (
    fill(shade(wood, 0.9), box(206, 232, 560, 270)) +
    fill(lit("#fff1d2"), box(222, 232, 528, 270)) +
    fill(warm("#eebf78"), box(240, 232, 492, 270)) +
    fill(warmShade("#eebf78", 0.6), box(240, 232, 492, 44)) +
    fill(warm("#8f5a30"), box(240, 330, 492, 10)) +
    fill(warm("#c9502e"), "M262 330v-34h26v34zM650 330v-40h22v40zM310 330v-26h20v26z") +
    fill(warm("#2f7f6a"), "M690 330v-30h24v30zM614 330v-24h22v24z") +
    put(-59, -45, 1.12, cookOf(stage)) +
    taco(322, 490, 0.62, -4) +
    taco(656, 490, 0.62, 4) +
    limeWedge(stage, 206, 476, 0.6, 8) +
    limeWedge(stage, 774, 476, 0.6, -12) +
    fill(lit(wood), box(176, 488, 620, 26)) +
    fill(shade(wood, 0.8), "M176 508H796V520H176zM222 520h18v36l-18-16zM732 520h18v20l-18 16z") +
    awning(stage, 168, 206, 636, 64, accent) +
    fill(shade(wood, 0.9), box(284, 98, 404, 112)) +
    fill(lit("#c93f2c"), box(294, 106, 384, 96)) +
    put(
      -11,
      -283,
      0.96,
      line(
        lit("#fff6e2"),
        17,
        "M334 420H392M363 420V482M414 486L440 420 466 486M424 464H456M544 429Q526 416 507 423 486 434 486 452T508 483Q526 488 544 475M594 420C632 420 632 484 594 484S556 420 594 420zM700 426Q680 416 664 422 648 432 660 446L690 457Q704 470 692 480 672 486 650 473",
      ),
    )
  );
}

/** Behind the counter, a taco in both hands. */
function cookOf(stage: Stage): string {
  const { warm, warmShade } = stage;
  const skin = warm("#a8683f");
  return (
    fill(warm("#fff6e6"), "M408 502Q404 404 448 392H532Q576 404 572 502z") +
    fill(warm("#2f8f96"), "M452 400H470L476 430H504L510 400H528V502H452z") +
    line(warm("#fff6e6"), 30, "M424 414L412 462M556 414L568 462") +
    fill(warmShade("#8a5232", 0.3), "M474 366H506V396Q490 410 474 396z") +
    fill(skin, "M452 326Q452 298 490 298T528 326C528 358 512 380 490 380S452 358 452 326z") +
    fill(
      warm("#2c1a12"),
      "M449 330C446 304 462 292 490 292S534 304 531 330Q524 318 520 312H460Q456 318 449 330z",
    ) +
    fill(warm("#e4553c"), "M450 310Q490 294 530 310L528 292Q490 262 452 292z") +
    oval("#20130d", 476, 334, 4) +
    oval("#20130d", 504, 334, 4) +
    line("#20130d", 4, "M478 356Q490 366 502 356") +
    tacoOf(stage)(490, 474, 0.42) +
    line(skin, 22, "M412 464L438 462M568 464L544 462")
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
