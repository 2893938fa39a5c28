import { mix } from "../../drawing/colour";
import { each, fill, line, oval, put } from "../../drawing/pen";
import type { Drawing } from "../../drawing/stage";
import { hills } from "../../grounds/hills";
import { palm } from "../../grounds/plants";
import { sand } from "../../grounds/sand";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";

export const turtle: Drawing = {
  view: [100, 160, 860],
  sun: { radius: 50 },
  draw(stage) {
    const { warm, warmShade, shade, shine, dice, light, hour } = stage;
    const sh = "#7a8a4f";
    const skin = "#8fa878";
    const at2 = (b: string) => put(560, 562, 1, b, -14);
    let track = "";
    for (let i = 0; i < 13; i++) {
      const t = i / 13;
      const x = 742 + 150 * Math.sqrt(t);
      const y = 536 - 92 * t;
      const k = 0.95 - 0.66 * t;
      for (const m of [-1, 1])
        track += `M${Math.round(x + m * 74 * k - 20 * k)} ${Math.round(y + m * 6)}q${Math.round(22 * k)} ${Math.round(-15 * k)} ${Math.round(44 * k)} ${Math.round(2 * m)}q${Math.round(-24 * k)} ${Math.round(9 * k)} ${Math.round(-44 * k)} ${Math.round(-2 * m)}z`;
    }
    const skinC = mix(warm(skin), light.glint, 0.26);
    const skinS = mix(warmShade(skin, 0.7), light.glint, 0.1);
    const shell = mix(warm(sh), light.glint, 0.2);
    const shellS = warmShade(sh, 0.8);
    return (
      sky(stage) +
      hills(stage, { flip: dice() < 0.5, end: 520 }) +
      sea(stage, { to: 500 }) +
      sand(stage, 452) +
      palm(stage, 900, 470, 236, { lean: -50, size: 0.9 }) +
      fill(shade(hour === "night" ? "#8fa0b0" : "#c9a88a", 1), track, 0.5) +
      at2(
        oval(light.dark, 6, 74, 250, 40, 0.4) +
          fill(
            skinS,
            "M-110 30C-180 60-230 110-250 150-200 150-120 130-70 70zM150 40C190 60 220 90 226 120 190 122 140 100 110 70z",
          ) +
          fill(
            skinC,
            "M-110-60C-130-110-150-146-196-168-206-120-190-60-150-24zM150-50C180-80 220-90 246-76 230-46 190-20 150-14z",
          ) +
          fill(skinC, "M-170-44C-214-70-282-66-312-24-326 0-322 18-306 26-280 46-214 50-172 36z") +
          fill(skinS, "M-316 12C-296 50-214 50-172 36l-4-20C-220 28-280 26-316 12z") +
          oval("#16202a", -272, -18, 9) +
          oval("#fff6dc", -274, -21, 3) +
          line(skinS, 3, "M-314 10q24 10 50 2M-250-44q18 6 22 22M-226-54q16 10 18 26") +
          fill(shellS, "M-210 6C-200 60-110 96 10 92 130 90 220 50 226 2z") +
          fill(shell, "M-212 4C-208-70-110-118 10-118S222-70 226-2C220 40 120 66 0 68S-206 50-212 4z") +
          fill(
            mix(warmShade(sh, 0.45), light.glint, 0.06),
            "M-60-80L-100-24-60 26H30L66-26 26-82zM-176-30L-112-24-70 30-110 52C-160 40-196 22-200 4zM78-26L36 30 60 60C120 56 190 40 214 6L172-34zM-66-88L-110-32-170-38C-150-76-110-100-60-110zM34-88L74-34 166-40C140-84 90-108 30-112zM-56 34L-92 56C-40 66 10 66 50 60L28 34z",
          ) +
          fill(
            shine(sh, 0.3),
            "M-56-76L-92-24-80-10C-70-40-50-60-20-76zM-170-30L-116-24-106-12C-130-18-160-14-188-4zM80-24L166-32 180-20C150-24 110-20 86-10z",
            0.7,
          ),
      ) +
      each(
        [
          [180, 620],
          [300, 668],
          [110, 680],
        ],
        ([x, y]) => fill(shine("#f0d9b8", 0.2), `M${x} ${y}q18-22 36 0-18 10-36 0z`, 0.8),
      )
    );
  },
};
