import type { Town } from "../town/road";

export type TownLabel = {
  town: Town;
  side: "left" | "right";
  /** In pixels, off the town's own line and its mark. */
  up?: number;
  away?: number;
  size?: "big" | "small" | "end";
};

/** Where each town's label goes, so that none overlap or cover the road. */
export const townLabels: readonly TownLabel[] = [
  { town: "panama-city", side: "left", up: 14, size: "big" },
  { town: "divisa", side: "left" },
  { town: "chitre", side: "right", up: 8 },
  { town: "las-tablas", side: "right", up: -4 },
  { town: "macaracas", side: "left", size: "small" },
  { town: "pedasi", side: "right", size: "small" },
  { town: "venao", side: "right", up: -16, away: 8, size: "small" },
  { town: "tonosi", side: "left" },
  { town: "cambutal", side: "right", size: "end" },
];

/** As fractions of the map. */
export type WordPlace = { x: number; y: number; anchor?: "end" };

/** Where each leg's travel time goes, by the town it leads to. */
export const timePlaces: Partial<Record<string, WordPlace>> = {
  divisa: { x: 0.63, y: 0.14, anchor: "end" },
  chitre: { x: 0.28, y: 0.55, anchor: "end" },
  "las-tablas": { x: 0.385, y: 0.608, anchor: "end" },
  tonosi: { x: 0.385, y: 0.725 },
  cambutal: { x: 0.262, y: 0.862, anchor: "end" },
};

/** The gulf stands well above the total, so that they aren't read as one line. */
export const waterPlaces = {
  gulf: { x: 0.96, y: 0.34, anchor: "end" },
  ocean: { x: 0.96, y: 0.88, anchor: "end" },
} as const satisfies Record<string, WordPlace>;

/** Short enough to stand between two towns: "~1 h 20" for "about 1 h 20", "20–45 min" for "20 to 45 min"; other words stay. */
export function briefTime(time: string): string {
  return time
    .replace(/^(?:about|unos|unas|cerca de) (?=\d)/, "~")
    .replace(/^(\d+) (?:to|a) (?=\d+\s(?:min|h)$)/, "$1–");
}
