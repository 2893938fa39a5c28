import type { MapPoint } from "../../app/rules/town/village";
import { curve } from "./paths";

/** A pointed cone, a round back, or a ridge with a lower second summit. */
type Form = "cone" | "back" | "ridge";
type Hill = [x: number, y: number, width: number, height: number, lean: number, form?: Form];

/** As on an Edo village map: the ground in plan, the hills standing up behind, lit from the left. */
const ranges: [tone: number, hills: Hill[]][] = [
  [
    1,
    [
      [-30, 66, 420, 110, 0.5, "back"],
      [210, 40, 460, 136, 0.58, "ridge"],
      [640, 30, 520, 146, 0.46],
      [940, 58, 400, 118, 0.55, "back"],
      [1150, 34, 420, 140, 0.5, "ridge"],
    ],
  ],
  [
    2,
    [
      [70, 112, 380, 110, 0.56],
      [330, 90, 430, 132, 0.44, "back"],
      [770, 100, 500, 122, 0.6, "ridge"],
      [1010, 84, 330, 138, 0.42],
      [1190, 96, 340, 126, 0.55, "back"],
    ],
  ],
  [
    3,
    // Nearer ones later: the foot of one behind would end upright on its neighbor's slope.
    [
      [1080, 84, 330, 150, 0.54, "back"],
      [1210, 150, 220, 90, 0.5, "back"],
      [-20, 184, 300, 66, 0.5, "back"],
      [180, 166, 330, 84, 0.42, "ridge"],
      [430, 186, 420, 64, 0.55, "back"],
      [610, 170, 330, 80, 0.4, "ridge"],
      [850, 184, 290, 66, 0.5, "back"],
    ],
  ],
];

type Sides = { rise: MapPoint[]; fall: MapPoint[]; spine: MapPoint[] };

function hill([x, y, width, height, lean, form = "cone"]: Hill, tone: number): string {
  const left = x - width * lean;
  const at = (right: number, down: number): MapPoint => ({ x: x + width * right, y: y + height * down });
  const roll = 0.1 + ((Math.abs(x * 7 + y * 3) % 10) / 10) * 0.16;
  const { rise, fall, spine } = sides[form](at, lean, roll);
  return (
    `<path fill="url(#h${tone})" d="${curve(rise)}${curve(fall, "L")}v30H${Math.round(left)}z"/>` +
    `<path fill="url(#lit)" d="${curve(rise)}${curve(spine, "L")}z"/>`
  );
}

/** From the summit, in shares of the hill's width and height. */
const sides: Record<
  Form,
  (at: (right: number, down: number) => MapPoint, lean: number, roll: number) => Sides
> = {
  cone: (at, lean, roll) => ({
    rise: [at(-lean, 1), at(-0.66 * lean, 0.8 - roll * 0.6), at(-0.34 * lean, 0.5 - roll), at(0, 0)],
    fall: [
      at(0, 0),
      at(0.36 * (1 - lean), 0.2 + roll * 0.9),
      at(0.72 * (1 - lean), 0.88 - roll),
      at(1 - lean, 1),
    ],
    spine: [at(0, 0), at(0.028, 0.2), at(-0.012, 0.45), at(0.01, 1)],
  }),
  back: (at, lean, roll) => ({
    rise: [at(-lean, 1), at(-0.62 * lean, 0.42 + roll * 0.5), at(-0.24 * lean, 0.07), at(0, 0)],
    fall: [at(0, 0), at(0.3 * (1 - lean), 0.09), at(0.68 * (1 - lean), 0.46 + roll), at(1 - lean, 1)],
    spine: [at(0, 0), at(-0.1, 0.34), at(-0.24 * lean - 0.1, 1)],
  }),
  ridge: (at, lean, roll) => ({
    rise: [at(-lean, 1), at(-0.5 * lean, 0.62 - roll), at(0, 0)],
    fall: [
      at(0, 0),
      at(0.13, 0.34),
      at(0.24, 0.25 + roll * 0.4),
      at(0.7 * (1 - lean) + 0.06, 0.74),
      at(1 - lean, 1),
    ],
    spine: [at(0, 0), at(0.05, 0.3), at(0.13, 0.6), at(0.1, 1)],
  }),
};

export const hills = ranges.flatMap(([tone, own]) => own.map((one) => hill(one, tone))).join("");
