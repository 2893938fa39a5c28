export type DrawnSpot = readonly [x: number, y: number, size?: number];

/** Nothing here claims to stand where it is drawn: houses, trees, palms and cattle are there to please. Houses
 * stand back from the road, where the names of places are. */
// biome-ignore format: a list of places
export const drawnHouses: DrawnSpot[] = [
  [112, 352], [188, 336], [262, 340], [396, 349], [520, 342], [552, 338], [752, 319], [776, 314], [802, 318],
  [826, 322], [860, 320], [900, 303], [942, 278], [1030, 246], [1100, 230],
];
// biome-ignore format: a list of places
export const drawnTrees: DrawnSpot[] = [
  [22, 262, 1.1], [44, 268, 0.8], [96, 240, 0.9], [150, 290], [168, 296, 0.75], [214, 252, 1.1], [238, 256, 0.8],
  [268, 304], [352, 262, 1.2], [374, 268, 0.85], [420, 246, 0.8], [476, 286, 1.1], [498, 290, 0.8], [560, 262],
  [604, 298, 0.8], [648, 252, 1.1], [668, 258, 0.8], [716, 284, 1.1], [738, 288, 0.8], [792, 256, 0.95],
  [812, 262, 1.2], [800, 230, 0.8], [1078, 236], [1098, 232, 0.7], [1018, 290], [1140, 310, 1.1], [1066, 300],
  [1112, 330, 1.2], [1134, 336, 0.9], [1160, 320], [1158, 220, 1.1], [1040, 166, 0.9], [1066, 150, 0.7],
  [1122, 142], [990, 190, 0.8],
];
// biome-ignore format: a list of places
export const drawnPalms: DrawnSpot[] = [
  [8, 392, 0.9], [30, 394, 1.1], [122, 406], [176, 412, 1.15], [300, 416], [378, 410, 0.95], [440, 408, 1.15],
  [600, 402], [622, 398, 0.8], [704, 394, 1.1], [800, 402], [888, 402, 1.2], [910, 398, 0.85], [1088, 376, 1.15],
  [1108, 377, 0.9], [1064, 380, 0.8], [1128, 378],
];
// biome-ignore format: a list of places
export const drawnCattle: DrawnSpot[] = [[120, 300], [146, 306], [304, 286], [432, 300], [634, 286], [1128, 304], [1096, 314]];
