import { mix } from "../drawing/colour";
import { each, fill, line } from "../drawing/pen";
import type { Stage } from "../drawing/stage";
import { stamp } from "../drawing/stamp";

/** Leaves around the tip of a twig: their turn from upright, and their length. */
const rosette = [
  [-118, 50],
  [-84, 72],
  [-46, 66],
  [-8, 58],
  [34, 68],
  [76, 76],
  [112, 54],
] as const;

/** A leaf is broadest beyond its middle. */
function leafAt(turn: number, length: number): string {
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
  const at = (along: number, aside: number) =>
    `${Math.round(length * (along * sin + aside * cos))} ${Math.round(-length * 0.62 * (along * cos - aside * sin))}`;
  return `M0 0C${at(0.4, -0.12)} ${at(0.72, -0.36)} ${at(1, 0)} ${at(0.72, 0.36)} ${at(0.4, 0.12)} 0 0z`;
}

/** Whorls of level branches up the trunk: where, and how far to the left and to the right. */
const whorls = [
  [-206, 0.94, 1.04],
  [-262, 0.56, 0.5],
  [-304, 1.06, 0.9],
  [-356, 0.46, 0.6],
  [-392, 0.74, 0.7],
] as const;

/** A sea almond, 440 high: level branches in tiers, leaves like hands at their ends, an old red one here and there. */
export function seaAlmond(stage: Stage, x: number, y: number, size: number, side = 1): string {
  const { light, lit, shade, lamps } = stage;
  const tree = stamp(stage, "sa", () => {
    const green = (colour: string, share: number) => mix(light.leaf, lit(colour), share);
    const bark = mix(light.dark, lit("#8d6a50"), 0.7);
    const red = lit(lamps ? "#d2573e" : "#dd5a3c");
    const hand = stamp(
      stage,
      "sr",
      () => `<path d="${rosette.map(([turn, long]) => leafAt(turn, long)).join("")}"/>`,
    );
    const group = (colour: string, hands: readonly (readonly [number, number, number])[]) =>
      `<g fill="${colour}">${each(hands, ([at, up, big], index) => hand(at, up, [index % 2 ? -big : big, big]))}</g>`;
    const spray = stamp(
      stage,
      "sb",
      () =>
        line(bark, 8, "M0 34Q70 26 120 6T216-2M84 18Q130 22 168 12") +
        group(green("#1f6a48", 0.5), [
          [60, 8, 0.9],
          [120, 2, 1.15],
          [184, 0, 1.1],
          [226, 4, 0.8],
        ]) +
        group(green("#4c9452", 0.6), [
          [92, -12, 0.9],
          [156, -16, 1],
          [210, -10, 0.75],
        ]) +
        group(green("#9cc766", 0.6), [
          [126, -30, 0.62],
          [186, -28, 0.6],
        ]),
    );
    return (
      fill(bark, "M-26 0C-12-60-14-220-6-400H6C12-220 12-70 34 0z") +
      fill(shade("#5a4034"), "M6 0C8-120 4-300 3-400H6C12-220 12-70 34 0z", 0.6) +
      each(
        whorls,
        ([up, left, right], index) =>
          spray(0, up, [-left, 0.62 + 0.3 * left]) +
          spray(0, up, [right, 0.62 + 0.3 * right]) +
          (index === 1 || index === 3 ? "" : spray(0, up + 10, [index === 2 ? -0.42 : 0.42, 0.8])),
      ) +
      spray(-60, -414, [0.5, 0.7]) +
      fill(
        red,
        each(
          [
            [-204, -214, -100],
            [-84, -222, -60],
            [112, -208, 110],
            [206, -212, 100],
            [160, -306, -60],
            [-60, -262, -110],
            [-206, -302, -110],
            [-118, -300, 40],
            [-104, -398, 110],
            [60, -404, 60],
            [136, -392, 100],
          ],
          ([at, up, turn]) => {
            const leaf = leafAt(turn, 56);
            return leaf.replace("M0 0", `M${at} ${up}`).replace("C", "c");
          },
        ),
      )
    );
  });
  return tree(x, y, [size * side, size]);
}
