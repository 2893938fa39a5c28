import { fill, line, oval, put } from "../../drawing/pen";
import type { Drawing } from "../../drawing/stage";
import { road } from "../../grounds/road";
import { glow } from "../../parts/lamps";

export const pickup: Drawing = {
  draw(stage) {
    const { light, lit, shade, shine, accent, lamps } = stage;
    const glass = lamps ? "#ffd488" : shade("#4d8a94", 0.3);
    const wheel = (x: number) =>
      oval("#1c2226", x, 604, 62) +
      oval("#3a4246", x, 604, 44) +
      oval(lit("#c9d0d0"), x, 604, 26) +
      oval(shade("#c9d0d0", 0.8), x, 604, 11);
    return (
      road(stage) +
      // the sign of the hire
      oval("#0a0f14", 146, 594, 50, 7, 0.3) +
      fill(shade("#6a4a36", 0.3), "M136 112h20v482h-20z") +
      fill(shade("#6a4a36", 0.3), "M136 130H408v14H136zM208 144h6v26h-6zM366 144h6v26h-6z") +
      fill(shade("#6a4a36", 0.2), "M176 166H402V336H176z") +
      fill(lit("#fffaf0"), "M187 177H391V325H187z") +
      `<circle r="30" cx="242" cy="250" stroke="${lit(accent)}" stroke-width="19"/>` +
      line(lit(accent), 19, "M272 250H360M328 250v30M358 250v26") +
      put(
        51,
        110,
        0.82,
        oval("#0a0f14", 560, 660, 380, 18, 0.3) +
          fill(
            lit(accent),
            "M180 440H430L470 340Q480 320 510 320H690Q720 320 740 344L806 440 900 462Q930 470 934 500V590H180q-14 0-14-14V452q0-12 14-12z",
          ) +
          fill(shade(accent, 0.8), "M166 552H934v38H180q-14 0-14-14z") +
          fill(shine(accent, 0.35), "M172 444H430l40-100q8-16 30-18L456 452H172z", 0.7) +
          fill(glass, "M486 358q4-12 18-12h86v88H456zM610 346h74q16 0 26 14l50 74H610z") +
          fill(shine("#bfe0e0", 0.5), "M516 348h34l-44 84h-30zM640 348h28l-46 84h-10v-30z", 0.5) +
          fill(shade(accent, 0.9), "M166 440H436v14H166z") +
          line(shade(accent), 4, "M446 446V566M602 446V576M768 446V560M446 446H790", 0.7) +
          line(light.dark, 8, "M556 476h32M700 476h32", 0.7) +
          fill("#2c3438", "M916 540h30q8 0 8 10v24q0 10-8 10h-40zM150 556h40v28h-40z") +
          fill("#ffe9a8", "M890 472q34 6 38 34l-44-4z") +
          (lamps ? glow(stage, 930, 500, 150) : "") +
          fill("#e4553c", "M166 470h14v44h-14z") +
          fill("#1c2226", "M222 604a76 76 0 0 1 152 0zM714 604a76 76 0 0 1 152 0z", 0.6) +
          wheel(298) +
          wheel(790),
      )
    );
  },
};
