import { fill } from "../drawing/pen";
import { type Stage, horizon as usual } from "../drawing/stage";
import { islands, lowPoint, openSea } from "./coasts";

type Options = { horizon?: number; end?: number; flip?: boolean; rise?: number; near?: boolean };

/** A ridge, 100 high, that reaches the sea 1000 to the right, and the sunny sides of its peaks. */
const ridges = [
  [
    "M-4000 9V-60H-1700C-1500-56-1430-90-1310-88-1200-86-1160-46-1040-48-900-50-760-86-620-86S-480-52-400-58-260-92-180-90C-90-88-40-48 20-56 90-66 130-100 200-100 290-100 320-62 400-54 470-48 520-60 580-56 660-50 700-26 780-18 860-10 930-6 1000 0V9z",
    "M-1310-88c40 24 24 53 84 97h96c-50-30-90-62-180-97zM-620-86c40 24 24 52 84 95h96c-50-30-90-60-180-95zM-180-90c40 24 24 54 84 99h96c-50-30-90-63-180-99zM200-100c40 24 24 60 84 109h96c-50-30-90-70-180-109zM580-56c34 16 26 40 80 65h80c-50-18-80-48-160-65z",
  ],
  [
    "M-4000 9V-50H-1600C-1440-50-1380-84-1240-82-1120-80-1040-50-900-50-740-50-660-76-540-74S-360-44-280-52C-180-62-130-90-60-92 30-94 60-66 130-66 190-66 220-84 290-80 380-74 400-40 480-36 560-32 600-44 670-38 760-30 800-14 880-8 930-4 960-2 1000 0V9z",
    "M-1240-82c40 24 24 49 84 91h96c-50-30-90-57-180-91zM-540-74c40 24 24 44 84 83h96c-50-30-90-52-180-83zM-60-92c40 24 24 55 84 101h96c-50-30-90-64-180-101zM290-80c40 24 24 48 84 89h96c-50-30-90-56-180-89zM670-38c30 10 26 28 70 47h90c-60-14-90-32-160-47z",
  ],
] as const;

/** Three ridges, the far ones paler; other coasts also have other land. */
export function hills(stage: Stage, options: Options = {}): string {
  const { light, dice, int } = stage;
  const { horizon = usual, rise = 1, near = true } = options;
  const end = options.end ?? int(560, 700);
  const flip = options.flip ?? dice() < 0.3;
  const coast = near ? stage.coast : "hills";
  const mirrored = (drawn: string) => (flip ? `<g transform="matrix(-1 0 0 1 960 0)">${drawn}</g>` : drawn);
  if (coast === "low") return mirrored(lowPoint(stage, { horizon, end, rise }));
  if (coast === "islands") return mirrored(islands(stage, { horizon, end, rise }));
  if (coast === "open") return openSea(stage, { horizon, end, rise });
  stage.define("r", () => {
    const [ridge, sunny] = coast === "hills" ? stage.pick(ridges) : ridges[coast === "steep" ? 0 : 1];
    return `<g id="r"><path d="${ridge}"/>${fill(light.sky[3], sunny, 0.28)}</g>`;
  });
  // Each ridge ends closer than the one behind it; the closest is the smallest, so that its peaks stay as steep.
  const ridge = (reach: number, wide: number, height: number, colour: string) =>
    `<use href="#r" transform="translate(${Math.round(reach - end * wide)} ${horizon})scale(${((end * wide) / 1000).toFixed(2)} ${(height / 100).toFixed(2)})" fill="${colour}"/>`;
  if (coast === "bay") {
    const across = `<use href="#r" transform="translate(${1240 - int(0, 60)} ${horizon})scale(-.52 ${(0.62 * rise).toFixed(2)})" fill="${light.far}"/>`;
    return mirrored(
      across +
        ridge(end * 0.62, 0.74, rise * int(104, 120), light.mid) +
        ridge(end * 0.36, 0.5, rise * int(54, 64), light.near),
    );
  }
  const body =
    ridge(end, 1, rise * int(122, 146), light.far) +
    ridge(end * 0.7, 0.84, rise * int(84, 100), light.mid) +
    (near ? ridge(end * 0.4, 0.66, rise * int(48, 60), light.near) : "");
  return mirrored(body);
}
