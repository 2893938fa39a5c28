import { mix } from "../drawing/colour";
import { bare, each, fill, line, put } from "../drawing/pen";
import type { Stage } from "../drawing/stage";
import { stamp } from "../drawing/stamp";

/** Level branches up the trunk: how high, and the pads of leaves at the left and the right with their size. */
const tiers = [
  [-186, [-152, 1], [170, 0.9]],
  [-282, [-128, 1.16], [142, 1.06]],
  [-374, [-66, 1.06], [66, 1.12]],
] as const;

/** A sea almond, 440 high: broad level tiers with sky between them, of leaves in rosettes, an old red one here and there. */
export function seaAlmond(stage: Stage, x: number, y: number, size: number, side = 1): string {
  const { light, lit, shade, lamps } = stage;
  const tree = stamp(stage, "sa", () => {
    const green = (colour: string, share: number) => mix(light.leaf, lit(colour), share);
    const bark = mix(light.dark, lit("#8d6a50"), 0.7);
    const red = lit(lamps ? "#d2573e" : "#dd5a3c");
    // leaves stand in rosettes at the ends of the twigs
    const rosette = stamp(stage, "sr", () =>
      each([-84, -42, 0, 42, 84], (turn) =>
        put(0, 0, 1, bare("M0 4C-9-8-17-30-11-44-6-52 6-52 11-44 17-30 9-8 0 4z"), turn),
      ),
    );
    const row = (colour: string, places: readonly (readonly [number, number, number])[]) =>
      each(places, ([x, y, turn]) => rosette(x, y, 1, turn, colour));
    const pad = stamp(
      stage,
      "sp",
      () =>
        fill(green("#1f6a48", 0.5), "M-136 4Q-110-30-60-40 0-56 60-40 110-30 138 2 60 24 0 20T-136 4z") +
        row(green("#1f6a48", 0.5), [
          [-104, 4, -40],
          [-36, 16, 180],
          [38, 16, 170],
          [104, 2, 40],
        ]) +
        row(green("#4c9452", 0.6), [
          [-76, -8, -18],
          [76, -10, 20],
          [0, 2, 4],
        ]) +
        row(green("#8cbc60", 0.6), [
          [-38, -24, -10],
          [40, -24, 12],
        ]) +
        fill(
          red,
          "M-118 12C-134 14-150 26-152 44-132 44-116 32-118 12zM70 10C78-2 92-10 108-8 104 8 88 18 70 10z",
        ),
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
