import { mix } from "../drawing/colour";
import { dashes, each, fill, line } from "../drawing/pen";
import type { Stage } from "../drawing/stage";
import { stamp } from "../drawing/stamp";

/** Level branches up the trunk: how high, and the pads of leaves at the left and the right with their size. */
const tiers = [
  [-186, [-152, 1], [170, 0.9]],
  [-282, [-128, 1.16], [142, 1.06]],
  [-374, [-66, 1.06], [66, 1.12]],
] as const;

/** A sea almond, 440 high: broad level tiers with sky between them, of round leaves, an old red one here and there. */
export function seaAlmond(stage: Stage, x: number, y: number, size: number, side = 1): string {
  const { light, lit, shade, lamps } = stage;
  const tree = stamp(stage, "sa", () => {
    const green = (colour: string, share: number) => mix(light.leaf, lit(colour), share);
    const bark = mix(light.dark, lit("#8d6a50"), 0.7);
    const red = lit(lamps ? "#d2573e" : "#dd5a3c");
    // a dashed line with round ends is a row of round leaves
    const pad = stamp(
      stage,
      "sp",
      () =>
        fill(green("#1f6a48", 0.5), "M-120 2Q-90-30 0-34T122 0Q60 20 0 16T-120 2z") +
        dashes(green("#1f6a48", 0.5), 34, "0 26", "M-128 6Q0 22 132 4") +
        dashes(green("#4c9452", 0.6), 33, "0 31", "M-116-12Q0-6 118-14") +
        dashes(green("#7fb35c", 0.6), 29, "0 37", "M-92-32Q0-42 96-32") +
        dashes(green("#9cc766", 0.6), 22, "0 52", "M-58-46Q0-54 70-46") +
        line(red, 21, "M-86 12l7 4M52-10l8-3"),
    );
    return (
      fill(bark, "M-26 0C-12-60-16-220-8-400H6C12-220 14-70 34 0z") +
      fill(shade("#5a4034"), "M6 0C8-120 4-300 3-400H6C12-220 14-70 34 0z", 0.6) +
      each(tiers, ([up, [left], [right]]) =>
        line(
          bark,
          9,
          `M0 ${up + 34}Q${left / 2} ${up + 26} ${left} ${up + 4}M0 ${up + 34}Q${right / 2} ${up + 26} ${right} ${up + 4}`,
        ),
      ) +
      each(
        tiers,
        ([up, [left, big], [right, large]]) =>
          pad(left, up, [big, 0.86 * big]) + pad(right, up, [-large, 0.86 * large]),
      )
    );
  });
  return tree(x, y, [size * side, size]);
}
