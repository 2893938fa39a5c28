import { townCoordinates } from "../town/town";
import { type MapLeaf, mapLeaf, mapLeaves, mapWidth, onVillageMap } from "../town/village";
import { type Coordinates, coordinatesOf } from "./coordinates";
import { metresBetween } from "./distance";
import { minutesOnFoot } from "./minutes-on-foot";

type Positioned = { latitude: number | null; longitude: number | null };

/** On which side of the map a place lies that it doesn't reach. */
export type Beyond = "west" | "east" | "inland" | "sea";

/** A place on its leaf of the map, numbered from west to east. */
export type Mapped<Place> = Place & {
  number: number;
  position: Coordinates;
  leaf: MapLeaf;
  /** On the leaf. */
  x: number;
  y: number;
  /** Where it lies beyond the map and a board points to it: so many meters from the middle of town, in a straight line. */
  away: number | null;
  beyond: Beyond | null;
};

/** The sky of the leaves in the west is cut off on a phone. */
const skyOf: Record<MapLeaf, number> = { west: 150, beach: 150, village: 60 };
const deepest = 440;
/** A dot on a fold would be cut in half. */
const margin = 10;

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
  const beyond = beyondMap({ x, y }, leaf);
  return {
    leaf,
    x: Math.max(margin, Math.min(mapLeaf.width - margin, left)),
    y,
    beyond,
    away: beyond && metresBetween(townCoordinates, position),
  };
}

function beyondMap({ x, y }: { x: number; y: number }, leaf: MapLeaf): Beyond | null {
  if (x < 0) return "west";
  if (x > mapWidth) return "east";
  if (y < skyOf[leaf]) return "inland";
  return y > deepest ? "sea" : null;
}

/** Minutes on foot as the crow flies; null where either lies beyond the map. */
export function minutesBetween(
  one: Pick<Mapped<unknown>, "position" | "away">,
  other: Pick<Mapped<unknown>, "position" | "away">,
): number | null {
  if (one.away !== null || other.away !== null) return null;
  return minutesOnFoot(metresBetween(one.position, other.position));
}
