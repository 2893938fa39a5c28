import { fill, line, oval } from "../../drawing/pen";
import type { Drawing } from "../../drawing/stage";
import { frame } from "../../grounds/framing-palms";
import { outlook } from "../../grounds/outlook-and-yard";
import { tufts } from "../../grounds/plants";
import { glow } from "../../parts/lamps";

export const quad: Drawing = {
  draw(stage) {
    const { light, lit, shade, shine, accent, second } = stage;
    const wheel = (x: number) =>
      `<circle r="80" cx="${x}" cy="580" fill="#1c2226"/><circle r="84" cx="${x}" cy="580" stroke="#1c2226" stroke-width="15" stroke-dasharray="13 17"/>` +
      oval("#343c42", x, 580, 48) +
      oval(lit("#c9d0d0"), x, 580, 32) +
      oval(shade("#c9d0d0", 0.8), x, 580, 13);
    return (
      outlook(stage, 500) +
      fill(light.leafLit, "M-720 460Q200 420 700 440T1680 430V840H-720z") +
      frame(stage, 540, ["tall", "pair", "corner"]) +
      fill(lit("#c99a6a"), "M-720 600Q-100 520 400 560T1680 520V840H-720z") +
      fill(shade("#a8754a", 0.5), "M-720 690Q0 640 500 670T1680 640V700Q1000 690 500 730T-720 760z", 0.6) +
      oval("#0a0f14", 540, 660, 330, 18, 0.3) +
      // dust
      oval(lit("#e9cfa4"), 150, 620, 90, 40, 0.5) +
      oval(lit("#e9cfa4"), 70, 600, 60, 30, 0.4) +
      oval(lit("#e9cfa4"), 210, 650, 70, 24, 0.5) +
      wheel(330) +
      wheel(750) +
      line(shade("#4a5256", 0.2), 17, "M330 580L470 500H620L750 580") +
      fill("#2c3438", "M440 500H650L620 590H470z") +
      // seat, tank, mudguards, rack, bars
      fill(
        lit(accent),
        "M220 500Q240 430 330 430 420 440 450 500L600 490Q640 420 740 420 830 426 860 480L840 500Q800 470 740 474 690 480 670 530H430Q400 490 330 486 270 490 240 520z",
      ) +
      fill(
        shade(accent, 0.7),
        "M430 530Q400 490 330 486 300 488 270 500 300 470 340 470 410 476 450 514H660L670 530z",
        0.7,
      ) +
      fill(lit(accent), "M560 490Q570 400 640 380L720 400Q700 440 690 480z") +
      fill(
        shine(accent, 0.4),
        "M250 480Q270 444 330 442 300 450 270 490zM680 440Q710 430 750 434 710 440 690 456z",
        0.8,
      ) +
      fill(lit("#2a2a2c"), "M360 440Q370 400 430 404L580 410Q610 420 590 470L440 490Q400 450 360 440z") +
      line(light.dark, 11, "M220 426H380M240 426V448M360 426V440") +
      fill(lit("#c99a5c"), "M236 340H366v82H236z") +
      line(shade("#9a6a34", 0.6), 4, "M236 368H366M236 396H366M280 340v82M324 340v82") +
      line(light.dark, 13, "M650 390L622 300M622 300L572 306M622 300L654 286") +
      oval("#ffe9a8", 790, 446, 24, 20) +
      (stage.lamps ? glow(stage, 830, 446, 150) : "") +
      fill(lit(second), "M440 404q-6-70 56-72 60 2 58 76z") +
      fill(shade("#2f3b42", 0.2), "M508 356q40-2 44 32h-50z") +
      tufts(stage, 20, 160, 690, 3, light.leaf, 46) +
      tufts(stage, 800, 950, 680, 4, light.leaf, 46)
    );
  },
};
