import { mapLeaf, mapWidth, onVillageMap } from "./village";

const width = 340;
const height = 170;

/** The part of the village map around a position, and where on it that is; null where the map does not reach. */
export function mapPartAround(position: { latitude: number; longitude: number }) {
  const { x, y } = onVillageMap(position);
  if (x < 0 || x > mapWidth || y < 0 || y > mapLeaf.height) return null;
  const left = within(x - width / 2, mapWidth - width);
  const top = within(y - height * 0.35, mapLeaf.height - height);
  return { left, top, width, height, x: Math.round(x), y: Math.round(y) };
}

const within = (least: number, most: number) => Math.round(Math.min(Math.max(least, 0), most));
