import { mix } from "../../drawing/colour";
import { fill, line, oval } from "../../drawing/pen";
import { disc } from "../../drawing/shapes";
import type { Drawing } from "../../drawing/stage";
import { frame } from "../../grounds/framing-palms";
import { hills } from "../../grounds/hills";
import { tufts } from "../../grounds/plants";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";

export const camera: Drawing = {
  sun: { x: 250 },
  draw(stage) {
    const { lit, light } = stage;
    const black = mix(light.dark, "#101014", 0.35);
    const edge = mix(black, light.glint, 0.16);
    const seen = `<g id="v">${sky(stage)}${hills(stage, { flip: true, end: 760 })}${sea(stage, { to: 560 })}</g>`;
    return (
      seen +
      frame(stage, 600) +
      fill(
        light.dark,
        "M-720 840Q-100 700 0 680C140 600 360 580 560 596 720 606 880 570 960 590S1500 620 1680 700V840z",
      ) +
      line(black, 15, "M600 450L500 690M640 450L648 700M680 450L790 684") +
      line(black, 24, "M572 520L566 536M644 520v18M706 520l6 16") +
      fill(black, "M590 404h100v50H590zM612 380h56v30h-56z") +
      fill(black, "M470 186q0-18 18-18h76l20-32h112l20 32h76q18 0 18 18v190q0 18-18 18H488q-18 0-18-18z") +
      fill(
        edge,
        "M470 186q0-18 18-18h76l20-32h112l20 32h76q18 0 18 18v6q0-12-18-12h-82l-20-30h-100l-20 30h-82q-18 0-18 12z",
      ) +
      `<svg x="494" y="196" width="236" height="158" viewBox="60 160 560 375" preserveAspectRatio="xMidYMid slice"><use href="#v"/></svg>` +
      line(edge, 4, "M494 196h236v158H494z") +
      oval(edge, 774, 226, 19) +
      oval(edge, 774, 226, 8) +
      oval(edge, 774, 290, 24) +
      oval(black, 774, 290, 12) +
      fill(lit("#e4553c"), disc(774, 344, 7)) +
      fill(edge, "M500 150h44v18h-44z") +
      line(black, 8, "M474 200C420 260 420 330 440 392M812 200q34 60 14 150") +
      tufts(stage, 20, 440, 660, 6, light.dark, 50) +
      tufts(stage, 820, 950, 640, 4, light.dark, 46)
    );
  },
};
