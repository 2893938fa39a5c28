import { fill, line, oval, put } from "../../drawing/pen";
import type { Drawing, Stage } from "../../drawing/stage";
import { frame } from "../../grounds/framing-palms";
import { riverMouth } from "../../grounds/river-mouth";
import { sand } from "../../grounds/sand";
import { sky } from "../../grounds/sky";

/** A mesh sack full of bottles, held up by a gloved hand. */
export const cleanup: Drawing = {
  near: [180, 50, 650],
  sun: { x: 176, y: 128, radius: 42 },
  draw(stage) {
    const { shade, light } = stage;
    return (
      sky(stage) +
      riverMouth(stage) +
      sand(stage, 500) +
      frame(stage, 600) +
      put(84, 650, 0.9, bottle(stage, "#6fbf9f"), 74) +
      oval(shade(light.sandShade, 1), 440, 684, 230, 20, 0.45) +
      breakfast(stage) +
      sack(stage) +
      put(430, 204, 1.05, glovedHand(stage))
    );
  },
};

function bottle({ lit, shine }: Stage, colour: string): string {
  return (
    fill(shine(colour, 0.2), "M-26 64V-12Q-26-30-10-42V-62H10V-42Q26-30 26-12V64Q0 76-26 64z") +
    fill(shine(colour, 0.75), "M-16 52V-8Q-16-20-8-26V52z", 0.7) +
    fill(lit("#e4553c"), "M-13-80H13V-58H-13z")
  );
}

function sack(stage: Stage): string {
  const { lit, shade, shine } = stage;
  const mesh = "#2b6f92";
  const outline =
    "M402 246C384 308 270 356 244 478 226 590 258 668 328 684 390 694 478 694 538 684 610 668 636 590 616 478 592 356 478 308 458 246z";
  return (
    fill(lit(mesh), "M396 250L372 96Q404 116 430 94 456 116 490 92L464 250z") +
    line(shade(mesh, 0.7), 5, "M412 230L402 124M430 230V116M448 230L460 122") +
    fill(shade(mesh, 0.25), outline) +
    put(430, 400, 1.1, bottle(stage, "#bfe3ea"), 14) +
    put(326, 516, 1.35, bottle(stage, "#6cc48f"), -22) +
    put(536, 510, 1.35, bottle(stage, "#f3c548"), 24) +
    put(432, 540, 1.5, bottle(stage, "#8fd0ee"), -4) +
    put(336, 640, 0.95, bottle(stage, "#f3a25a"), 80) +
    put(530, 638, 0.9, bottle(stage, "#eef4ea"), -80) +
    line(
      shine(mesh, 0.65),
      5,
      "M414 262C370 340 300 420 302 676M422 262C400 360 366 460 372 688M430 262V690M438 262C460 360 494 460 488 688M446 262C490 340 560 420 558 676M372 322Q430 342 488 322M304 384Q430 424 556 384M258 450Q430 500 602 450M238 526Q430 582 622 526M242 600Q430 654 618 600",
      0.75,
    ) +
    line(shade(mesh, 0.7), 8, outline)
  );
}

/** Its grip is around 0 0, its arm comes from the upper right. */
function glovedHand({ lit, shade, shine }: Stage): string {
  const glove = "#f4b93a";
  const skin = "#8a5638";
  return (
    fill(lit(skin), "M96-96L400-420H580L168-12z") +
    fill(shade(skin, 0.7), "M148-30L520-420H580L168-12z", 0.7) +
    fill(
      lit(glove),
      "M-50-56C-20-78 30-84 66-70L104-112 180-26 118 22C104 56 70 74 30 76-10 80-44 76-52 58z",
    ) +
    fill(
      shade(glove, 0.7),
      "M180-26L118 22C104 56 70 74 30 76-10 80-44 76-52 58 20 66 70 40 100 6L158-46z",
      0.7,
    ) +
    line(shade(glove, 0.9), 7, "M88-92L160-10") +
    line(lit(glove), 31, "M-42-44H20M-48-14H24M-46 16H20M-38 46H10") +
    line(shade(glove, 0.9), 5, "M-54-29H16M-58 1H18M-54 31H12") +
    line(shine(glove, 0.3), 30, "M64-44Q30-66-2-62") +
    line(shade(glove, 0.9), 5, "M56-24Q24-46-4-46")
  );
}

/** On a crate beside the sack: a coffee pot, a mug and hojaldres. */
function breakfast({ lit, shade, shine, accent, light }: Stage): string {
  const wood = "#c08a56";
  return put(
    622,
    700,
    0.82,
    oval(shade(light.sandShade, 1), 130, 0, 160, 16, 0.4) +
      fill(lit(wood), "M10-118H250V0H10z") +
      fill(shade(wood, 0.6), "M10-82H250v8H10zM10-42H250v8H10zM10-118H34V0H10zM226-118h24V0h-24z", 0.7) +
      fill(shine(wood, 0.4), "M0-134H260v18H0z") +
      oval(lit("#fdf6e8"), 176, -136, 78, 13) +
      fill(lit("#d9963f"), "M112-142q4-26 40-24 34-2 40 22-40 16-80 2z") +
      fill(lit("#e8ab50"), "M158-144q-2-32 36-32 44 0 44 32-40 16-80 0z") +
      line(shade("#a8692a", 0.4), 4, "M178-156q16-10 36-2M128-150q10-8 22-4", 0.7) +
      fill(lit(accent), "M34-196H88l8 66H26z") +
      line(lit(accent), 9, "M88-184q30 4 18 44M34-176L10-198") +
      fill(shade(accent, 0.8), "M68-196H88l8 66H72z", 0.6) +
      fill(shine("#f4efe4", 0.2), "M36-208H86l4 14H32zM56-218h10v12H56z") +
      line(lit("#fffaf0"), 6, "M180-196q-14-18 0-36t0-36M212-192q-12-16 0-32t0-32", 0.75),
  );
}
