import { fill, line, oval } from "../../drawing/pen";
import { lens } from "../../drawing/shapes";
import type { Drawing } from "../../drawing/stage";
import { hills } from "../../grounds/hills";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";

export const panga: Drawing = {
  draw(stage) {
    const { accent, lit, shade, dice, light } = stage;
    return (
      sky(stage) +
      hills(stage, { flip: dice() < 0.6, end: 600 }) +
      sea(stage, { to: 840 }) +
      fill(light.dark, lens(330, 566, 520, 26), 0.35) +
      fill(lit(accent), lens(380, 588, 420, 12) + lens(430, 612, 300, 8) + lens(400, 640, 240, 6), 0.5) +
      fill(lit("#fdf6e8"), lens(350, 574, 480, 9), 0.5) +
      line(
        light.dark,
        5,
        "M470 440C440 330 400 230 330 150M560 436C580 330 640 230 740 180M640 440C680 350 760 270 880 250",
      ) +
      line(light.dark, 1.5, "M330 150L250 470M880 250L930 480", 0.7) +
      fill(shade("#fdf6e8", 0.4), "M520 330h120v120H520z") +
      fill(lit("#fdf6e8"), "M520 330h84v120h-84z") +
      fill(shade("#2f5a6a", 0.2), "M528 338l72-4 12 44h-84z") +
      fill(lit(accent), "M470 236h220q12 0 12 12t-12 12H470q-12 0-12-12t12-12z") +
      fill(shade("#4a5a60", 0.2), "M486 258h8v190h-8zM660 258h8v190h-8z") +
      fill(shade("#c9b290", 0.8), "M352 434C480 446 660 448 760 430 820 420 860 406 892 392L860 450H360z") +
      fill(
        lit("#fdf6e8"),
        "M340 432C480 458 660 460 760 442 826 428 872 408 912 380 890 460 850 530 790 566 600 582 460 580 372 566z",
      ) +
      fill(
        lit(accent),
        "M340 432C480 458 660 460 760 442 826 428 872 408 912 380L902 412C860 436 810 456 756 470 660 486 480 484 346 458z",
      ) +
      fill(shade("#fdf6e8", 0.6), "M362 536C480 552 640 552 812 548L790 566C600 582 460 580 372 566z") +
      fill(shade(accent, 0.7), "M358 520C480 536 660 538 836 520l-8 12C660 550 480 548 361 532z") +
      fill(shade("#2c3a42", 0.2), "M280 396q0-16 16-16h40q18 0 20 18l4 46h-74z") +
      fill(lit("#e4553c"), "M281 412h76l1 12h-77z") +
      fill(shade("#2c3a42", 0.5), "M306 444h34l6 130h-26z") +
      fill(light.glint, "M250 580q40-22 100 0 20 8-50 10-60 0-50-10zM790 572q40-20 70-4 10 8-30 10z", 0.9) +
      oval(lit("#e4553c"), 720, 448, 0.1)
    );
  },
};
