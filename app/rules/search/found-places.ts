import { infoPath } from "../info/tabs";
import { isSpanishAddress } from "../places/address-language";
import { coordinatesOf } from "../places/coordinates";
import type { WeekHours } from "../places/hours";
import { type Dish, marksOfDishes } from "../places/menu";
import type { PlaceMarks } from "../places/place-marks";
import { priceFrom } from "../places/prices";
import { parseWeekHours } from "../places/week-hours";
import type { Language } from "../site/language";
import { encodePageKey } from "../site/next-page-key";
import { tagsOf } from "./category-words";
import { type Found, fieldInBoth, fieldsInBoth, inBoth, translatedWords } from "./found";
import { foundDishes } from "./found-dishes";
import { foundPicture } from "./found-pictures";
import { typedMarks, wordsOfMarks } from "./mark-words";

type Listing = {
  id: string;
  slug: string;
  category: string;
  description: string;
  address: string;
  language: Language;
  translation: unknown;
  mark: PlaceMarks;
  mark_note: string | null;
  image_url: string | null;
  image_colour: number | null;
  portrait_code: string | null;
};
type Placed = { latitude: number | null; longitude: number | null };
type RestaurantSource = Listing &
  Placed & {
    name: string;
    hours: WeekHours | null;
    kitchen_until: string | null;
    closed_for_season: boolean;
    menu: Dish[];
  };
type HotelSource = Listing &
  Placed & { name: string; full_description: string; amenities: string[] } & {
    price_from: number | null;
    currency: string;
  };
type ActivitySource = Listing & {
  business_name: string;
  business_type: string;
  location: string | null;
  hours: string | null;
  price_from: number | null;
  duration: string | null;
};
type BusinessSource = Listing & {
  name: string;
  placement: number;
  shuffle: number;
  is_beyond: number | null;
};

type PlacedBusiness = Pick<BusinessSource, "slug" | "placement" | "shuffle" | "is_beyond">;

/** Indexed but not shown: remarks, translations, and words for the place's marks. */
function alsoSaid(row: Listing, ...texts: (string | null)[]): string {
  return [...texts, row.mark_note, translatedWords(row), wordsOfMarks(row.mark)].join(" ");
}

export function addressOf({ address }: Pick<Listing, "address">): NonNullable<Found["where"]> {
  const lang = isSpanishAddress(address) ? "es" : "en";
  return { en: { text: address, lang }, es: { text: address, lang: "es" } };
}

export function foundRestaurant(row: RestaurantSource): Found {
  const dishMarks = marksOfDishes(row.menu).filter((mark) => row.mark[mark] === undefined);
  return {
    kind: "restaurant",
    ref: row.id,
    path: `/eat/${row.slug}`,
    ...inBoth(row, row.name, row.description, { name: "name", text: "description" }),
    said: fieldsInBoth(row, { mark_note: row.mark_note }),
    more: [alsoSaid(row, row.address), typedMarks(dishMarks), ...row.menu.map(wordsOfDish)].join(" "),
    tags: tagsOf("restaurant", [row.category]),
    mark: row.mark,
    type: row.category,
    picture: foundPicture("restaurant", row),
    where: addressOf(row),
    position: coordinatesOf(row),
    hours: row.hours,
    kitchenUntil: row.kitchen_until,
    closedForSeason: row.closed_for_season,
    dishMarks,
    dishes: foundDishes(row.menu, row.slug, row.language),
  };
}

const wordsOfDish = ({ dish, twin }: Dish) => `${dish} ${twin.dish}`;

export function foundHotel(row: HotelSource): Found {
  return {
    kind: "hotel",
    ref: row.id,
    path: `/stay/${row.slug}`,
    ...inBoth(row, row.name, row.description, { name: "name", text: "description" }),
    said: fieldsInBoth(row, {
      full_description: row.full_description,
      amenities: row.amenities.join(" · "),
      mark_note: row.mark_note,
    }),
    more: alsoSaid(row, row.full_description, ...row.amenities, row.address),
    about: row.amenities.join(" "),
    mark: row.mark,
    // A search for dogs is mostly about where to stay, so for hotels it counts as a tag.
    tags: `${tagsOf("hotel", [row.category])} ${wordsOfMarks(row.mark.dogs ? { dogs: true } : {})}`,
    type: row.category,
    picture: foundPicture("hotel", row),
    where: addressOf(row),
    position: coordinatesOf(row),
    price: priceFrom("hotel", row),
  };
}

export function foundActivity(row: ActivitySource): Found {
  return {
    kind: "activity",
    ref: row.id,
    path: `/do/${row.slug}`,
    ...inBoth(row, row.business_name, row.description, { name: "business_name", text: "description" }),
    said: fieldsInBoth(row, { duration: row.duration, mark_note: row.mark_note, address: row.address }),
    more: alsoSaid(row, row.location, row.duration, row.address),
    mark: row.mark,
    tags: tagsOf("activity", [row.category, row.business_type]),
    type: row.business_type,
    picture: foundPicture("activity", row),
    where: row.location ? fieldInBoth(row, "location", row.location) : addressOf(row),
    price: priceFrom("activity", row),
    hours: parseWeekHours(row.hours),
  };
}

/** General businesses share a list; one beyond the first page gets a link that starts the list with it. */
function pathOfBusiness({ slug, placement, shuffle, is_beyond }: PlacedBusiness): string {
  const page = is_beyond ? `&page=${encodePageKey([placement, shuffle, ""])}` : "";
  return `${infoPath("businesses")}${page}#${slug}`;
}

export function foundBusiness(row: BusinessSource): Found {
  return {
    kind: "business",
    ref: row.id,
    path: pathOfBusiness(row),
    ...inBoth(row, row.name, row.description, { name: "name", text: "description" }),
    said: fieldsInBoth(row, { mark_note: row.mark_note }),
    more: alsoSaid(row, row.address),
    tags: tagsOf("business", [row.category]),
    type: row.category,
    picture: foundPicture("business", row),
    where: addressOf(row),
  };
}
