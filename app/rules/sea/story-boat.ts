import { boxOf, type TextBlock } from "./story-block";

/** On the surface and tilted like it. */
export type Boat = { x: number; y: number; turn: number };

/** The drawing's outermost points: wash, bow, lamp and engine. */
const outline = [
  [-41, 9],
  [21, 9],
  [35, -23],
  [2, -32],
  [-34, -16],
] as const;
const size = 2.7;
/** Between the boat and a label. A line reaches higher than its capitals. */
const beside = 24;
const above = 10;

export const boatAt = ({ x, y, turn }: Boat, scale: number) =>
  `translate(${Math.round(x)} ${Math.round(y + 6 * scale)}) rotate(${Math.round(turn * 10) / 10}) scale(${size * scale})`;

/** Where it's drawn. */
export function boatBox({ x, y, turn }: Boat, scale: number) {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const across = outline.map(([along, up]) => x + (along * cos - up * sin) * size * scale);
  const down = outline.map(([along, up]) => y + (6 + (along * sin + up * cos) * size) * scale);
  return {
    left: Math.min(...across),
    right: Math.max(...across),
    top: Math.min(...down),
    bottom: Math.max(...down),
  };
}

/** The first one clear of all labels, else the first. */
export function clearBoat(boats: readonly Boat[], labels: readonly TextBlock[], scale: number): Boat | null {
  const boxes = labels.map(boxOf);
  const free = boats.find((boat) => {
    const own = boatBox(boat, scale);
    return boxes.every(
      ({ left, right, top, bottom }) =>
        left >= own.right + beside ||
        right <= own.left - beside ||
        top >= own.bottom + above ||
        bottom <= own.top - above,
    );
  });
  return free ?? boats[0] ?? null;
}
