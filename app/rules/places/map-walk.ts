import { townCoordinates } from "../town/town";
import { type MapLeaf, mapLeaf, mapLeaves, mapWidth, onVillageMap } from "../town/village";
import { type Coordinates, coordinatesOf } from "./coordinates";
import { metresBetween } from "./nearest";

type Positioned = { latitude: number | null; longitude: number | null };

/** A place on its leaf of the map, numbered from west to east. */
export type Mapped<Place> = Place & {
  number: number;
  position: Coordinates;
  leaf: MapLeaf;
  /** On the leaf. */
  x: number;
  y: number;
  /** Where it lies beyond the map and stands at its edge: so many meters from the middle of town, in a straight line. */
  away: number | null;
};

/** The sky of the leaves in the west is cut off on a phone. */
const skyOf: Record<MapLeaf, number> = { west: 150, beach: 150, village: 60 };
const deepest = 440;
/** Where the road leaves the map. */
const [roadWest, roadEast] = [351, 228];
/** A dot on a fold would be cut in half, and the disc of a place beyond the map at the map's edge. */
const margin = { within: 10, beyond: 30 };

/** Everything with a position in the order one walks past it, and the rest apart. */
export function walkingOrder<Place extends Positioned>(
  places: readonly Place[],
): { mapped: Mapped<Place>[]; others: Place[] } {
  const found = places.flatMap((place) => {
    const position = coordinatesOf(place);
    return position ? [{ place, position, at: onVillageMap(position) }] : [];
  });
  const mapped = found
    .sort((one, other) => one.at.x - other.at.x)
    .map(({ place, position, at }, index) => ({
      ...place,
      number: index + 1,
      position,
      ...onLeaf(position, at),
    }));
  return { mapped, others: places.filter((place) => coordinatesOf(place) === null) };
}

function onLeaf(position: Coordinates, { x, y }: { x: number; y: number }) {
  const index = Math.max(0, Math.min(mapLeaves.length - 1, Math.floor(x / mapLeaf.width)));
  const leaf = mapLeaves[index] ?? "village";
  const left = x - index * mapLeaf.width;
  const isBeyond = x < 0 || x > mapWidth || y < skyOf[leaf] || y > deepest;
  const edge = isBeyond ? margin.beyond : margin.within;
  const within = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));
  const side = x < 0 ? roadWest : x > mapWidth ? roadEast : within(y, skyOf[leaf], deepest);
  return {
    leaf,
    x: within(left, edge, mapLeaf.width - edge),
    y: side,
    away: isBeyond ? metresBetween(townCoordinates, position) : null,
  };
}

const metresPerMinute = 67;

/** Minutes on foot as the crow flies, at four kilometers an hour; null where either lies beyond the map. */
export function minutesBetween(
  one: Pick<Mapped<unknown>, "position" | "away">,
  other: Pick<Mapped<unknown>, "position" | "away">,
): number | null {
  if (one.away !== null || other.away !== null) return null;
  return Math.max(1, Math.round(metresBetween(one.position, other.position) / metresPerMinute));
}
