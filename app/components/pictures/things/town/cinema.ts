import { each, fill, line, oval, put } from "../../drawing/pen";
import type { Drawing, Stage } from "../../drawing/stage";
import { hills } from "../../grounds/hills";
import { palm } from "../../grounds/plants";
import { sand } from "../../grounds/sand";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";
import { glow } from "../../parts/lamps";

/** From the side: a sheet between two palms, the projector's beam, folding chairs on the sand. */
export const cinema: Drawing = {
  near: [70, 20, 700],
  draw(stage) {
    const { light, shade, accent, second, third } = stage;
    const colours = [second, third, accent === "#f3dcae" ? "#e4553c" : accent] as const;
    const chairs = (places: readonly (readonly [x: number, y: number, size: number, sitter: boolean])[]) =>
      each(places, ([x, y, size, sitter], i) =>
        put(x, y, size, chair(stage, colours[i % 3] ?? second, sitter)),
      );
    return (
      sky(stage, { sun: false }) +
      hills(stage, { flip: false, end: 560 }) +
      sea(stage, { to: 520 }) +
      sand(stage, 470) +
      palm(stage, 118, 620, 520, { lean: -44, size: 1.2 }) +
      palm(stage, 452, 520, 360, { lean: 40, size: 0.96 }) +
      fill(shade(light.sandShade), "M120 606L440 512 560 520 260 640z", 0.5) +
      line("#fff3d6", 4, "M112 176L146 190M112 470L146 462M424 268L446 262M424 412L452 420") +
      fill("#fdf8ea", "M140 180Q290 240 430 258V418Q290 430 140 474z") +
      film() +
      fill("#fff3c8", "M826 446L420 268 150 196V460L420 410z", 0.24) +
      glow(stage, 300, 330, 300, 0.55) +
      chairs([
        [470, 556, 0.62, true],
        [590, 552, 0.62, false],
        [710, 556, 0.62, true],
      ]) +
      projector(stage) +
      chairs([
        [324, 656, 0.9, false],
        [490, 662, 0.9, true],
        [656, 656, 0.9, false],
      ])
    );
  },
};

/** A boat at sundown, in the slant of the sheet. */
function film(): string {
  return (
    fill("#f6b878", "M154 200Q290 250 418 268V406Q290 420 154 456z") +
    oval("#fff3d6", 318, 326, 34, 38) +
    fill("#2f6a80", "M154 370Q290 358 418 350V406Q290 420 154 456z") +
    fill("#fff3d6", "M284 378q36-8 70-6-34 8-70 6M296 396q26-6 52-4-26 6-52 4") +
    fill("#1c2f44", "M196 366L204 274 210 274 218 362 262 360Q254 390 240 394L196 400Q182 388 178 372z") +
    fill("#fffaf0", "M214 284Q250 320 256 350L220 354z")
  );
}

/** On a crate, its lens to the left. */
function projector(stage: Stage): string {
  const { light, lit } = stage;
  return (
    oval(light.dark, 866, 602, 84, 12, 0.4) +
    fill(lit("#b98552"), "M806 488H930V600H806z") +
    fill(light.dark, "M806 522H930v7H806zM806 562H930v7H806z", 0.5) +
    fill("#2a2f44", "M826 426H916q8 0 8 8V480q0 8-8 8H826z") +
    fill("#4a5170", "M826 426H916q8 0 8 8v6H826z") +
    fill("#12162a", "M804 436H828V468H804z") +
    oval("#fff6d8", 804, 452, 7, 16)
  );
}

/** Folded out in an X, facing the sheet, with or without somebody in it. */
function chair({ light, warm, warmShade }: Stage, colour: string, taken: boolean): string {
  const cloth = warmShade(colour, 0.5);
  const wood = warm("#e6bd84");
  const skin = warmShade("#8a5238", 0.4);
  return (
    oval(light.dark, 14, 2, 92, 11, 0.3) +
    line(warmShade("#a87a48", 0.6), 8, "M98-190L-10-12M-18-90L84-12") +
    fill(cloth, "M-54-78L30-72 60-88-20-94z") +
    (taken
      ? line(skin, 20, "M-60-96L-64-8L-80-6") +
        line(warmShade("#2f4a6a", 0.6), 28, "M34-98L-56-100") +
        line(warmShade("#f0dcc0", 0.5), 50, "M40-112L54-158") +
        oval(light.dark, 52, -216, 28, 31) +
        fill(skin, "M26-222Q22-196 36-188L50-190 46-220z")
      : "") +
    fill(warm(colour), "M66-182L102-198 76-124 38-108z") +
    line(wood, 9, "M68-184L-40 0M-52-78L56 0M-52-78H6") +
    line(wood, 7, "M68-184L102-198")
  );
}
