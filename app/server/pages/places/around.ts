import type { RouterContextProvider } from "react-router";
import { type EventRow, type EventView, viewEvent } from "../../../rules/events/event-view";
import { nextAtPlace } from "../../../rules/events/next-at-place";
import { firstEnd, stillOn } from "../../../rules/events/upcoming";
import type { LocalText } from "../../../rules/pages/localised-text";
import { coordinatesOf } from "../../../rules/places/coordinates";
import { nearest } from "../../../rules/places/nearest";
import { publicPath } from "../../../rules/places/paths";
import { listTag } from "../../../rules/places/tags";
import type { Language } from "../../../rules/site/language";
import { eventsTag } from "../../../rules/site/page-tags";
import { servicesContext } from "../../context";
import type { Database } from "../../db/client";
import { selectPublicEventsAtPlace } from "../../db/events/events-at-place";
import { type PlaceAround, type PlaceKind, selectPublicPlacesAround } from "../../db/places/places-around";
import { languageIn } from "../../http/i18n";
import { placeName } from "./place-name";

const shown = 3;

type NeighbourView = Pick<
  PlaceAround,
  "kind" | "category" | "business_type" | "image_url" | "image_colour" | "portrait_code"
> & {
  path: string;
  name: LocalText;
  /** In a straight line; null where nobody knows where it lies. */
  metres: number | null;
};
export type AroundView = { places: NeighbourView[]; isByPosition: boolean; events: EventView[] };

/** What a page asks to say what is around its place. */
export function aroundQueries(db: Database, kind: PlaceKind, slug: string, now: Date) {
  return [selectPublicPlacesAround(db, kind, slug), selectPublicEventsAtPlace(db, kind, slug, now)] as const;
}

type Here = { latitude?: number | null; longitude?: number | null };

/** What is around a place, and until when that is true. */
export function aroundPlace(
  context: Readonly<RouterContextProvider>,
  here: Here,
  rows: readonly PlaceAround[],
  eventRows: readonly EventRow[],
): { around: AroundView; until: Date | null } {
  const now = context.get(servicesContext).now();
  const language = languageIn(context);
  const position = coordinatesOf(here);
  const awake = rows.filter(({ is_asleep }) => !is_asleep);
  const found = position
    ? nearest(position, awake, shown)
    : eachOnce(awake)
        .slice(0, shown)
        .map((place) => ({ ...place, metres: null }));
  const coming = nextAtPlace(stillOn(eventRows, now));
  return {
    around: {
      places: found.map((place) => neighbour(place, language)),
      isByPosition: position !== null,
      events: coming.map((event) => viewEvent(event, language)),
    },
    until: coming.length > 0 ? firstEnd(coming, now) : null,
  };
}

const eachOnce = (rows: readonly PlaceAround[]) => [
  ...new Map(rows.map((row) => [`${row.kind}/${row.slug}`, row])).values(),
];

function neighbour(place: PlaceAround & { metres: number | null }, language: Language): NeighbourView {
  const { kind, slug, category, business_type, image_url, image_colour, portrait_code, metres } = place;
  return {
    kind,
    category,
    business_type,
    image_url,
    image_colour,
    portrait_code,
    metres,
    name: placeName(kind, place, language),
    path: publicPath(kind, slug),
  };
}

/** The caches of whatever else the page of a place shows. */
export function tagsAround(kind: PlaceKind): string[] {
  return [...new Set([kind, "restaurant", "hotel"] as const)].map(listTag).concat(eventsTag);
}
