import { townCoordinates } from "../town/town";
import { mapLeaf, mapWidth, metresPerUnit, onVillageMap, villageShore } from "../town/village";
import { coordinatesOf } from "./coordinates";
import { metresBetween } from "./distance";
import { minutesOnFoot } from "./minutes-on-foot";

type Positioned = { latitude: number | null; longitude: number | null };
type Way = { minutesToBeach: number } | { metresToTown: number };

/** As the crow flies: minutes to the drawn shore or, from beyond the village's map, the way to town. */
export function wayToBeach(place: Positioned): Way | null {
  const position = coordinatesOf(place);
  if (!position) return null;
  const { x, y } = onVillageMap(position);
  if (x < 0 || x > mapWidth || y < 0 || y > mapLeaf.height)
    return { metresToTown: metresBetween(townCoordinates, position) };
  const units = Math.max(0, shoreAt(x) - y);
  return { minutesToBeach: minutesOnFoot(units * metresPerUnit) };
}

function shoreAt(x: number): number {
  const next = villageShore.findIndex((point) => point.x >= x);
  const [from, to] = [villageShore[next - 1], villageShore[next]];
  if (!from || !to) return mapLeaf.height;
  return from.y + ((to.y - from.y) * (x - from.x)) / (to.x - from.x);
}
