import { each, fill, line, oval } from "../../drawing/pen";
import type { Drawing } from "../../drawing/stage";
import { frame } from "../../grounds/framing-palms";
import { hills } from "../../grounds/hills";
import { sand } from "../../grounds/sand";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";

export const easel: Drawing = {
  sun: { x: 220 },
  draw(stage) {
    const { shade, lit, light } = stage;
    return (
      '<g id="v">' +
      sky(stage) +
      hills(stage, { flip: true, end: 700 }) +
      sea(stage, { to: 560 }) +
      sand(stage, 530) +
      frame(stage, 620, ["tall", "lean"]) +
      "</g>" +
      line(shade("#a8784f", 0.2), 15, "M540 120L446 680M660 120L760 680M600 100V180") +
      line(shade("#a8784f", 1), 11, "M600 470L600 650") +
      fill(lit("#fffaf0"), "M416 160H784V470H416z") +
      `<svg x="432" y="176" width="336" height="278" viewBox="40 90 620 512" preserveAspectRatio="xMidYMid slice"><use href="#v"/></svg>` +
      fill(light.glint, "M690 454L768 300V454z", 0.85) +
      line(light.glint, 14, "M700 400L740 330M720 420L756 360", 0.85) +
      fill(lit("#b98a5c"), "M396 470H804v20H396z") +
      fill(shade("#b98a5c", 0.8), "M396 484H804v8H396z") +
      fill(lit("#a8784f"), "M588 96h24v66h-24z") +
      fill(lit("#d9b27c"), "M836 566q60-20 100 20 20 40-30 60-60 16-96-24-16-40 26-56z") +
      oval(light.sand, 900, 620, 13, 9) +
      each(
        [
          [850, 592, "#e4553c"],
          [882, 580, "#f0b84a"],
          [912, 592, "#2f9c95"],
          [846, 622, "#3f6fa8"],
          [872, 636, "#fffaf0"],
        ],
        ([x, y, c]) => oval(lit(c), x, y, 13, 9),
      ) +
      fill(lit("#8fc4c8"), "M636 566h76l-8 92h-60z") +
      fill(shade("#8fc4c8", 0.6), "M680 566h32l-8 92h-30z") +
      line(lit("#c9925a"), 7, "M654 566L630 470M674 566V456M692 566L722 466") +
      fill(lit("#e4553c"), "M622 474q-6-30 4-44 14 10 14 40z") +
      fill(lit("#2f9c95"), "M667 458q-2-28 7-42 10 14 7 42z") +
      fill(lit("#f0b84a"), "M716 470q0-30 14-42 8 16-2 46z")
    );
  },
};
