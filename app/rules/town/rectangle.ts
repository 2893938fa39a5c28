export type Box = [left: number, top: number, right: number, bottom: number];

export const touch = (one: Box, other: Box) =>
  one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3];
