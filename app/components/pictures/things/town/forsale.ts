import { fill, line, oval, put } from "../../drawing/pen";
import { box } from "../../drawing/shapes";
import type { Drawing } from "../../drawing/stage";
import { hills } from "../../grounds/hills";
import { clump, palm, tufts } from "../../grounds/plants";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";

/** A house with the agent's board at its fence, its key on a hook below it. */
export const forsale: Drawing = {
  draw(stage) {
    const { light, lit, shade, shine, accent, second, lamps } = stage;
    const gold = "#e9b23d";
    return (
      sky(stage) +
      hills(stage, { flip: true, end: 620 }) +
      sea(stage, { to: 480 }) +
      palm(stage, 110, 560, 440, { lean: 40, size: 1.2 }) +
      fill(light.leafLit, "M-720 440Q-200 400 200 430T960 420T1680 430V840H-720z") +
      clump(light.leaf, 560, 1680, 430, 50) +
      // the house
      put(
        -100,
        0,
        1,
        fill(lit("#fff3dc"), box(236, 344, 300, 150)) +
          fill(shade("#fff3dc", 0.6), box(440, 344, 96, 150)) +
          fill(lit(second), "M204 350L276 250H496L568 350z") +
          fill(shade(second), "M496 250L568 350H440z", 0.6) +
          fill(lamps ? "#ffd488" : shade("#3a5a60", 0.3), box(264, 384, 58, 56) + box(462, 384, 50, 56)) +
          fill(shade("#7a5238", 0.4), box(356, 380, 60, 114)) +
          line(lit("#fffaf0"), 5, "M264 384h58v56h-58zM293 384v56M462 384h50v56h-50zM356 494V380h60V494") +
          fill(shade("#8a6244", 0.2), box(214, 490, 340, 12)),
      ) +
      fill(light.leaf, "M-720 560Q200 520 700 556T1680 550V840H-720z") +
      fill(lit("#dcc29a"), "M262 502H312C320 560 350 640 420 840H150C220 700 266 580 262 502z") +
      // the fence, and the board at the gate
      line(lit("#fffaf0"), 8, "M-80 566H210M-80 600H210M370 566H1040M370 600H1040", 0.95) +
      line(
        lit("#fffaf0"),
        13,
        "M-90 546V624M-30 546V624M30 546V624M90 546V624M150 546V624M210 540V626M370 540V626M430 546V624M490 546V624M550 546V624M610 546V624M670 546V624M730 546V624M790 546V624M850 546V624M910 546V624M970 546V624M1030 546V624",
      ) +
      put(
        -68,
        0,
        1,
        fill(shade("#7a5238", 0.3), box(584, 236, 20, 420) + box(836, 236, 20, 420)) +
          oval("#0a0f14", 720, 656, 170, 10, 0.3) +
          fill(shade("#7a5238", 0.4), box(556, 250, 328, 216)) +
          fill(lit("#fffaf0"), box(568, 262, 304, 192)) +
          fill(lit(accent), "M618 372L720 282 822 372H790V438H650V372z") +
          fill(lit("#fffaf0"), box(700, 386, 40, 52)) +
          // a key hangs from it
          line(shade("#3a464c", 0.2), 6, "M720 466v16") +
          `<circle r="20" cx="720" cy="500" stroke="${lit("#c9d0d0")}" stroke-width="6"/>` +
          put(
            706,
            514,
            0.6,
            fill(lit(gold), "M0 0a40 40 0 1 1-1 0zM0 18a15 15 0 1 0 1 0z") +
              fill(lit(gold), "M-11 74H11V200L0 212-11 200v-16h-18v-18h18v-18h-18v-18h18z") +
              fill(shine(gold, 0.6), "M-7 80h6v124l-6-6z"),
            12,
          ) +
          put(
            734,
            514,
            0.6,
            line(lit("#c9d0d0"), 5, "M0 0V26") +
              fill(lit(accent), "M-44 60L0 20 44 60V128H-44z") +
              fill(lit("#fffaf0"), "M-24 72L0 50 24 72V112H-24z"),
            -14,
          ),
      ) +
      tufts(stage, 120, 240, 680, 3, light.dark, 46)
    );
  },
};
