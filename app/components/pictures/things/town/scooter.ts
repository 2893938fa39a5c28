import { fill, line, oval } from "../../drawing/pen";
import type { Drawing } from "../../drawing/stage";
import { road } from "../../grounds/road";
import { glow } from "../../parts/lamps";

export const scooter: Drawing = {
  draw(stage) {
    const { light, lit, shade, shine, accent, second } = stage;
    const wheel = (x: number) =>
      oval("#1c2226", x, 596, 66) +
      oval(lit("#c9d0d0"), x, 596, 40) +
      oval(shade("#c9d0d0", 0.7), x, 596, 28) +
      oval("#2c3438", x, 596, 11);
    return (
      road(stage) +
      oval("#0a0f14", 560, 660, 300, 16, 0.3) +
      wheel(360) +
      wheel(790) +
      // rack, seat, body, shield, bars
      line(shade("#8a6244", 0.3), 10, "M250 430H380") +
      fill(lit("#c99a5c"), "M244 350H380v80H244z") +
      line(shade("#9a6a34", 0.6), 4, "M244 376H380M244 402H380M278 350v80M312 350v80M346 350v80") +
      fill(lit(second), "M252 350q0-34 30-34t30 34zM320 350q0-26 24-26t24 26z") +
      fill(
        shade(accent, 0.7),
        "M250 566Q246 450 350 440H560Q580 470 570 540 560 590 480 592 470 520 400 512 300 510 290 596 252 590 250 566z",
      ) +
      fill(
        lit(accent),
        "M246 552Q250 448 350 440H556Q566 470 556 516 480 500 400 496 290 500 270 580 246 574 246 552z",
      ) +
      fill(shine(accent, 0.5), "M270 520Q280 460 350 452H500Q400 458 340 472 290 490 270 520z", 0.7) +
      fill(lit("#3a2a24"), "M330 436q-4-26 24-28l190-6q40 2 44 38-130 14-258-4z") +
      fill(shine("#3a2a24", 0.2), "M346 420q90-14 200-10 20 4 28 16-120-10-228-6z") +
      fill(lit(accent), "M540 560H690L700 596H520z") +
      fill(shade("#5a4a44", 0.5), "M536 556H692l4 14H532z") +
      fill(shade(accent, 0.6), "M690 300Q740 330 720 480 712 560 680 584H650Q690 480 670 330z") +
      fill(lit(accent), "M700 292Q764 330 740 480 728 560 690 590H672Q712 500 690 330z") +
      fill(lit("#fff6e6"), "M716 400q20-4 26 6-2 60-18 110-10 2-14-6 10-50 6-110z") +
      line(lit("#c9d0d0"), 15, "M730 400L790 596") +
      fill(lit(accent), "M720 520Q780 500 846 560 850 580 836 584 780 540 726 560z") +
      line(light.dark, 13, "M640 262Q690 280 716 300M640 262L606 258") +
      line(lit("#c9d0d0"), 7, "M690 276L676 210") +
      oval(lit("#c9d0d0"), 672, 198, 24, 17) +
      oval("#ffe9a8", 744, 300, 22, 26) +
      (stage.lamps ? glow(stage, 770, 304, 130) : "") +
      // a helmet waits on the seat
      fill(lit(second), "M420 400q-6-74 60-76 64 2 62 76z") +
      fill(shade("#2f3b42", 0.2), "M496 352q40-2 44 30h-52z") +
      fill(shine(second, 0.5), "M432 384q2-40 34-48-16 18-18 48z")
    );
  },
};
