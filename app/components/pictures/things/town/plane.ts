import { each, fill, line, oval, put } from "../../drawing/pen";
import type { Drawing } from "../../drawing/stage";
import { hills } from "../../grounds/hills";
import { hedge, palm } from "../../grounds/plants";
import { sky } from "../../grounds/sky";
import { glow } from "../../parts/lamps";

/** A plane comes in; the van waits with its door open, the name of its guests on a stand. */
export const plane: Drawing = {
  near: [300, 60, 660],
  draw(stage) {
    const { light, lit, shade, shine, accent, second, third, lamps } = stage;
    const white = "#fffaf0";
    const glass = lamps ? "#ffd488" : shade("#4d8a94", 0.3);
    const engine = (x: number, y: number, size: number) =>
      put(
        x,
        y,
        size,
        fill(lit(accent), "M-70-12Q-20-24 44-14V16Q-20 26-70 6z") +
          fill(shade(accent, 0.8), "M-70 0Q-10 12 44 4V16Q-20 26-70 6z") +
          oval("#fff6e6", 50, 0, 9, 54, 0.5) +
          line(light.dark, 5, "M50-50V50", 0.6) +
          fill(light.dark, "M42-9Q62-6 62 0T42 9z"),
      );
    return (
      sky(stage) +
      hills(stage, { flip: false, end: 980, rise: 1.3, near: false }) +
      hedge(light.near, 388, 62) +
      palm(stage, 70, 470, 270, { lean: 36, fill: light.leaf, size: 0.9 }) +
      fill(light.leaf, "M-720 430H1680V520H-720z") +
      // the strip, and the yard before it
      fill(shade("#8a8580", 0.2), "M-720 458Q480 444 1680 458V506H-720z") +
      line(
        "#fff6dc",
        5,
        "M-680 480H-560M-440 479H-320M-200 478H-80M40 477H160M280 477H400M520 477H640M760 477H880M1000 478H1120M1240 479H1360",
        0.7,
      ) +
      fill(lit("#d9c09a"), "M-720 506Q480 494 1680 506V880H-720z") +
      fill(shade("#d9c09a", 0.4), "M-720 660Q480 630 1680 660V880H-720z", 0.6) +
      put(
        590,
        204,
        0.8,
        // the far wing, the body, the tail, the near wing
        fill(shade(white, 0.5), "M52-46L-8-148-52-150-30-44z") +
          fill(shade(accent, 0.5), "M-1-136L-8-148-52-150-49-137z") +
          engine(34, -92, 0.62) +
          fill(shade(white, 0.6), "M-196-42L-236-84-268-84-238-36z") +
          fill(
            lit(white),
            "M-268-46Q-200-54-110-62 0-74 110-58 160-50 192-22 210-6 196 8 170 24 90 26-30 26-110-2-200-22-262-34-276-38-268-46z",
          ) +
          fill(
            shade(white, 0.7),
            "M-270-38Q-180-20-100-8 20 12 120 8 176 4 202-8 206 4 196 8 170 24 90 26-30 26-110-2-200-22-262-34z",
            0.8,
          ) +
          fill(lit(accent), "M-268-46L-318-146-264-150-184-52z") +
          fill(lit(second), "M-302-114L-318-146-264-150-242-122z") +
          line(lit(accent), 8, "M-250-38Q-100-16 60-8 150-6 198-4") +
          fill(glass, "M128-50Q164-42 184-24L152-22 122-28z") +
          line(glass, 12, "M-88-42h4M-54-42h4M-20-42h4M14-42h4M48-41h4M82-40h4") +
          fill(shade(white, 0.4), "M-206-30L-292 14-326 12-250-42z") +
          line(shade("#4a5256", 0.3), 7, "M20 18L12 54M152 12V50") +
          oval("#22282c", 12, 60, 15) +
          oval("#22282c", 152, 56, 12) +
          fill(lit(white), "M66-30Q30-46-36-34L-178 118-114 122z") +
          fill(shade(white, 0.5), "M-36-34L-178 118-160 119-10-30z", 0.8) +
          fill(lit(accent), "M-160 100L-178 118-114 122-98 104z") +
          engine(-18, 38, 0.92),
        -5,
      ) +
      // the van
      oval("#0a0f14", 650, 664, 290, 16, 0.3) +
      put(
        122,
        206,
        0.78,
        fill(lit(white), "M312 340q0-52 52-52H770q44 0 66 46l62 88 22 14V560H312z") +
          fill(lit(accent), "M312 452H924V566q0 18-14 18H326q-14 0-14-18z") +
          fill(shade(accent, 0.7), "M312 540H924v26q0 18-14 18H326q-14 0-14-18z") +
          fill(shine(white, 0.6), "M340 298H776q20 0 34 20H326q4-16 14-20z", 0.7) +
          fill(glass, "M336 326h110v96h-110zM742 326h32q24 0 34 18l52 78H742z") +
          fill(shine("#bfe0e0", 0.5), "M356 326h34l-40 96h-14v-40zM752 326h26l-30 60h-6v-50z", 0.5) +
          // the open door, the seats inside
          fill(lamps ? "#ffcf7c" : shade("#3a3438", 0.3), "M560 314H724V566H560z") +
          fill(lit(second), "M574 420q0-20 18-20t18 20v72h50q12 0 12 12v20H588q-14 0-14-14z") +
          fill(shade(second, 0.7), "M574 486h36v38h-22q-14 0-14-14z") +
          fill(shade(white, 0.3), "M446 316H570V460H446z") +
          fill(shade(accent, 0.3), "M446 452H570V572H446z") +
          fill(glass, "M460 330h94v94h-94z") +
          line(shade("#4a5256", 0.4), 6, "M446 312H730M446 314V572M570 314V572M540 480h14") +
          fill("#ffe9a8", "M898 464h24v40h-24q-10-20 0-40z") +
          (lamps ? glow(stage, 920, 486, 130) : "") +
          each(
            [412, 818],
            (x) =>
              fill("#1c2226", `M${x - 66} 584a66 66 0 0 1 132 0z`, 0.6) +
              oval("#20262a", x, 584, 52) +
              oval(lit("#c9d0d0"), x, 584, 26),
          ),
      ) +
      // luggage
      line(shade("#4a5256", 0.2), 6, "M588 590V566H622V590") +
      fill(lit(third), "M564 588H648q8 0 8 8V682H556V596q0-8 8-8z") +
      fill(shade(third, 0.7), "M632 588h16q8 0 8 8V682H632z") +
      line(shade(third, 0.6), 5, "M576 604V670M600 604V670") +
      // the name on its stand
      oval("#0a0f14", 214, 676, 64, 9, 0.3) +
      line(shade("#5a4a44", 0.3), 10, "M214 540V672M166 676H262") +
      fill(shade("#7a5238", 0.4), "M104 436H324V556H104z") +
      fill(lit(white), "M113 445H315V547H113z") +
      line(
        shade("#1f3a4a", 0.1),
        8,
        "M138 518L160 468 182 518M146 502H174M198 518V468L232 518V468M248 518L270 468 292 518M256 502H284",
      )
    );
  },
};
