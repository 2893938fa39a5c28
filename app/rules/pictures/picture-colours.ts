/** The colours that may stand in for a picture until it is there; a row keeps the index of one of the 32. */
export const pictureColours = [
  ["#0f1416", "#3a4144", "#7b8386", "#c3c9ca"],
  ["#3b2a1e", "#6e4f38", "#a98561", "#dcc6a6"],
  ["#5a1f17", "#99392a", "#cf6a4d", "#eab49c"],
  ["#6b4410", "#a8701f", "#dca145", "#f2d79b"],
  ["#1e3319", "#3f6233", "#76965a", "#bccf9f"],
  ["#0d3833", "#1f665c", "#569c8e", "#a9d0c6"],
  ["#0e2f44", "#1f5a7c", "#5a93b5", "#a9cbdf"],
  ["#2b2544", "#55487a", "#8f82ae", "#c8bfd8"],
].flat();

export function pictureColour(index: number | null | undefined): string | null {
  return pictureColours[index ?? -1] ?? null;
}

/** The index of the colour that looks most like this one (0 to 255 each). */
export function nearestPictureColour(red: number, green: number, blue: number): number {
  const distances = pictureColours.map((colour) => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
    // The eye tells greens apart best and blues worst.
    return 3 * (red - r) ** 2 + 4 * (green - g) ** 2 + 2 * (blue - b) ** 2;
  });
  return distances.indexOf(Math.min(...distances));
}
