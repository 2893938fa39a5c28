import { type MapPart, partOf } from "./map-part";
import type { MapPoint } from "./village";

/** A stretch of the village's map. */
export type AboutHere = { part: MapPart; middle: MapPoint; across: number; down: number };

const beach = /\b(playa|beach|arena|sand|mar|sea)\b/;
/** Words that tell where something is, and what of the map they mean; the first that fit count. */
const stretches: readonly (readonly [RegExp, MapPoint, number, number])[] = [
  [/\b(lado oeste|west (?:end|side))\b/, { x: 330, y: 400 }, 130, 17],
  [/\b(lado este|east (?:end|side))\b/, { x: 1010, y: 384 }, 120, 17],
  [beach, { x: 760, y: 379 }, 150, 17],
  [
    /\b(plaza|iglesia|church|calle principal|main street|segunda calle|second street)\b/,
    { x: 800, y: 346 },
    110,
    22,
  ],
  [/\b(parada|bus stop|cancha|pitch|soccer field)\b/, { x: 985, y: 277 }, 70, 30],
];

/** For a place without a position: the stretch that its own folded words tell; null where they don't. */
export function aboutHere(foldedWords: string): AboutHere | null {
  const found = stretches.find(([pattern]) => pattern.test(foldedWords));
  if (!found) return null;
  const [, middle, across, down] = found;
  return { part: partOf(408, middle.x, middle.y - 10), middle, across, down };
}
