import { type Box, touch } from "../town/rectangle";
import { mapLeaf } from "../town/village";
import { distanceInWords } from "./distance";
import { labelOf } from "./map-groups";
import { letter, nameOnMap } from "./map-pins";
import type { Beyond, Mapped } from "./map-walk";

/** A board at the edge of the map that points the way to what lies beyond it. */
export type MapSign<Place> = {
  places: Place[];
  beyond: Beyond;
  /** "12", or "12–15" where several share a board. */
  number: string;
  name: string | null;
  distance: string;
  box: Box;
  /** The post it hangs on, beside the road. */
  post: { x: number; foot: number } | null;
};

/** With more on one side they share a board. */
const mostBoards = 2;
const height = 42;
const gap = 6;
const edge = 8;
/** On a phone the sky of the western leaves is cut off. */
const lowest: Record<Beyond, number> = { west: 288, east: 206, inland: 142, sea: 446 };
/** Where the road leaves. */
const posts = { west: { x: 22, foot: 350 }, east: { x: 368, foot: 236 }, inland: null, sea: null };
/** How far a board's point reaches out. */
export const boardPoint = 12;

export function placeSigns<Place extends Mapped<{ name: string }>>(
  places: readonly Place[],
): MapSign<Place>[] {
  const taken: Box[] = [];
  return [...Map.groupBy(places, ({ beyond }) => beyond)].flatMap(([beyond, own]) => {
    if (!beyond) return [];
    const shared = own.length > mostBoards ? [own] : own.map((place) => [place]);
    return shared.map((some) => {
      const sign = signOf(some, beyond, taken);
      taken.push(sign.box);
      return sign;
    });
  });
}

function signOf<Place extends Mapped<{ name: string }>>(
  places: Place[],
  beyond: Beyond,
  taken: readonly Box[],
): MapSign<Place> {
  const number = labelOf(places);
  const name = places.length === 1 && places[0] ? nameOnMap(places[0].name) : null;
  const distance = reach(places.map(({ away }) => away ?? 0));
  const width = Math.max(`${number} ${name ?? ""}`.length, distance.length + 2) * letter + 14 + boardPoint;
  const middle = places.reduce((sum, { x }) => sum + x, 0) / places.length;
  const most = mapLeaf.width - edge - width;
  const above = Math.max(edge, Math.min(most, middle - width / 2));
  const left = { west: edge, east: most, inland: above, sea: above }[beyond];
  let bottom = lowest[beyond];
  const box = (): Box => [left, bottom - height, left + width, bottom];
  while (bottom > height && taken.some((other) => touch(other, box()))) bottom -= height + gap;
  return { places, beyond, number, name, distance, box: box(), post: posts[beyond] };
}

function reach(metres: readonly number[]): string {
  const [nearest, farthest] = [Math.min(...metres), Math.max(...metres)].map(distanceInWords);
  return nearest === farthest ? `${nearest}` : `${nearest} – ${farthest}`;
}
