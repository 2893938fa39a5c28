import { dinnerHours } from "../places/dinner";
import { pocketAnchor } from "../places/pocket-anchor";
import type { PocketPlace } from "../places/pocket-place";
import type { Leaf } from "../places/village-map";
import type { TideDay } from "../sea/tide-month";
import { formatDay, minutesPerDay } from "../time/days";
import { instantOfDay } from "../time/panama-time";
import type { RoadLeg } from "../town/road";
import { busesBack } from "./buses-back";
import { coming } from "./coming-departures";
import { hasHours, type RideCost } from "./ways-of-day";

const mostDinners = 8;

type Span = { first: number; last: number };
type Sources = {
  places: readonly PocketPlace[];
  map: { leaves: readonly Leaf<PocketPlace>[] };
  rides: readonly RideCost[];
  road: readonly RoadLeg[];
  tides: readonly TideDay[];
};

/**
 * What one asks first, for each day, and until when each of it is still to come: a page that is kept must hold tonight and
 * tomorrow, too.
 */
export function pocketDays({ first, last }: Span, { places, map, rides, road, tides }: Sources) {
  const isTimed = hasHours(rides);
  const numbered = new Map(map.leaves.flatMap(({ steps }) => steps.map(({ place }) => [place.path, place])));
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const day = first + index;
    const at = (minutes: number) => instantOfDay(day, minutes).getTime();
    const dinners = places.flatMap((place) => {
      const hours = place.kind === "restaurant" ? dinnerHours(place, day) : null;
      const anchor = pocketAnchor(numbered.get(place.path) ?? place);
      return hours ? [{ name: place.name, anchor, hours, until: at(hours.closes) }] : [];
    });
    return {
      date: formatDay(day),
      until: at(minutesPerDay),
      dinner: {
        ...coming(dinners.slice(0, mostDinners), null),
        more: Math.max(0, dinners.length - mostDinners),
        over: coming(dinners, null).over,
      },
      /** Null where nobody has asked when anything leaves on any day. */
      bus: isTimed ? busesBack(rides, day, road) : null,
      ...seaOf(day, tides),
    };
  });
}

/** The waters and the light of a day; null where the sea isn't predicted. */
function seaOf(day: number, tides: readonly TideDay[]) {
  const [today, tomorrow] = [day, day + 1].map((one) => tides.find((other) => other.day === one));
  if (!today) return { tide: null, sun: null };
  const [nextWater = null] = tomorrow?.waters ?? [];
  const waters = today.waters.map(({ at, kind, metres }) => ({ at, kind, metres, until: at }));
  const { sunriseAt, sunsetAt } = today;
  const lights = [
    { is: "sunrise" as const, at: sunriseAt, until: sunriseAt },
    { is: "sunset" as const, at: sunsetAt, until: sunsetAt },
  ];
  return {
    tide: coming(waters, nextWater),
    sun: coming(lights, tomorrow ? { at: tomorrow.sunriseAt } : null),
  };
}

export type PocketDay = ReturnType<typeof pocketDays>[number];
