import type { Box } from "./rectangle";

/** Drawn at this share of its size, if it's small. */
export const small = 0.78;
export type DrawnSpot = readonly [x: number, y: number, size?: typeof small];

/** Nothing here claims to stand where it is drawn: houses, trees, palms and cattle are there to please. None of them
 * crosses a line of `mapLines`, where parts of the map end, and the road has room on both sides for names. */
// biome-ignore format: a list of places
export const drawnHouses: DrawnSpot[] = [
  [206, 310], [236, 324], [262, 326], [396, 326], [508, 318], [530, 316], [582, 290], [664, 286], [684, 284],
  [704, 280], [736, 278], [778, 281], [792, 292], [1150, 326],
];
// biome-ignore format: a list of places
export const drawnTrees: DrawnSpot[] = [
  [28, 220], [46, 222, small], [98, 222], [240, 256], [262, 257, small], [268, 290], [340, 256], [370, 256, small],
  [408, 246, small], [474, 286], [502, 290, small], [536, 256], [604, 256, small], [648, 254], [668, 256, small],
  [716, 256], [744, 222], [728, 223, small], [772, 223, small], [1082, 222, small], [1120, 223, small], [1080, 324],
  [1048, 150], [1066, 152, small], [1124, 148], [990, 152, small],
];
// biome-ignore format: a list of places
export const drawnPalms: DrawnSpot[] = [
  [24, 390], [44, 392, small], [124, 396], [176, 402], [440, 412], [524, 408, small],
  [701, 395, small], [1084, 360], [1112, 361, small], [1142, 361],
];
// biome-ignore format: a list of places
export const drawnCattle: DrawnSpot[] = [[176, 305], [304, 290], [432, 292], [634, 288], [1110, 294], [1128, 311]];

/** On the sea. */
export const drawnPanga: DrawnSpot = [200, 446];
export const drawnWhale: DrawnSpot = [1066, 480];

/** How far each reaches from its foot. */
const reach: { spots: readonly DrawnSpot[]; box: Box }[] = [
  { spots: drawnHouses, box: [-8, -11, 8, 0] },
  { spots: drawnTrees, box: [-10, -18, 12, 4] },
  { spots: drawnPalms, box: [-7, -25, 17, 2] },
  { spots: drawnCattle, box: [-6, -7, 7, 1] },
  { spots: [drawnPanga], box: [-16, -12, 17, 4] },
  { spots: [drawnWhale], box: [-17, -13, 17, 7] },
];

export const drawnBoxes: Box[] = reach.flatMap(({ spots, box: [left, top, right, bottom] }) =>
  spots.map(
    ([x, y, size = 1]): Box => [x + left * size, y + top * size, x + right * size, y + bottom * size],
  ),
);
