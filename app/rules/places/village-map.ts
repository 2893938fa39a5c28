import { foldText } from "../site/fold-text";
import type { ListingKind } from "../site/listing-kinds";
import type { Box } from "../town/rectangle";
import { landmarkIn, type MapLeaf, mapLeaf, mapLeaves, villageRoad } from "../town/village";
import { drawnBoxes } from "../town/village-scenery";
import type { MapGlyph } from "./map-glyph";
import { groupPlaces, type MapGroup } from "./map-groups";
import { type Pin, placePins } from "./map-pins";
import { type MapSign, placeSigns } from "./map-signs";
import { type Mapped, minutesBetween, walkingOrder } from "./map-walk";

/** Visitors of a phone read no more than these at once; the rest stands in the directories. */
export const mostMapped = 150;
/** With more rows than these, a row says its name and what it is, and no more. */
const mostTold = 40;
/** With more on a leaf, neighbours share a pill. */
const mostNamed = 8;

export type Step<Place> = { place: Mapped<Place>; minutes: number | null };
export type Leaf<Place> = {
  leaf: MapLeaf;
  steps: Step<Place>[];
  pins: Pin<Mapped<Place>>[];
  groups: MapGroup<Mapped<Place>>[];
  signs: MapSign<Mapped<Place>>[];
};

/** What the map tells of a place. */
export type PlaceOnMap = Listed & {
  kind: ListingKind;
  slug: string;
  category: string;
  path: string;
  glyph: MapGlyph;
  /** Its hours today, or its price. */
  note: { is: "hours" | "price"; text: string } | { is: "closed" } | { is: "season" } | null;
};

type Listed = { name: string; address: string; latitude: number | null; longitude: number | null };

/** The places of the town on their leaves, and those without a position in the order of their words along the shore. */
export function villageMap<Place extends Listed>(places: readonly Place[]) {
  const { mapped, others } = walkingOrder(places);
  const leaves = mapLeaves.map((leaf): Leaf<Place> => {
    const own = mapped.filter((place) => place.leaf === leaf);
    const within = own.filter(({ beyond }) => beyond === null);
    const signs = placeSigns(own);
    const isNamed = within.length <= mostNamed;
    const ground = {
      leaf,
      obstacles: [...wordsOn[leaf], ...signs.map(({ box }) => box)],
      road: roadOn(leaf),
      drawn: drawnOn(leaf),
    };
    return {
      leaf,
      steps: own.map((place) => ({ place, minutes: minutesFrom(mapped[place.number - 2], place) })),
      pins: isNamed ? placePins(within, ground) : [],
      groups: isNamed ? [] : groupPlaces(within, leaf === "village" ? 50 : 120),
      signs,
    };
  });
  const inOrder = others
    .map((place) => ({ place, order: landmarkIn(foldText(place.address)).order }))
    .sort((one, other) => one.order - other.order)
    .map(({ place }) => place);
  return { leaves, others: inOrder, isBrief: places.length > mostTold };
}

function minutesFrom<Place>(before: Mapped<Place> | undefined, place: Mapped<Place>): number | null {
  return before ? minutesBetween(before, place) : null;
}

/** Where the map's own words stand: the sea's name and the north arrow, the break and the scale, the way to Tonosí; each its scale. */
export const wordsOn: Record<MapLeaf, Box[]> = {
  west: [
    [20, 464, 160, 490],
    [325, 428, 380, 490],
    [166, 464, 326, 490],
  ],
  beach: [
    [170, 430, 374, 464],
    [16, 462, 284, 490],
  ],
  village: [
    [296, 256, 390, 276],
    [16, 464, 176, 490],
  ],
};

/** Houses, trees, palms and cattle. */
export function drawnOn(leaf: MapLeaf): Box[] {
  const left = mapLeaves.indexOf(leaf) * mapLeaf.width;
  return drawnBoxes.map(([west, north, east, south]) => [west - left, north, east - left, south]);
}

/** The road in pieces, so that nothing is laid over it. */
function roadOn(leaf: MapLeaf): Box[] {
  const left = mapLeaves.indexOf(leaf) * mapLeaf.width;
  return villageRoad.slice(1).flatMap((to, index) => {
    const from = villageRoad[index] ?? to;
    return Array.from({ length: 14 }, (_, step): Box => {
      const x = from.x + ((to.x - from.x) * step) / 14 - left;
      const y = from.y + ((to.y - from.y) * step) / 14;
      return [x - 4, y - 4, x + 4, y + 4];
    }).filter((box) => box[2] > 0 && box[0] < mapLeaf.width);
  });
}
