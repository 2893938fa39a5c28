import { type Boat, boatAt } from "../../rules/sea/story-boat";
import type { StorySea } from "../../rules/sea/story-sea";
import { type StoryShape, storyMeasures } from "../../rules/sea/story-shape";

type Point = readonly [x: number, y: number];
const short = (value: number) => Math.round(value * 10) / 10;

/** A thin cloud, or a reflection on the water. */
export const lens = (x: number, y: number, width: number, height: number) =>
  `M${short(x)} ${short(y)}q${short(width / 2)}-${short(height)} ${short(width)} 0q-${short(width / 2)} ${short(height)}-${short(width)} 0`;

type Frond = { from: Point; to: Point; bend: Point; leaflets: number; length: number };

/** A curved rib with hanging leaflets, shorter toward the tip. */
function frond({ from: [x, y], to: [endX, endY], bend, leaflets, length }: Frond): string {
  const [midX, midY] = [(x + endX) / 2 + bend[0], (y + endY) / 2 + bend[1]];
  const along = (k: number): Point => [
    (1 - k) ** 2 * x + 2 * (1 - k) * k * midX + k * k * endX,
    (1 - k) ** 2 * y + 2 * (1 - k) * k * midY + k * k * endY,
  ];
  let leaves = "";
  for (let index = 1; index <= leaflets; index++) {
    const k = index / leaflets;
    const [a, b] = along(k);
    const [beforeA, beforeB] = along(Math.max(0, k - 0.04));
    const step = Math.hypot(a - beforeA, b - beforeB) || 1;
    const [dx, dy] = [(a - beforeA) / step, (b - beforeB) / step];
    const long = length * (0.35 + 0.65 * Math.sin(Math.PI * Math.min(1, k * 0.8 + 0.16)));
    for (const side of [1, -1]) {
      const wayX = dx * 0.72 - dy * side * 0.62;
      const wayY = dy * 0.72 + dx * side * 0.62 + 0.42;
      const half = (over: number, fall: number, lift: number) =>
        `${short(a + wayX * long * over + dx * lift)} ${short(b + wayY * long * fall)}`;
      leaves +=
        `M${short(a - dx * 7)} ${short(b - dy * 7)}Q${half(0.5, 0.42, 6)} ${half(1, 1, 0)}` +
        `Q${half(0.45, 0.55, -6)} ${short(a + dx * 7)} ${short(b + dy * 7)}z`;
    }
  }
  const rib = `M${x} ${y}Q${short(midX)} ${short(midY)} ${endX} ${endY}`;
  return `<path d="${leaves}"/><path fill="none" stroke-width="8" stroke-linecap="round" d="${rib}"/>`;
}

const palms: Record<StoryShape, Frond[]> = {
  tall: [
    { from: [1150, -70], to: [640, 100], bend: [-40, -120], leaflets: 24, length: 140 },
    { from: [1160, -60], to: [810, 262], bend: [-150, -70], leaflets: 22, length: 126 },
    { from: [1170, -40], to: [1012, 330], bend: [-70, -40], leaflets: 20, length: 108 },
  ],
  square: [
    { from: [1150, -70], to: [720, 34], bend: [-40, -90], leaflets: 22, length: 100 },
    { from: [1160, -60], to: [880, 150], bend: [-120, -50], leaflets: 20, length: 88 },
    { from: [1170, -40], to: [1036, 196], bend: [-60, -30], leaflets: 18, length: 74 },
  ],
};

/** Two hills that slope into the sea, drawn for the tall card. */
const hills = [
  "M-10 950C60 900 150 880 240 838C310 806 360 834 420 866C480 898 520 906 580 932C660 964 740 1016 860 1100V1130H-10z",
  "M-10 940C60 900 110 884 170 902C240 924 290 968 380 996C470 1024 560 1050 680 1100V1140H-10z",
];

/** Land between the sky and the sea. */
export function landScene(shape: StoryShape, isNight: boolean): string {
  const { low } = storyMeasures[shape];
  const colours = isNight ? ["#1f2b5a", "#141d45"] : ["#a5596b", "#6b3c5e"];
  const at = shape === "tall" ? `translate(0 ${low - 1100})` : `translate(0 ${low - 752}) scale(1 .68)`;
  const [far, near] = hills.map(
    (hill, index) => `<path fill="${colours[index]}" opacity="${index ? 0.85 : 0.6}" d="${hill}"/>`,
  );
  return `<g transform="${at}">${far}${near}</g>`;
}

/** Palm fronds that hang in from above. */
export function palmScene(shape: StoryShape, isNight: boolean): string {
  const colour = isNight ? "#040819" : "#0e2036";
  return `<g fill="${colour}" stroke="${colour}" stroke-width="0">${palms[shape].map(frond).join("")}</g>`;
}

/** A fishing boat, with a lamp at night. */
export function boatScene(boat: Boat | null, shape: StoryShape, isNight: boolean): string {
  if (!boat) return "";
  const at = boatAt(boat, storyMeasures[shape].scale);
  const lamp = isNight
    ? `<circle cx="2" cy="-27" r="20" fill="#ffd27a" opacity=".2"/><path stroke="#12283c" stroke-width="2" d="M2-12v-12"/><circle cx="2" cy="-27" r="4.500" fill="#ffd27a"/>`
    : "";
  return `<g transform="${at}">${lamp}<path fill="#12283c" d="M-33-15h6v8h-6zM-31-8h3v13h-3z"/><path fill="#f0603c" d="M-29-9Q4-7 33-22Q27-2 15 4H-22Q-27-1-29-9z"/><path fill="#c8401f" d="M-27-3Q6-2 29-14Q25-2 15 4H-22Q-25 1-27-3z"/><path fill="none" stroke="#fffaf0" stroke-width="2.400" stroke-linecap="round" d="M-29-9Q4-7 33-22M-40 5q6-5 12 0t12 0 12 0 12 0 12 0"/></g>`;
}

/** The sun's reflection, unless a label is in its place. */
export function glints({ sun, marks }: StorySea, shape: StoryShape, line: number): string {
  const { scale } = storyMeasures[shape];
  if (!sun || marks.some(({ x }) => Math.abs(x - sun.x) < 190)) return "";
  const sides = [22, 26, -14, 16, -10, 4];
  const light = sides.map((side, index) => {
    const width = (104 - index * 10) * (index % 3 ? 0.7 : 1) * scale;
    return lens(sun.x - width / 2 + side * scale, line + (34 + index * 21) * scale, width, 7 * scale);
  });
  return `<path fill="#ffd48a" opacity=".7" d="${light.join("")}"/>`;
}

/** Away from text: above the title and on the right. */
const stars: readonly Point[] = [
  [60, 120],
  [190, 60],
  [330, 170],
  [470, 90],
  [560, 196],
  [110, 210],
  [260, 110],
  [990, 760],
  [1040, 690],
  [1030, 480],
];

export function starScene(shape: StoryShape): string {
  const down = (y: number) => (shape === "tall" ? y : y > 220 ? y * 0.5 : y * 0.25);
  const lights = stars.map(
    ([x, y], index) => `<circle cx="${x}" cy="${short(down(y))}" r="${index % 3 ? 2.5 : 4}"/>`,
  );
  return `<g fill="#fff3c9" opacity=".8">${lights.join("")}</g>`;
}
