import { mix } from "../../drawing/colour";
import { each, fill, line, oval, put } from "../../drawing/pen";
import { disc } from "../../drawing/shapes";
import type { Drawing } from "../../drawing/stage";
import { stamp } from "../../drawing/stamp";
import { hills } from "../../grounds/hills";
import { hedge, meadow, palm } from "../../grounds/plants";
import { sky } from "../../grounds/sky";
import { dots } from "../../parts/goods";
import { flame, glow } from "../../parts/lamps";

/** A low fire in a bowl on the soccer field, hidden from the beach by a grove: a blaze on the sand turns turtles back. */
export const bonfire: Drawing = {
  draw(stage) {
    const { light, accent, second } = stage;
    const grove = mix(light.dark, "#0b1026", 0.35);
    const white = mix("#fffaf0", light.sky[2], 0.2);
    const grass = mix(light.leaf, light.dark, 0.25);
    // somebody on a log, seen from behind
    const guest = stamp(
      stage,
      "guest",
      () =>
        line("#4a2a30", 16, "M-12-124V-104H12V-124") +
        fill("#0d0f20", disc(0, -142, 25, 28)) +
        line(mix(second, "#10142c", 0.72), 22, "M-38-90Q-62-56-40-26M38-90Q62-56 40-26") +
        fill(mix(second, "#10142c", 0.6), "M-44 2C-40-30-52-84-34-102Q0-116 34-102C52-84 40-30 44 2z") +
        fill("#3a2026", "M-100 0H100q12 20 0 40H-100q-12-20 0-40z") +
        oval("#8a5238", 100, 20, 11, 20),
    );
    const warm = (x: number, y: number, size: number) =>
      put(x, y, size, line("#ff9a4a", 7, "M18-161Q32-140 18-120M38-102Q72-76 64-40", 0.95));
    return (
      sky(stage, { sun: false }) +
      hills(stage, { flip: false, end: 980, rise: 1.5, near: false }) +
      meadow(light.near, 372) +
      palm(stage, 470, 410, 230, { lean: -40, fill: grove, size: 0.9 }) +
      palm(stage, 640, 410, 270, { lean: 30, fill: grove, size: 1 }) +
      palm(stage, 850, 420, 220, { lean: 24, fill: grove, size: 0.84 }) +
      palm(stage, 1240, 440, 320, { lean: -50, fill: grove, size: 1.1 }) +
      hedge(grove, 396, 84) +
      fill(grass, "M-720 470Q200 440 1680 470V880H-720z") +
      fill(
        light.leafLit,
        "M-720 560L-60 464H60L-560 840H-720zM-260 840L180 458H300L80 840zM420 840L420 456H540L740 840zM1080 840L660 458H780L1420 840z",
        0.16,
      ) +
      glow(stage, 540, 560, 430, 0.9) +
      // a whole goal of the field, and a ball
      line(white, 5, "M-720 500Q200 478 1680 500", 0.6) +
      fill("#ffffff", "M196 326L232 392V478L196 500z", 0.1) +
      line(
        white,
        3,
        "M196 330L232 396V482M424 330L392 396V482M232 396H392M232 438H392M196 390L232 438M424 390L392 438M272 330L284 396V482M348 330L338 396V482M196 494L232 482H392L424 494",
        0.45,
      ) +
      line(white, 13, "M196 498V328H424V498") +
      oval(white, 232, 548, 24) +
      fill(
        "#1c2340",
        "M232 536l12 9-5 13h-14l-5-13zM211 536l8-9 6 3-12 11zM253 536l-8-9-6 3 12 11zM216 563l10-3 2 10zM248 563l-10-3-2 10z",
      ) +
      // those across the fire, lit
      each(
        [
          [440, 520, 0.62, "#c9704a"],
          [640, 520, 0.62, accent],
        ],
        ([x, y, size, shirt]) =>
          put(
            x,
            y,
            size,
            fill(mix(shirt, "#5a2030", 0.4), "M-50 20C-58-30-52-84-28-94Q0-100 28-94C52-84 58-30 50 20z") +
              oval("#b8673f", 0, -124, 25, 28) +
              fill("#2a1420", "M-26-124C-28-162 28-162 26-124 14-138-14-138-26-124z") +
              line("#b8673f", 13, "M-40-50L-18-14M40-50L18-14"),
          ),
      ) +
      // the bowl, low on its feet, and the logs in it
      oval("#ff9a4a", 540, 610, 220, 34, 0.4) +
      line("#0d0f20", 11, "M476 590L462 622M604 590L618 622M540 596V626") +
      line("#3a2026", 20, "M470 566L590 536M610 566L490 536") +
      put(540, 566, 0.44, flame()) +
      line("#4a2426", 18, "M480 568L600 552") +
      oval("#ffb765", 478, 568, 8, 9) +
      fill("#14121f", "M434 562H646C640 600 596 612 540 612S440 600 434 562z") +
      line("#e0743a", 5, "M438 564H642") +
      dots("#ffcf84", 3.5, [
        [520, 350],
        [566, 320],
        [548, 280],
        [590, 366],
        [500, 300],
      ]) +
      guest(350, 650, 0.84) +
      warm(350, 650, 0.84) +
      guest(728, 650, [-0.84, 0.84]) +
      `<g transform="matrix(-1 0 0 1 1078 0)">${warm(350, 650, 0.84)}</g>`
    );
  },
};
