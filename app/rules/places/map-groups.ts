import { type Box, touch } from "../town/rectangle";
import { mapLeaf } from "../town/village";

export type MapGroup<Place> = {
  places: Place[];
  /** "4–15": they stand beside one another, so their numbers do. */
  label: string;
  x: number;
  y: number;
  width: number;
  /** Where its pole ends. */
  foot: number;
};

const nearest = 37;
const most = 7;
const half = 15;

/** More than a leaf can name: neighbours in walking order share a pill. No more pills than find room. */
export function groupPlaces<Place extends { number: number; x: number; y: number }>(
  places: readonly Place[],
  sky: number,
): MapGroup<Place>[] {
  let groups: Place[][] = [];
  for (let span = nearest; groups.length === 0 || groups.length > most; span += 6) {
    groups = split(places, span);
  }
  const taken: Box[] = [];
  return groups.map((own) => {
    const label = labelOf(own);
    const width = Math.max(30, label.length * 8.5 + 18);
    const middle = own.reduce((sum, { x }) => sum + x, 0) / own.length;
    const x = Math.max(width / 2 + 4, Math.min(mapLeaf.width - width / 2 - 4, middle));
    const foot = Math.min(...own.map((place) => place.y)) - 3;
    const box = (y: number): Box => [x - width / 2 - 3, y - half - 3, x + width / 2 + 3, y + half + 3];
    const pole = (y: number): Box => [x - 3, y, x + 3, foot];
    let y = Math.min(foot - 30, 318);
    const isFree = (one: number) => !taken.some((other) => touch(other, box(one)) || touch(other, pole(one)));
    while (y > sky && !isFree(y)) y -= 6;
    taken.push(box(y), pole(y));
    return { places: own, label, x, y, width, foot };
  });
}

function split<Place extends { x: number }>(places: readonly Place[], span: number): Place[][] {
  const groups: Place[][] = [];
  for (const place of places) {
    const last = groups.at(-1);
    if (last?.[0] && place.x - last[0].x < span) last.push(place);
    else groups.push([place]);
  }
  return groups;
}

export function labelOf(places: readonly { number: number }[]): string {
  const [first, last] = [places[0]?.number, places.at(-1)?.number];
  return first === last ? `${first}` : `${first}–${last}`;
}
