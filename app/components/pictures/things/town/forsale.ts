import { fill, line, put } from "../../drawing/pen";
import { box } from "../../drawing/shapes";
import type { Drawing } from "../../drawing/stage";
import { hills } from "../../grounds/hills";
import { clump, palm, tufts } from "../../grounds/plants";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";

/** A house with the agent's board at its fence, and the hand that gives its key. */
export const forsale: Drawing = {
  draw(stage) {
    const { light, lit, shade, shine, accent, second, lamps } = stage;
    const skin = "#a8683f";
    const gold = "#e9b23d";
    return (
      sky(stage) +
      hills(stage, { flip: true, end: 620 }) +
      sea(stage, { to: 480 }) +
      palm(stage, 130, 560, 440, { lean: 40, size: 1.2 }) +
      fill(light.leafLit, "M-720 440Q-200 400 200 430T960 420T1680 430V840H-720z") +
      clump(light.leaf, 560, 1680, 430, 50) +
      // the house
      fill(lit("#fff3dc"), box(236, 344, 300, 150)) +
      fill(shade("#fff3dc", 0.6), box(440, 344, 96, 150)) +
      fill(lit(second), "M204 350L276 250H496L568 350z") +
      fill(shade(second), "M496 250L568 350H440z", 0.6) +
      fill(lamps ? "#ffd488" : shade("#3a5a60", 0.3), box(264, 384, 58, 56) + box(462, 384, 50, 56)) +
      fill(shade("#7a5238", 0.4), box(356, 380, 60, 114)) +
      line(lit("#fffaf0"), 5, "M264 384h58v56h-58zM293 384v56M462 384h50v56h-50zM356 494V380h60V494") +
      fill(shade("#8a6244", 0.2), box(214, 490, 340, 12)) +
      fill(light.leaf, "M-720 560Q200 520 700 556T1680 550V840H-720z") +
      fill(lit("#dcc29a"), "M362 502H412C420 560 450 640 520 840H250C320 700 366 580 362 502z") +
      // the fence, and the board at the gate
      line(lit("#fffaf0"), 8, "M-720 566H310M-720 600H310M470 566H1680M470 600H1680", 0.95) +
      line(
        lit("#fffaf0"),
        13,
        "M190 546V624M250 546V624M310 540V626M470 540V626M530 546V624M590 546V624M130 546V624M70 546V624M650 546V624M710 546V624M770 546V624M830 546V624M890 546V624",
      ) +
      fill(shade("#7a5238", 0.3), box(196, 440, 12, 204) + box(288, 440, 12, 204)) +
      fill(lit("#fffaf0"), box(172, 430, 152, 108)) +
      fill(lit(accent), box(172, 512, 152, 30)) +
      fill(lit(accent), "M206 476L248 444 290 476H278V504H218V476z") +
      fill(lit("#fffaf0"), box(240, 482, 16, 22)) +
      line(lit("#fffaf0"), 6, "M188 527h44M244 527h64") +
      // the hand
      put(
        640,
        372,
        1.04,
        fill(lit(accent), "M124 76L420 470H180L40 176z") +
          fill(shade(accent, 0.8), "M124 76L420 470H330L90 130z", 0.6) +
          fill(lit("#fffaf0"), "M112 62L142 96 54 188 26 158z") +
          line(shade(skin, 0.8), 34, "M76 84Q4 106 0 74M70 54Q-26 74-24 42") +
          line(shade(skin, 0.45), 34, "M70 18Q-30 40-84 6") +
          fill(lit(skin), "M24-46C80-58 112-20 122 74L50 152C16 118 24 90 40 60 30 30 10-10 24-46z") +
          line(lit(skin), 36, "M56-26Q-10-46-82-12") +
          fill(shade(skin, 0.2), "M-96-20q14-12 30-8-8 14-26 14z"),
      ) +
      `<circle r="27" cx="546" cy="382" stroke="${lit("#d9dcd8")}" stroke-width="6"/>` +
      put(
        546,
        402,
        1,
        fill(lit(gold), "M0 0a40 40 0 1 1-1 0zM0 18a15 15 0 1 0 1 0z") +
          fill(lit(gold), "M-11 74H11V200L0 212-11 200v-16h-18v-18h18v-18h-18v-18h18z") +
          fill(shine(gold, 0.6), "M-7 80h6v124l-6-6z"),
        8,
      ) +
      tufts(stage, 120, 240, 680, 3, light.dark, 46)
    );
  },
};
