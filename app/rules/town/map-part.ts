import { mapLeaf, mapWidth, onVillageMap } from "./village";

const width = 340;
const height = 170;
/** Its edges move in steps, so that they pass between the waves and houses that `scripts/village` draws. */
const step = { x: 34, y: 32 };

/** The part of the village map around a position, and where on it that is; null where the map does not reach. */
export function mapPartAround(position: { latitude: number; longitude: number }) {
  const { x, y } = onVillageMap(position);
  if (x < 0 || x > mapWidth || y < 0 || y > mapLeaf.height) return null;
  const left = within(x - width / 2, step.x, mapWidth - width);
  const top = within(y - height * 0.35, step.y, mapLeaf.height - height);
  return { left, top, width, height, x: Math.round(x), y: Math.round(y) };
}

const within = (least: number, by: number, most: number) =>
  Math.min(Math.max(Math.round(least / by) * by, 0), most);
