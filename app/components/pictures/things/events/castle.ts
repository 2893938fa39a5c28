import { mix, through } from "../../drawing/colour";
import { each, fill, line, oval } from "../../drawing/pen";
import { box } from "../../drawing/shapes";
import type { Drawing } from "../../drawing/stage";
import { frame } from "../../grounds/frame";
import { hills } from "../../grounds/hills";
import { sand } from "../../grounds/sand";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";

export const castle: Drawing = {
  draw(stage) {
    const { lit, shine, shade, dice, light } = stage;
    const wet = mix(light.sand, "#d8a25c", 0.35);
    const hollow = through(wet, light.shade);
    const side = mix(wet, hollow, 0.5);
    const bright = mix(wet, light.glint, 0.5);
    const tower = (x: number, y: number, width: number, height: number) => {
      const n = 3;
      let m = "";
      for (let i = 0; i < n; i++)
        m += box(
          Math.round(x - width + (i * 2 * width) / (n - 0.5)),
          y - height - 22,
          Math.round((2 * width) / (n + 2)),
          24,
        );
      return (
        fill(
          wet,
          `M${x - width} ${y}L${x - width * 0.9} ${y - height}H${x + width * 0.9}L${x + width} ${y}z`,
        ) +
        fill(
          side,
          `M${x + width * 0.2} ${y}L${x + width * 0.24} ${y - height}H${x + width * 0.9}L${x + width} ${y}z`,
        ) +
        fill(wet, `M${x - width} ${y - height}h${2 * width}v20h-${2 * width}z${m}`) +
        fill(side, box(x + Math.round(width * 0.3), y - height, Math.round(width * 0.7), 20)) +
        fill(hollow, `M${x - 12} ${y - height * 0.5}v-18q12-18 24 0v18z`)
      );
    };
    const flag = (x: number, y: number, size: string) =>
      line(light.dark, 4, `M${x} ${y}v-72`) + fill(lit(size), `M${x + 2} ${y - 72}q24-10 52 6-26 4-52 30z`);
    return (
      sky(stage) +
      hills(stage, { flip: dice() < 0.4, end: 560 }) +
      sea(stage, { to: 540 }) +
      sand(stage, 470) +
      frame(stage, 520) +
      oval(light.sandShade, 600, 640, 340, 56) +
      fill(mix(light.sea[0], light.sea[1], 0.4), "M270 640q40-54 330-54t330 54q-40 50-330 50t-330-50z", 0.8) +
      fill(light.sand, "M310 634q40-44 290-44t290 44q-40 40-290 40t-290-40z") +
      tower(600, 560, 74, 250) +
      flag(600, 290, "#e4553c") +
      tower(440, 600, 60, 170) +
      flag(440, 410, "#2f9c95") +
      tower(760, 600, 60, 180) +
      flag(760, 400, "#f0b84a") +
      fill(wet, "M396 630L404 520H796L804 630Q600 660 396 630z") +
      fill(side, "M640 520H796L804 630Q720 646 650 648z", 0.7) +
      fill(
        wet,
        each([404, 450, 496, 542, 588, 634, 680, 726, 772], (x) => box(x, 502, 26, 20)),
      ) +
      fill(hollow, "M552 644v-64q48-60 96 0v64q-48 4-96 0z") +
      fill(bright, "M404 520h160l-4 6H404zM528 310h40l-4 220h-18zM382 430h26l-4 90h-14z", 0.45) +
      fill(shine("#fff4e6", 0.2), "M456 580q14-20 28 0-14 10-28 0zM720 580q14-20 28 0-14 10-28 0z") +
      fill(lit("#e4553c"), "M150 560h130l-18 116h-94z") +
      fill(shade("#e4553c", 0.8), "M236 560h44l-18 116h-36z") +
      oval(shade("#e4553c", 1), 215, 560, 66, 15) +
      line(lit("#fff4e0"), 5, "M152 560q62 70 126 0") +
      line(lit("#2f9c95"), 11, "M340 480L320 610") +
      fill(lit("#2f9c95"), "M296 604q26-10 50 4 4 50-34 76-28-34-16-80z") +
      line(lit("#2f9c95"), 11, "M328 474l26 6")
    );
  },
};
