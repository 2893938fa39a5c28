import { fill, line, oval, put } from "../../drawing/pen";
import type { Drawing, Stage } from "../../drawing/stage";
import { frame } from "../../grounds/framing-palms";
import { riverMouth } from "../../grounds/river-mouth";
import { sand } from "../../grounds/sand";
import { sky } from "../../grounds/sky";

/** A mesh sack full of bottles on the beach, and breakfast on a crate beside it. */
export const cleanup: Drawing = {
  near: [164, 20, 700],
  sun: { x: 176, y: 128, radius: 42 },
  draw(stage) {
    const { shade, light } = stage;
    return (
      sky(stage) +
      riverMouth(stage) +
      sand(stage, 500) +
      frame(stage, 600) +
      put(72, 664, 0.9, bottle(stage, "#6fbf9f"), 74) +
      oval(shade(light.sandShade, 1), 366, 684, 230, 20, 0.45) +
      breakfast(stage) +
      put(-52, 52, 0.92, sack(stage))
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
    "M276 346C330 374 500 374 560 342 574 400 590 480 588 560 586 620 580 664 552 684 500 700 344 700 292 686 262 668 256 620 256 560 256 480 272 410 276 346z";
  return (
    fill(
      shade(net, 0.7),
      "M276 346C300 312 530 306 560 342 540 380 500 400 420 400 340 400 280 380 276 346z",
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
      "M272 430L350 362M262 530L450 350M262 630L530 362M320 690L574 430M430 694L588 536M274 400L548 684M360 366L582 594M450 350L578 486M260 502L440 692M258 610L336 690",
      0.8,
    ) +
    line(lit(net), 9, front) +
    line(shine(net, 0.3), 20, "M276 346C330 374 500 374 560 342")
  );
}

/** On a crate beside the sack: a coffee pot, a mug and hojaldres. */
function breakfast({ lit, shade, shine, accent, light }: Stage): string {
  const wood = "#c08a56";
  return put(
    530,
    706,
    1.28,
    oval(shade(light.sandShade, 1), 130, 0, 160, 16, 0.4) +
      fill(lit(wood), "M10-84H250V0H10z") +
      fill(shade(wood, 0.6), "M10-46H250v7H10zM10-84H32V0H10zM228-84h22V0h-22z", 0.7) +
      fill(shine(wood, 0.4), "M0-98H260v16H0z") +
      oval(lit("#fdf6e8"), 182, -100, 76, 13) +
      fill(lit("#d9963f"), "M116-106q4-30 44-28 38-2 44 26-44 16-88 2z") +
      fill(lit("#e8ab50"), "M160-108q-2-38 42-38 48 0 48 38-44 16-90 0z") +
      line(shade("#a8692a", 0.4), 4, "M184-126q18-10 40-2M134-118q12-9 28-5", 0.7) +
      fill(lit(accent), "M26-182H88l10 84H16z") +
      line(lit(accent), 10, "M90-166q34 4 20 52M26-158L2-182") +
      fill(shade(accent, 0.8), "M68-182H88l10 84H72z", 0.6) +
      fill(shine("#f4efe4", 0.2), "M28-196H86l4 16H24zM51-208h12v14H51z") +
      line(lit("#fffaf0"), 6, "M196-162q-14-18 0-36t0-36M226-160q-12-16 0-32t0-32", 0.75),
  );
}
