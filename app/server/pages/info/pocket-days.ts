import type { GuideSection } from "../../../locales/guide-text";
import { busWay, hasHours } from "../../../rules/info/ways-of-day";
import { dinnerHours } from "../../../rules/places/dinner";
import type { PocketPlace } from "../../../rules/places/pocket-place";
import type { TideDay } from "../../../rules/sea/tide-month";
import { formatDay } from "../../../rules/time/days";
import { instantOfDay } from "../../../rules/time/panama-time";
import type { RoadLeg } from "../../../rules/town/road";

const mostDinners = 8;

type Span = { first: number; last: number };
type Sources = {
  places: readonly PocketPlace[];
  way: readonly GuideSection[];
  road: readonly RoadLeg[];
  tides: readonly TideDay[];
};

/** What one asks first, for each day: a page that is kept must hold tomorrow, too. */
export function pocketDays({ first, last }: Span, { places, way, road, tides }: Sources) {
  const costs = way.find(({ kind }) => kind === "costs");
  const rides = costs?.kind === "costs" && hasHours(costs.costs) ? costs.costs : null;
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const day = first + index;
    const dinners = places.flatMap((place) => {
      const hours = place.kind === "restaurant" ? dinnerHours(place, day) : null;
      return hours ? [{ name: place.name, path: place.path, hours }] : [];
    });
    const back = rides && busWay(rides, "back", day, road);
    return {
      date: formatDay(day),
      until: instantOfDay(day + 1, 0).getTime(),
      dinners: dinners.slice(0, mostDinners),
      moreDinners: Math.max(0, dinners.length - mostDinners),
      /** Null where nobody has asked when anything leaves on any day. */
      bus: back && {
        departures: back.legs[0]?.departures ?? null,
        lastAllTheWay: back.way?.[0]?.leaves ?? null,
      },
      tide: tides.find((one) => one.day === day) ?? null,
    };
  });
}

export type PocketDay = ReturnType<typeof pocketDays>[number];
