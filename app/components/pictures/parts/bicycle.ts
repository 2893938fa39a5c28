import { line, oval, put } from "../drawing/pen";
import type { Stage } from "../drawing/stage";

/** A bicycle from the side, 300 wide at size 1; its wheels touch y. */
export function bicycle(stage: Stage, x: number, y: number, size: number, colour: string): string {
  const { light, lit, shade } = stage;
  const wheel = (at: number) =>
    `<circle r="62" cx="${at}" cy="-66" stroke="${light.dark}" stroke-width="8"/>` +
    line(
      shade("#8fa0a4", 0.3),
      2,
      `M${at - 58}-66h116M${at}-124v116M${at - 41}-107l82 82M${at + 41}-107l-82 82`,
      0.7,
    ) +
    oval(light.dark, at, -66, 8);
  return put(
    x,
    y,
    size,
    wheel(-98) +
      wheel(98) +
      line(lit(colour), 9, "M-98-66L-46-160H52L2-66H-98M2-66L-46-160M52-160L98-66M52-160L44-190") +
      line(light.dark, 8, "M-52-172L-46-160M-76-178q26-8 52 2M30-196q30-10 44 6") +
      line(light.dark, 6, "M2-66l18 26h14M2-66l-18-24") +
      oval(light.dark, 2, -66, 13),
  );
}
