import { curve } from "./paths";

type Hill = [x: number, y: number, width: number, height: number, lean: number];

/** As on an Edo village map: the ground in plan, the hills standing up behind, lit from the left. */
const ranges: [tone: number, hills: Hill[]][] = [
  [
    1,
    [
      [-30, 66, 420, 110, 0.5],
      [210, 40, 460, 136, 0.58],
      [640, 30, 520, 146, 0.46],
      [940, 58, 400, 118, 0.55],
      [1150, 34, 420, 140, 0.5],
    ],
  ],
  [
    2,
    [
      [70, 112, 380, 110, 0.56],
      [330, 90, 430, 132, 0.44],
      [770, 100, 500, 122, 0.6],
      [1010, 84, 330, 138, 0.42],
      [1190, 96, 340, 126, 0.55],
    ],
  ],
  [
    3,
    // Nearer ones later: the foot of one behind would end upright on its neighbor's slope.
    [
      [1090, 104, 250, 130, 0.56],
      [1210, 150, 220, 90, 0.5],
      [-20, 184, 300, 66, 0.5],
      [180, 166, 330, 84, 0.42],
      [430, 186, 420, 64, 0.55],
      [610, 170, 330, 80, 0.4],
      [850, 184, 290, 66, 0.5],
    ],
  ],
];

export const hills = ranges.flatMap(([tone, own]) => own.map((one) => hill(one, tone))).join("");

function hill([x, y, width, height, lean]: Hill, tone: number): string {
  const left = x - width * lean;
  const right = x + width * (1 - lean);
  const foot = y + height;
  const roll = 0.1 + ((Math.abs(x * 7 + y * 3) % 10) / 10) * 0.16;
  const rise = [
    { x: left, y: foot },
    { x: left + (x - left) * 0.34, y: foot - height * (0.2 + roll * 0.6) },
    { x: left + (x - left) * 0.66, y: foot - height * (0.5 + roll) },
    { x, y },
  ];
  const fall = [
    { x, y },
    { x: x + (right - x) * 0.36, y: y + height * (0.2 + roll * 0.9) },
    { x: x + (right - x) * 0.72, y: foot - height * (0.12 + roll) },
    { x: right, y: foot },
  ];
  const spine = [
    { x, y },
    { x: x + width * 0.028, y: y + height * 0.2 },
    { x: x - width * 0.012, y: y + height * 0.45 },
    { x: x + width * 0.01, y: foot },
  ];
  return (
    `<path fill="url(#h${tone})" d="${curve(rise)}${curve(fall, "L")}v30H${Math.round(left)}z"/>` +
    `<path fill="url(#lit)" d="${curve(rise)}${curve(spine, "L")}z"/>`
  );
}
