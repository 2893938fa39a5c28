import { fill, line, oval, put } from "../../drawing/pen";
import type { Drawing } from "../../drawing/stage";
import { hills } from "../../grounds/hills";
import { hedge, palm } from "../../grounds/plants";
import { sky } from "../../grounds/sky";
import { glow } from "../../parts/lamps";

/** A small plane on its strip, and the driver with a name on a board before the van. */
export const plane: Drawing = {
  draw(stage) {
    const { light, lit, shade, shine, accent, second, lamps } = stage;
    const white = "#fffaf0";
    const glass = lamps ? "#ffd488" : shade("#4d8a94", 0.3);
    const skin = lit("#8a5238");
    return (
      sky(stage) +
      hills(stage, { flip: false, end: 980, rise: 1.3, near: false }) +
      hedge(light.near, 352, 46) +
      palm(stage, 130, 400, 280, { lean: 30, fill: light.leaf, size: 0.9 }) +
      palm(stage, 870, 400, 240, { lean: -30, fill: light.leaf, size: 0.8 }) +
      fill(light.leaf, "M-720 364H1680V500H-720z") +
      fill(shade("#a8a094", 0.1), "M-720 382H1680V640H-720z") +
      line("#fff6dc", 6, "M-720 440H1680", 0.6) +
      fill(light.leaf, "M-720 634Q480 616 1680 634V840H-720z") +
      oval("#0a0f14", 480, 402, 220, 8, 0.3) +
      put(
        494,
        308,
        0.7,
        // one engine, high wing, striped
        fill(
          lit(white),
          "M-330-20Q-300-44-200-40L60-66Q200-70 270-30 300-6 280 20 200 60 60 58L-200 30Q-320 10-330-20z",
        ) +
          fill(
            shade(white, 0.6),
            "M-330-20Q-200 20 60 30 200 30 290-6 296 10 280 20 200 60 60 58L-200 30Q-320 10-330-20z",
            0.6,
          ) +
          fill(lit(accent), "M-326-10Q-200 10 60 16 200 18 292 0L286 16Q200 34 60 34-200 24-326-10z") +
          fill(lit(accent), "M-330-20L-364-140-300-144-220-40z") +
          fill(lit(second), "M-342-92l-14-48 56-4 30 46z") +
          fill(shade(white, 0.3), "M-330-10L-370 8-310 16-240 2z") +
          fill(
            shade("#4d8a94", 0.3),
            "M120-58Q200-60 246-28L180-22 112-26zM30-54H96l-4 26H24zM-50-46H12l-6 22H-56z",
          ) +
          fill(shade(white, 0.7), "M-30-74H330Q344-70 330-62H60L-20-52z") +
          fill(lit(white), "M-60-84Q60-104 340-80 344-70 330-68H0z") +
          fill(lit(accent), "M270-84L340-80Q344-70 330-68H268z") +
          line(shade(white, 1), 6, "M40 30L150-68") +
          fill(shade("#6a7276", 0.3), "M278-20h22q10 6 8 24h-28z") +
          oval(light.cloud, 312, -4, 9, 90, 0.55) +
          line(light.dark, 4, "M312-86V78", 0.6) +
          line(shade("#4a5256", 0.3), 9, "M40 50L20 100M70 50L84 100M236 44V100") +
          oval("#22282c", 20, 112, 22) +
          oval("#22282c", 84, 112, 22) +
          oval("#22282c", 236, 112, 20),
      ) +
      // the van
      oval("#0a0f14", 610, 624, 180, 12, 0.35) +
      put(
        282,
        278,
        0.54,
        fill(lit(white), "M312 340q0-52 52-52H770q44 0 66 46l50 88 18 10V560H312z") +
          fill(lit(accent), "M312 452H904V572q0 12-12 12H324q-12 0-12-12z") +
          fill(shade(accent, 0.7), "M312 540H904v32q0 12-12 12H324q-12 0-12-12z") +
          fill(glass, "M336 322h120v100h-120zM476 322h120v100h-120zM738 322h32q24 0 34 18l44 82H738z") +
          fill(shine("#bfe0e0", 0.5), "M356 322h36l-40 100h-16v-40zM500 322h36l-44 100h-16v-40z", 0.5) +
          fill(shade(white, 0.5), "M616 312h102v252h-102z") +
          fill(glass, "M630 326h74v96h-74z") +
          fill("#ffe9a8", "M884 466h20v36h-20q-10-18 0-36z") +
          (lamps ? glow(stage, 910, 486, 130) : "") +
          oval("#20262a", 420, 584, 52) +
          oval(lit("#c9d0d0"), 420, 584, 26) +
          oval("#20262a", 792, 584, 52) +
          oval(lit("#c9d0d0"), 792, 584, 26),
      ) +
      // the driver
      put(
        44,
        88,
        0.86,
        oval("#0a0f14", 320, 636, 80, 9, 0.35) +
          line(shade("#2c3a52", 0.2), 27, "M302 544L298 626M338 544L342 626") +
          fill(lit("#f6efe0"), "M278 434Q320 416 362 434L366 556H274z") +
          fill(skin, "M308 404h24v28q-12 10-24 0z") +
          oval(skin, 320, 386, 29, 33) +
          fill(shade("#2c3a52", 0.2), "M289 380Q290 346 320 346T351 380L366 386Q330 376 289 382z") +
          fill(shade("#7a5238", 0.4), "M214 448H426V546H214z") +
          fill(lit(white), "M220 452H420V540H220z") +
          line(shade("#1f3a4a", 0.1), 13, "M246 484h52M318 484h76M246 514h96") +
          line(lit("#f6efe0"), 22, "M282 446L250 484 232 508M358 446L390 484 408 508") +
          oval(skin, 222, 516, 14) +
          oval(skin, 418, 516, 14),
      )
    );
  },
};
