import { each, fill, line, oval, put } from "../../drawing/pen";
import type { Drawing } from "../../drawing/stage";
import { frame } from "../../grounds/framing-palms";
import { hills } from "../../grounds/hills";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";
import { deck } from "../../grounds/table";

export const gym: Drawing = {
  view: [40, 70, 880],
  draw(stage) {
    const { light, lit, shade, shine, accent, second } = stage;
    const iron = "#343c42";
    const bell = (x: number, y: number, size: number, colour: string) =>
      put(
        x,
        y,
        size,
        oval(shade("#3a2a20"), 6, 6, 104, 16, 0.4) +
          line(lit(iron), 26, "M-46-120Q-70-214 0-218T46-120") +
          oval(lit(colour), 0, -76, 84, 80) +
          fill(shade(colour, 0.8), "M20-152Q90-130 84-70 70 4 0 4 70-50 20-152z", 0.7) +
          fill(shine(colour, 0.5), "M-62-90Q-50-136-14-144-44-120-46-80z") +
          oval(lit("#fff6e6"), -6, -70, 30, 28) +
          fill(shade(iron, 0.5), "M-60-8H60V4H-60z"),
      );
    return (
      sky(stage) +
      hills(stage, { flip: stage.dice() < 0.5, end: 620 }) +
      sea(stage, { to: 560 }) +
      frame(stage, 560) +
      deck(stage, 520, "#b08257") +
      // a bar loaded with plates, across the back
      line(lit("#c9d0d0"), 15, "M120 452H930") +
      each(
        [
          [190, 96],
          [222, 76],
          [872, 96],
          [840, 76],
        ],
        ([x, r]) =>
          `<ellipse rx="17" ry="${r}" cx="${x}" cy="452" fill="${lit(iron)}"/><ellipse rx="7" ry="${Math.round(r * 0.36)}" cx="${x - 5}" cy="452" fill="${lit("#8fa0a4")}"/>`,
      ) +
      oval(light.dark, 580, 566, 330, 14, 0.35) +
      bell(400, 660, 1, accent) +
      bell(600, 668, 1.12, iron) +
      // dumb-bell, rope, towel
      put(
        790,
        640,
        1,
        oval(shade("#3a2a20"), 0, 30, 120, 14, 0.4) +
          line(lit("#8fa0a4"), 20, "M-60 0H60") +
          fill(
            lit(second),
            "M-110-44h30q10 0 10 10v68q0 10-10 10h-30q-10 0-10-10v-68q0-10 10-10zM80-44h30q10 0 10 10v68q0 10-10 10H80q-10 0-10-10v-68q0-10 10-10z",
          ) +
          fill(
            shade(second, 0.7),
            "M-86-44h6q10 0 10 10v68q0 10-10 10h-6zM104-44h6q10 0 10 10v68q0 10-10 10h-6z",
          ),
        -8,
      ) +
      oval(shade("#3a2a20"), 214, 676, 120, 14, 0.4) +
      fill(lit(second), "M110 610H310q34 0 34 32t-34 32H110z") +
      fill(shade(second, 0.7), "M110 652H338q-8 22-28 22H110z", 0.7) +
      oval(shade(second, 0.4), 110, 642, 15, 32) +
      line(lit(second), 5, "M110 626q-8 16 0 32 6-16 0-32")
    );
  },
};
