import { townAddress } from "../content/structured-data";
import { isOwnPicture } from "../pictures/pictures";
import { safeImageUrl, safeUrl } from "../site/safe-url";
import { formatTime } from "../time/days";
import { townCoordinates } from "../town/town";
import { telLink } from "./contact-links";
import { coordinatesOf } from "./coordinates";
import type { WeekHours } from "./hours";
import { parseTimeOfDay } from "./hours-words";
import { openingHours } from "./opening-hours-markup";
import type { PlaceFeature } from "./place-features";
import type { PlaceMarks } from "./place-marks";
import { formatPrice } from "./prices";
import { parseWeekHours } from "./week-hours";

/**
 * What every kind of place says of itself. The specification asks for defaults where a place has said nothing: the
 * town's coordinates, dollars, cash and card here, unless it takes none; "$$" of a restaurant; check-in at 15:00, check-out at 11:00 and three
 * times the lowest price of a hotel. A place's own fact goes before each; whatever else is absent is left out.
 */
type DescribedPlace = {
  name: string;
  description: string;
  address: string;
  /** The page's own address, and the guide's, which pictures of ours are served from. */
  url: string;
  latitude?: number | null;
  longitude?: number | null;
  phone?: string | null;
  website?: string | null;
  image_url?: string | null;
  mark?: PlaceMarks;
  /** What it has and lacks, by the names its page has for them. */
  features?: readonly PlaceFeature[];
};

function placeMarkup(type: string, place: DescribedPlace): Record<string, unknown> {
  const { latitude, longitude } = coordinatesOf(place) ?? townCoordinates;
  return withoutEmpty({
    "@context": "https://schema.org",
    "@type": type,
    name: place.name,
    description: place.description,
    url: place.url,
    image: pictureAddress(place),
    telephone: telLink(place.phone)?.slice("tel:".length),
    sameAs: safeUrl(place.website),
    address: { ...townAddress, streetAddress: place.address },
    geo: { "@type": "GeoCoordinates", latitude, longitude },
    currenciesAccepted: "USD",
    paymentAccepted: place.mark?.cards === false ? "Cash" : "Cash, Credit Card",
    amenityFeature: place.features?.map((one) => ({ "@type": "LocationFeatureSpecification", ...one })),
  });
}

export function withoutEmpty(markup: Record<string, unknown>): Record<string, unknown> {
  const isFilled = (value: unknown) =>
    value !== undefined && value !== null && value !== "" && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(markup).filter(([, value]) => isFilled(value)));
}

function pictureAddress({ image_url, url }: DescribedPlace): string | undefined {
  const picture = safeImageUrl(image_url);
  if (!picture) return undefined;
  return isOwnPicture(picture) ? new URL(`${picture}?w=1280`, url).href : picture;
}

/** The businesses of a list; each stands on the list's own page. */
export function businessesMarkup(businesses: DescribedPlace[]): object[] {
  if (businesses.length === 0) return [];
  const itemListElement = businesses.map((business, index) => {
    const { "@context": _, ...item } = placeMarkup("LocalBusiness", business);
    return { "@type": "ListItem", position: index + 1, item };
  });
  return [{ "@context": "https://schema.org", "@type": "ItemList", itemListElement }];
}

type DescribedActivity = DescribedPlace & { category: string; hours: string | null };

const sports = ["surf", "fitness"];

/** Surf and fitness are places to do sport at; tours and fishing are businesses of the town. */
export function activityMarkup(activity: DescribedActivity): object {
  const type = sports.includes(activity.category) ? "SportsActivityLocation" : "LocalBusiness";
  return withoutEmpty({
    ...placeMarkup(type, activity),
    openingHours: openingHours(parseWeekHours(activity.hours)),
  });
}

type DescribedHotel = DescribedPlace & {
  category: string;
  price_from: number | null;
  currency: string;
  policies: { phone?: string; check_in?: string; check_out?: string };
};

const hotelTypes: Record<string, string> = {
  Hotel: "Hotel",
  Boutique: "Hotel",
  Resort: "Resort",
  Hostel: "Hostel",
};

/** A rating typed by an owner is shown on the page and never claimed here. */
export function hotelMarkup(hotel: DescribedHotel): object {
  const { category, price_from, currency, policies, mark } = hotel;
  return withoutEmpty({
    ...placeMarkup(hotelTypes[category] ?? "LodgingBusiness", { ...hotel, phone: policies.phone }),
    priceRange: price_from
      ? `${formatPrice(price_from, currency)} - ${formatPrice(price_from * 3, currency)}`
      : undefined,
    checkinTime: timeOf(policies.check_in) ?? "15:00",
    checkoutTime: timeOf(policies.check_out) ?? "11:00",
    petsAllowed: mark?.dogs,
  });
}

function timeOf(text: string | undefined): string | null {
  const minutes = parseTimeOfDay(text);
  return minutes === null ? null : formatTime(minutes);
}

type DescribedRestaurant = DescribedPlace & {
  category: string;
  cuisine: string;
  hours: WeekHours | null;
  closed_for_season: boolean;
  hasMenu: boolean;
  /** The written menu, on the page where it is read. */
  writtenMenu?: object;
};

const restaurantTypes: Record<string, string> = {
  Cafe: "CafeOrCoffeeShop",
  "Bar & Tapas": "BarOrPub",
  "Bar & Grill": "BarOrPub",
  "Fast Food": "FastFoodRestaurant",
};

/** A place that is closed for the season claims no hours. */
export function restaurantMarkup(restaurant: DescribedRestaurant): object {
  const { category, cuisine, hours, closed_for_season, hasMenu, writtenMenu, url } = restaurant;
  return withoutEmpty({
    ...placeMarkup(restaurantTypes[category] ?? "Restaurant", restaurant),
    servesCuisine: restaurantTypes[category] ? undefined : cuisine,
    priceRange: "$$",
    openingHours: closed_for_season ? [] : openingHours(hours),
    menu: hasMenu && !writtenMenu ? `${url}?tab=menu` : undefined,
    hasMenu: writtenMenu,
  });
}
