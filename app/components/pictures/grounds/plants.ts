import { bare, dashes, fill, line, put } from "../drawing/pen";
import { box, disc } from "../drawing/shapes";
import { edge, type Stage } from "../drawing/stage";
import { stamp } from "../drawing/stamp";

/** Two fronds to the right, one hanging and one arched, with serrated lower edges. */
const fronds = {
  fh: "M0 0Q73-10 147 86l4 2-18-7-1-7-16-10-2 3-15-15-3 1-15-15-4 16-13-21-5 13-12-22-6 11-11-18-8 9-10-14z",
  fa: "M0 0Q64-74 133 40l5 3-18-9 1-8-16-11 0 5-15-17-1 1-14-15-2 23-13-23-3 11-13-17-4 25-11-20-5 18-10-13z",
};

/** The crown's fronds: which one, its side, its angle and its length. */
const crown = [
  ["fh", 1, 4, 1],
  ["fh", -1, -4, 0.95],
  ["fa", 1, -4, 1],
  ["fa", -1, -14, 1.04],
  ["fa", 1, -34, 0.92],
  ["fa", -1, 16, 0.9],
  ["fa", 1, -62, 0.74],
  ["fa", -1, -46, 0.84],
  ["fh", 1, 36, 0.72],
  ["fh", -1, 30, 0.76],
] as const;

function crownOf(stage: Stage): void {
  stage.define("f", () =>
    Object.entries(fronds)
      .map(([id, d]) => `<path id="${id}" d="${d}"/>`)
      .join(""),
  );
  stage.define("p", () => {
    const drawn = crown.map(
      ([id, side, turn, long]) =>
        `<use href="#${id}" transform="scale(${side * long} ${long})rotate(${turn})"/>`,
    );
    return `<g id="p">${drawn.join("")}</g>`;
  });
}

type Palm = { lean?: number; fill?: string; size?: number };

export function palm(stage: Stage, x: number, y: number, height: number, options: Palm = {}): string {
  const { lean = 40, fill: colour = stage.light.dark, size = 1 } = options;
  crownOf(stage);
  const [tx, ty, w] = [x + lean, y - height, 7 * size];
  const r = Math.round;
  const bend = tx - lean * 0.45;
  // The foot widens into its roots.
  const neck = r(y - w * 2.6);
  const trunk = `M${r(x - w * 4.6)} ${r(y + w * 0.5)}Q${r(x - w * 1.3)} ${r(y - w * 0.1)} ${r(x - w)} ${neck}C${r(x - w * 0.8 - lean * 0.1)} ${r(y - height * 0.4)} ${r(bend)} ${r(y - height * 0.7)} ${r(tx - w * 0.5)} ${r(ty)}h${r(w)}C${r(bend + w * 1.1)} ${r(y - height * 0.68)} ${r(x + w - lean * 0.1)} ${r(y - height * 0.38)} ${r(x + w * 1.4)} ${neck}Q${r(x + w * 1.7)} ${r(y - w * 0.1)} ${r(x + w * 5)} ${r(y + w * 0.5)}Q${r(x)} ${r(y + w * 1.3)} ${r(x - w * 4.6)} ${r(y + w * 0.5)}z`;
  const nuts = disc(tx - 6 * size, ty + 8 * size, 6 * size) + disc(tx + 6 * size, ty + 9 * size, 6 * size);
  const side = lean < 0 ? -size : size;
  return `<g fill="${colour}"><path d="${trunk}${nuts}"/><use href="#p" transform="translate(${r(tx)} ${r(ty)})scale(${side} ${size})"/></g>`;
}

/** A crown that reaches in from outside a card; on a wide page its trunk is visible too. */
export function overhang(stage: Stage, x: number, y: number, size = 1.7): string {
  crownOf(stage);
  const trunk = `M${x - 6} ${y}C${x - 120} ${y + 160} ${x - 190} ${y + 420} ${x - 210} 840h34C${x - 156} ${y + 440} ${x - 90} ${y + 200} ${x + 8} ${y + 4}z`;
  return `<g fill="${stage.light.dark}"><path d="${trunk}"/><use href="#p" transform="translate(${x} ${y})scale(${size})"/></g>`;
}

type Leaves = { size?: number; colours?: readonly [string, string]; turns?: readonly number[] };

/** Big dark leaves in a corner. */
export function leaves(stage: Stage, x: number, y: number, options: Leaves = {}): string {
  const { light, int } = stage;
  const { size = 1, colours = [light.dark, light.leaf], turns = [-62, -34, -10, 18, 46] } = options;
  const leaf = stamp(stage, "leaf", () => bare("M0 0C-18-22-42-96 0-190 42-96 18-22 0 0z"));
  return turns
    .map((turn, index) => {
      const [colour, vein] = index % 2 ? colours : [colours[1], colours[0]];
      const length = (size * int(82, 112)) / 100;
      const body =
        leaf(0, 0, [size, length], 0, colour) + line(vein, 2, `M0 0V${Math.round(-160 * length)}`, 0.6);
      return put(x + index * 6 * size, y, 1, body, turn + int(-6, 6));
    })
    .join("");
}

/** Grass in tufts along a line. */
export function tufts(
  stage: Stage,
  from: number,
  to: number,
  y: number,
  count: number,
  colour: string,
  height = 34,
) {
  const tuft = stamp(stage, "u", () =>
    bare(
      "M-22 0q-20-40-58-70 44 26 66 70zM-10 0q-14-56-26-94 30 44 34 94zM-4 0q-2-60 2-104 14 50 10 104zM4 0q10-50 30-90-8 50-20 90zM12 0q26-42 60-64-28 30-46 64z",
    ),
  );
  let drawn = "";
  for (let i = 0; i < count; i++)
    drawn += tuft(stage.int(from, to), y + stage.int(-3, 5), (height * (0.8 + 0.4 * stage.dice())) / 100);
  return `<g fill="${colour}">${drawn}</g>`;
}

/** A hedge across the stage: rows of round heads, filled below. */
export function hedge(colour: string, y: number, height: number): string {
  const wave = (top: number) =>
    `M-720 ${top}Q-500 ${top - 26}-300 ${top}T40 ${top - 6}T330 ${top + 8}T640 ${top - 8}T940 ${top}T1240 ${top - 8}T1680 ${top}`;
  const heads = height * 1.1;
  return (
    dashes(
      colour,
      Math.round(heads),
      `0 ${Math.round(heads * 0.62)} 0 ${Math.round(heads * 0.9)} 0 ${Math.round(heads * 0.5)}`,
      wave(y),
    ) + fill(colour, `${wave(y)}V840H-720z`)
  );
}

export function clump(colour: string, from: number, to: number, y: number, height: number): string {
  const heads = Math.round(height * 1.15);
  const lift = Math.round(height * 0.3);
  const d = `M${from} ${y}Q${Math.round((2 * from + to) / 3)} ${y - lift} ${Math.round((from + to) / 2)} ${y - lift / 2}T${to} ${y}`;
  return (
    dashes(colour, heads, `0 ${Math.round(heads * 0.6)} 0 ${Math.round(heads * 0.44)}`, d) +
    fill(
      colour,
      `${d}q${height} ${height / 2} ${height} ${height}H${from - height}q0-${height / 2} ${height}-${height}z`,
    )
  );
}

export function meadow(colour: string, y: number): string {
  return fill(colour, box(edge.left, y, edge.width, edge.foot - y));
}

/** A frangipani flower, 140 across. */
export function bloom({ warm }: Stage): string {
  const petal =
    fill(warm("#fffaf0"), "M0 0C-34-10-40-50-14-66 14-74 34-40 14-14z") +
    fill(warm("#f8c048"), "M0 0C-14-8-14-26-4-34 8-30 10-16 6-6z");
  return [0, 72, 144, 216, 288].map((turn) => `<g transform="rotate(${turn})">${petal}</g>`).join("");
}
