import { type EventView, type PublicEventRow, viewEvent } from "../../../rules/events/event-view";
import { nextOfEach } from "../../../rules/events/events-at-place";
import { nearDayOf } from "../../../rules/events/near-day";
import { firstEnd, stillOn } from "../../../rules/events/upcoming-events";
import { coordinatesOf } from "../../../rules/places/coordinates";
import type { WeekHours } from "../../../rules/places/hours";
import { nearest } from "../../../rules/places/nearest";
import { type OpenStatus, openStatus, trueUntil } from "../../../rules/places/open-status";
import { publicPath } from "../../../rules/places/paths";
import { formatPrice } from "../../../rules/places/prices";
import { parseWeekHours } from "../../../rules/places/week-hours";
import { eventsTag, listTag } from "../../../rules/site/cache-tags";
import type { Language } from "../../../rules/site/language";
import { type PlaceKind, placeKinds } from "../../../rules/site/listing-kinds";
import type { LocalText } from "../../../rules/site/owner-translation";
import { dotsOnPart, headOfPin, isOffPart, mapPartAround } from "../../../rules/town/map-part";
import { type Context, servicesContext } from "../../context";
import type { Database } from "../../db/database";
import { selectPublicEventsAtPlace } from "../../db/events/events-at-place";
import { type PlaceAround, selectPublicPlacesAround } from "../../db/places/places-around";
import { languageIn } from "../../http/i18n";
import { placeName } from "./found-or-moved";

const mostShown = 3;
/** Half an hour's walk. */
const nearby = 2000;

type NeighbourView = Pick<
  PlaceAround,
  | "kind"
  | "category"
  | "business_type"
  | "image_url"
  | "image_colour"
  | "portrait_code"
  | "latitude"
  | "longitude"
> & {
  path: string;
  name: LocalText;
  /** As the crow flies; null without a position. */
  metres: number | null;
  /** On the map of the place; null where it has no room for one. */
  number: number | null;
  isOffMap: boolean;
  status: OpenStatus;
  /** For a night. */
  price: string | null;
};
type EventHere = EventView & { soon: "tonight" | "today" | null; isElsewhere: boolean };
export type AroundView = {
  places: NeighbourView[];
  reach: "near" | "nearest" | "alike";
  events: EventHere[];
  now: Date;
  /** When a status changes next. */
  until: Date;
};

export function aroundQueries(db: Database, kind: PlaceKind, slug: string, now: Date) {
  return [selectPublicPlacesAround(db, kind, slug), selectPublicEventsAtPlace(db, kind, slug, now)] as const;
}

type Here = { latitude?: number | null; longitude?: number | null };

/** With the time until which it's true. */
export function aroundPlace(
  context: Context,
  here: Here,
  rows: readonly PlaceAround[],
  eventRows: readonly PublicEventRow[],
  hostedRows: readonly PublicEventRow[] = [],
): { around: AroundView; until: Date } {
  const now = context.get(servicesContext).now();
  const language = languageIn(context);
  const position = coordinatesOf(here);
  const awake = rows.filter(({ is_asleep }) => !is_asleep);
  const found = position
    ? nearest(position, awake, mostShown)
    : oneOfEach(awake)
        .slice(0, mostShown)
        .map((place) => ({ ...place, metres: null }));
  const closest = found[0]?.metres ?? null;
  const places = found.map((place) => neighbour(place, language, now));
  const statusEnd = trueUntil(
    places.map(({ status }) => status),
    now,
  );
  const named = places.map(({ name, ...place }) => ({ ...place, name: name.text }));
  const part = position && mapPartAround(position, named);
  const dots = part ? dotsOnPart(part, headOfPin(part), named) : [];
  const eventsHere = new Set(eventRows.map(({ id }) => id));
  const elsewhere = hostedRows.filter(({ id }) => !eventsHere.has(id));
  const rowsInOrder = [...eventRows, ...elsewhere].toSorted((one, other) => one.starts_at - other.starts_at);
  const coming = nextOfEach(stillOn(rowsInOrder, now));
  return {
    around: {
      places: places.map((place) => {
        const name = place.name.text;
        const number = dots.findIndex((dot) => dot.name === name) + 1;
        return { ...place, number: number || null, isOffMap: !!part && isOffPart(part, place) };
      }),
      reach: closest === null ? "alike" : closest <= nearby ? "near" : "nearest",
      events: coming.map((event) => ({
        ...viewEvent(event, language),
        soon: soonOf(event, now),
        isElsewhere: !eventsHere.has(event.id),
      })),
      now,
      until: statusEnd,
    },
    until: new Date(
      Math.min(statusEnd.getTime(), ...(coming.length > 0 ? [firstEnd(coming, now).getTime()] : [])),
    ),
  };
}

function soonOf(event: PublicEventRow, now: Date) {
  const day = nearDayOf(event, now);
  return day === "tomorrow" ? null : day;
}

/** One of each kind before any second one, in the order of the rows: its own kind first. */
function oneOfEach(rows: readonly PlaceAround[]): PlaceAround[] {
  const once = [...new Map(rows.map((row) => [`${row.kind}/${row.slug}`, row])).values()];
  const kinds = new Set(once.map(({ kind }) => kind));
  const firsts = [...kinds].flatMap((kind) => once.find((row) => row.kind === kind) ?? []);
  return [...firsts, ...once.filter((row) => !firsts.includes(row))];
}

function neighbour(
  place: PlaceAround & { metres: number | null },
  language: Language,
  now: Date,
): Omit<NeighbourView, "number" | "isOffMap"> {
  const { kind, slug, category, business_type, image_url, image_colour, portrait_code, metres } = place;
  const { latitude, longitude, hours, price_from, currency } = place;
  return {
    kind,
    category,
    business_type,
    image_url,
    image_colour,
    portrait_code,
    metres,
    latitude,
    longitude,
    name: placeName(kind, place, language),
    path: publicPath(kind, slug),
    status: openStatus(readHours(kind, hours), now, false, place.kitchen_until),
    price: price_from === null ? null : formatPrice(price_from, currency ?? ""),
  };
}

function readHours(kind: PlaceKind, hours: string | null): WeekHours | null {
  if (hours === null || kind === "activity") return parseWeekHours(hours);
  return JSON.parse(hours) as WeekHours;
}

/** Cache tags of everything else on a place's page. */
export const tagsAround: string[] = [...placeKinds.map(listTag), eventsTag];
