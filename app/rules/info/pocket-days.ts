import { daytimeHours, dinnerHours } from "../places/dinner";
import type { HoursRange } from "../places/hours";
import { pocketAnchor } from "../places/pocket-anchor";
import type { PocketPlace } from "../places/pocket-place";
import type { Leaf } from "../places/village-map";
import type { TideDay } from "../sea/tide-month";
import { formatDay, minutesPerDay } from "../time/days";
import { instantOfDay } from "../time/panama-time";
import type { RoadLeg } from "../town/road";
import { busesBack } from "./buses-back";
import { hasHours, type RideCost } from "./rides-of-day";
import { coming } from "./still-to-come";

const mostDinners = 8;

type Span = { first: number; last: number };
type Sources = {
  places: readonly PocketPlace[];
  map: { leaves: readonly Leaf<PocketPlace>[] };
  rides: readonly RideCost[];
  road: readonly RoadLeg[];
  tides: readonly TideDay[];
};

/** Each day's essentials, with the time each stays true: a kept page must work tonight and tomorrow. */
export function pocketDays({ first: begins, last }: Span, { places, map, rides, road, tides }: Sources) {
  const isTimed = hasHours(rides);
  const numbered = new Map(map.leaves.flatMap(({ steps }) => steps.map(({ place }) => [place.path, place])));
  return Array.from({ length: last - begins + 1 }, (_, index) => {
    const day = begins + index;
    const at = (minutes: number) => instantOfDay(day, minutes).getTime();
    const served = (hoursOf: typeof dinnerHours, one = day) =>
      places.flatMap((place) => {
        const hours = place.kind === "restaurant" ? hoursOf(place, one) : null;
        const anchor = pocketAnchor(numbered.get(place.path) ?? place);
        return hours ? [{ name: place.name, anchor, hours, until: at(hours.closes) }] : [];
      });
    const dinners = served(dinnerHours);
    const daytime = served(daytimeHours)
      .toSorted(byOpening)
      .slice(0, mostDinners)
      .map((one) => ({ ...one, opensAt: at(one.hours.opens) }));
    const [first = null] = served(daytimeHours, day + 1).toSorted(byOpening);
    return {
      date: formatDay(day),
      until: at(minutesPerDay),
      daytime: coming(daytime, null),
      /** Who opens first the day after. */
      morning: first && { name: first.name, opens: first.hours.opens },
      dinner: {
        ...coming(dinners.slice(0, mostDinners), null),
        more: Math.max(0, dinners.length - mostDinners),
        over: coming(dinners, null).over,
      },
      /** Null where no departures are known. */
      bus: isTimed ? busesBack(rides, day, road) : null,
      ...seaOf(day, tides),
    };
  });
}

const byOpening = (one: { hours: HoursRange }, other: { hours: HoursRange }) =>
  one.hours.opens - other.hours.opens;

/** Tides and daylight; null where they aren't predicted. */
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
