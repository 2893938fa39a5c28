import { dashes, fill, line, oval, put } from "../../drawing/pen";
import { lens } from "../../drawing/shapes";
import type { Drawing } from "../../drawing/stage";
import { hills } from "../../grounds/hills";
import { palm, tufts } from "../../grounds/plants";
import { sand } from "../../grounds/sand";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";

export const fireworks: Drawing = {
  draw(stage) {
    const { light, lit, int } = stage;
    const burst = (x: number, y: number, size: number, colour: string) =>
      put(
        x,
        y,
        size,
        oval(colour, 0, 0, 110, 110, 0.12) +
          dashes(
            colour,
            5,
            "34 11 20 14 0 13 0 400",
            "M0 0H140M0 0H-140M0 0V-140M0 0V140M0 0L99 99M0 0L-99 99M0 0L99-99M0 0L-99-99M0 0L129 54M0 0L-129 54M0 0L129-54M0 0L-129-54M0 0L54 129M0 0L-54 129M0 0L54-129M0 0L-54-129",
          ) +
          oval("#fff6dc", 0, 0, 10),
        int(0, 22),
      );
    const tail = (x: number, y: number, to: number) =>
      line("#ffdf9a", 3, `M${to} 470Q${(x + to) / 2 + 20} ${(y + 470) / 2} ${x} ${y + 20}`, 0.5);
    return (
      sky(stage, { clouds: false, sun: false }) +
      tail(560, 180, 500) +
      tail(800, 130, 700) +
      tail(330, 140, 380) +
      burst(560, 190, 1.5, "#ffcf6e") +
      burst(810, 130, 1, "#f2684a") +
      burst(320, 130, 1.1, "#7fd0c8") +
      burst(750, 320, 0.7, "#e98ac0") +
      burst(120, 260, 0.7, "#ffcf6e") +
      burst(-250, 200, 1.2, "#f2684a") +
      burst(1230, 220, 1.3, "#7fd0c8") +
      hills(stage, { flip: false, end: 520 }) +
      sea(stage, { to: 580, glitter: false }) +
      // the water keeps the colours
      fill(
        "#ffcf6e",
        lens(470, 400, 200, 8) + lens(500, 430, 150, 8) + lens(480, 470, 200, 10) + lens(520, 512, 130, 9),
        0.55,
      ) +
      fill("#f2684a", lens(740, 410, 150, 7) + lens(770, 450, 110, 8) + lens(740, 496, 160, 9), 0.5) +
      fill("#7fd0c8", lens(250, 410, 150, 7) + lens(280, 450, 100, 8) + lens(240, 500, 150, 9), 0.5) +
      sand(stage, 560) +
      palm(stage, 130, 640, 480, { lean: 50, size: 1.3 }) +
      palm(stage, 890, 660, 520, { lean: 20, size: 1.35 }) +
      // boats pulled up, their owners looking the other way
      put(
        470,
        660,
        1,
        fill(light.dark, "M-150-40Q0-10 190-70 150 10 90 24H-100Q-140 4-150-40z") +
          fill(lit("#f6efe0"), "M-150-40Q0-10 190-70L182-44Q10 14-144-20z", 0.8),
      ) +
      tufts(stage, 600, 860, 690, 5, light.dark, 44)
    );
  },
};
