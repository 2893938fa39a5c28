import { fill, line, oval, put } from "../../drawing/pen";
import type { Drawing, Stage } from "../../drawing/stage";
import { frame } from "../../grounds/framing-palms";
import { riverMouth } from "../../grounds/river-mouth";
import { sand } from "../../grounds/sand";
import { sky } from "../../grounds/sky";

/** A mesh sack full of bottles, held open by a gloved hand. */
export const cleanup: Drawing = {
  near: [196, 84, 624],
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
      put(566, 316, 0.8, glovedHand(stage), -18)
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

/** Taller than wide, open at the top, of a coarse mesh. */
function sack(stage: Stage): string {
  const { lit, shade, shine } = stage;
  const net = "#2b6f92";
  const front =
    "M276 346C330 372 470 366 556 306 566 380 590 470 588 560 586 620 580 664 552 684 500 700 344 700 292 686 262 668 256 620 256 560 256 480 272 410 276 346z";
  return (
    fill(
      shade(net, 0.7),
      "M276 346C300 318 500 276 556 306 560 350 500 400 420 400 340 400 280 380 276 346z",
    ) +
    put(338, 246, 1.75, bottle(stage, "#3fa568"), -17) +
    put(498, 232, 1.6, bottle(stage, "#f3b23f"), 13) +
    put(420, 226, 1.85, bottle(stage, "#b9e0ee"), -1) +
    fill(shine("#f4ead0", 0.3), front) +
    put(340, 500, 1.5, bottle(stage, "#8ccbb0"), 24) +
    put(494, 540, 1.5, bottle(stage, "#9fd0e4"), -20) +
    put(400, 640, 1.1, bottle(stage, "#f0cf86"), 84) +
    line(
      lit(net),
      8,
      "M272 430L350 362M262 530L450 350M262 630L548 332M320 690L574 430M430 694L588 536M274 400L548 684M360 366L582 594M450 350L578 486M260 502L440 692M258 610L336 690",
      0.8,
    ) +
    line(lit(net), 9, front) +
    line(shine(net, 0.3), 20, "M276 346C330 372 470 366 556 306")
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
