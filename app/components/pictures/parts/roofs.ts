import { dashes, fill, line } from "../drawing/pen";
import { box } from "../drawing/shapes";
import type { Stage } from "../drawing/stage";

const n = Math.round;

/** The widths of tufts and how far they hang, as shares. */
const tufts = [
  [1, 0.8],
  [0.75, 1.05],
  [1.3, 0.62],
  [0.85, 0.92],
  [1.15, 0.5],
  [0.7, 1],
  [1.25, 0.72],
  [0.9, 0.58],
  [1.1, 1.12],
] as const;

/** The lower edge of palm thatch, in tufts of two blades, from right to left. */
export function thatchEdge(left: number, right: number, y: number, height: number, step = 30): string {
  let d = `L${n(right)} ${n(y)}`;
  let x = right;
  for (let i = 0; x > left + 8; i++) {
    const [wide, hang] = tufts[i % tufts.length] ?? tufts[0];
    const width = Math.min(x - left, n(step * wide));
    const [long, short] = [n(height * hang), n(height * hang * 0.62)];
    const [tip, notch, second] = [n(width * 0.34), n(width * 0.52), n(width * 0.74)];
    const up = n(long * 0.45);
    x -= width;
    d += `q-1 ${n(long * 0.7)}-${tip} ${long}q0-${n(up * 0.6)}-${notch - tip}-${up}q-2 ${n(short * 0.3)}-${second - notch} ${short - long + up}q-${width - second}-${n(short / 2)}-${width - second}-${short}`;
  }
  return d;
}

type Thatch = { ridge?: number; colour?: string };

/** A thatched roof from the front. */
export function thatch(
  stage: Stage,
  x1: number,
  x2: number,
  top: number,
  eave: number,
  options: Thatch = {},
): string {
  const { ridge = 0.34, colour = "#b98a4e" } = options;
  const middle = (x1 + x2) / 2;
  const half = ((x2 - x1) / 2) * ridge;
  const [left, right] = [n(middle - half), n(middle + half)];
  const y = (share: number) => n(top + (eave - top) * share);
  const reach = x2 - right;
  const side = `${n(right + reach * 0.28)} ${y(0.5)} ${n(x2 - reach * 0.24)} ${y(0.84)} ${x2} ${eave}`;
  const other = `C${n(x1 + reach * 0.24)} ${y(0.84)} ${n(left - reach * 0.28)} ${y(0.5)} ${left} ${top}`;
  const outline = `M${left} ${top}Q${n(middle)} ${top - 14} ${right} ${top}C${side}${thatchEdge(x1, x2, eave, 24, x2 - x1 > 400 ? 27 : 20)}L${x1} ${eave}${other}z`;
  const away = `M${n(middle + half * 0.4)} ${top - 6}L${right} ${top}C${side}l-14 12L${n(middle + reach * 0.7)} ${eave + 12}C${n(middle + reach * 0.6)} ${y(0.6)} ${right} ${y(0.4)} ${n(middle + half * 0.4)} ${top - 6}z`;
  const rows = (x2 - x1 > 400 ? [0.36, 0.7] : [0.3, 0.52, 0.76]).map((share) => {
    const w = half + reach * (0.12 + share * 0.7);
    return `M${n(middle - w + 12)} ${y(share)}H${n(middle + w - 12)}`;
  });
  return (
    fill(stage.lit(colour), outline) +
    fill(stage.shade(colour, 0.8), away, 0.6) +
    dashes(stage.shade(colour), 12, "2 17 3 22", rows.join(""), 0.5) +
    fill(
      stage.shade(colour, 0.9),
      `M${left - 8} ${top + 6}Q${n(middle)} ${top - 24} ${right + 8} ${top + 6}L${right - 8} ${top + 14}Q${n(middle)} ${top - 4} ${left + 8} ${top + 14}z`,
    )
  );
}

/** The front slope of a roof of corrugated zinc. */
export function zinc(
  stage: Stage,
  x1: number,
  x2: number,
  y1: number,
  y2: number,
  colour: string,
  over = 26,
): string {
  let waves = "";
  for (let x = x1 + 8; x < x2; x += 26)
    waves += `M${x} ${y1 + 4}L${n(x + ((x - (x1 + x2) / 2) * over) / ((x2 - x1) / 2))} ${y2 - 4}`;
  return (
    fill(stage.lit(colour), `M${x1} ${y1}H${x2}L${x2 + over} ${y2}H${x1 - over}z`) +
    line(stage.shade(colour, 0.7), 4, waves, 0.6) +
    fill(stage.shine(colour, 0.4), box(x1 - 2, y1 - 6, x2 - x1 + 4, 8)) +
    fill(stage.shade(colour), box(x1 - over, y2, x2 - x1 + 2 * over, 7))
  );
}

/** A striped awning with scallops. */
export function awning(
  stage: Stage,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
): string {
  const count = Math.max(5, n(width / 48));
  const [top, low] = [(width - 20) / count, width / count];
  const stripes = ["", ""];
  for (let i = 0; i < count; i++)
    stripes[i % 2] +=
      `M${n(x + 10 + top * i)} ${y}h${n(top)}L${n(x + low * (i + 1))} ${y + height}a${n(low / 2)} ${n(low * 0.42)} 0 0 1${n(-low)} 0z`;
  return (
    fill(stage.warm(colour), stripes[0] ?? "") +
    fill(stage.warm("#fff4e0"), stripes[1] ?? "") +
    fill(stage.warmShade(colour), box(x + 8, y - 5, width - 16, 7)) +
    fill("#000000", box(x, y + height - 12, width, 12), 0.07)
  );
}
