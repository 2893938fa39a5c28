import { fill, line, oval, put } from "../../drawing/pen";
import type { Drawing } from "../../drawing/stage";
import { frame } from "../../grounds/framing-palms";
import { hills } from "../../grounds/hills";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";
import { bulbs, glow } from "../../parts/lamps";

export const terrace: Drawing = {
  view: [196, 172, 736],
  sun: { x: 520, y: 290, radius: 70 },
  draw(stage) {
    const { warm, shade, lit, warmShade, light, top } = stage;
    const chair = (x: number, size: number) =>
      put(
        x,
        0,
        [size, 1],
        line(light.dark, 10, "M-64 660L-52 556-76 420M44 556L54 660M-20 556L-30 650M-52 556H50") +
          fill(light.dark, "M-96 402q14-14 30-4l20 112q-12 12-28 8z") +
          fill(warm("#e4553c"), "M-62 540h116q8 0 8 8t-8 8H-58z"),
      );
    return (
      sky(stage) +
      hills(stage, { flip: false, end: 420 }) +
      sea(stage, { to: 560 }) +
      fill(shade("#8a6a5c", 0.5), "M-720 548h2400v292H-720z") +
      fill(lit("#a8826c"), "M-720 548h2400v9H-720z") +
      line(
        shade("#6a4a48", 0.8),
        3,
        "M-720 590h2400M-720 640h2400M260 557L120 720M480 557V720M700 557L840 720",
        0.5,
      ) +
      line(light.dark, 5, "M-720 470h2400M-720 500h2400M-720 530h2400", 0.8) +
      fill(light.dark, "M110 452h10v104h-10zM330 452h10v104h-10zM800 452h10v104h-10z") +
      frame(stage, 560, ["corner", "far", "none"]) +
      glow(stage, 590, 420, 260) +
      chair(400, 1) +
      chair(780, -1) +
      fill(light.dark, "M582 480h16v150h-16zM530 640q60-30 120 0z") +
      fill(warm("#fff1da"), "M466 470h248l16 70q-30 16-56-4-28 20-56 0-28 18-56 0-28 18-56-2-30 16-56 2z") +
      fill(warmShade("#e2c8a8", 0.35), "M650 470h64l16 70q-30 16-56-4-14 10-28 10 10-40 4-76z", 0.8) +
      oval(warm("#fff8e8"), 590, 470, 124, 17) +
      fill(warm("#7fc0b4"), "M582 462q-18-40 8-52 26 12 8 52z", 0.6) +
      fill("#fff3c8", "M584 440q-4-16 6-26 10 10 6 26z") +
      oval("#ffd27a", 590, 430, 30, 30, 0.35) +
      fill(warm("#fff4e0"), "M587 440h6v22h-6z") +
      fill("#e8f3ef", "M500 462h26v4h-26zM511 434h4v28h-4zM498 396h30q4 34-12 40h-6q-16-6-12-40z", 0.75) +
      fill("#a8283c", "M499 412h28q0 18-11 22h-6q-11-4-11-22z") +
      fill("#e8f3ef", "M654 462h26v4h-26zM665 434h4v28h-4zM652 396h30q4 34-12 40h-6q-16-6-12-40z", 0.75) +
      fill("#a8283c", "M653 412h28q0 18-11 22h-6q-11-4-11-22z") +
      bulbs(stage, 150, top + 24, 970, top + 14, 70)
    );
  },
};
