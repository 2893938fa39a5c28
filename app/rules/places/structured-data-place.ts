import { townAddress } from "../content/structured-data";
import { isOwnPicture } from "../pictures/picture-sources";
import { safeImageUrl, safeUrl } from "../site/safe-url";
import { formatTime } from "../time/days";
import { townCoordinates } from "../town/town";
import { telLink } from "./contact-links";
import { coordinatesOf } from "./coordinates";
import { defaultCurrency } from "./currencies";
import type { WeekHours } from "./hours";
import { parseTimeOfDay } from "./hours-tokens";
import type { PlaceMarks } from "./place-marks";
import { formatPrice } from "./prices";
import type { PlaceFeature } from "./structured-data-features";
import { openingHours } from "./structured-data-hours";
import { parseWeekHours } from "./week-hours";

/**
 * Shared by every kind. The specification asks for defaults: the town's coordinates, dollars, cash and card (unless
 * refused); "$$" for restaurants; check-in 15:00, check-out 11:00 and up to three times the lowest price for hotels. A
 * place's own facts go first; anything else unknown is left out.
 */
type DescribedPlace = {
  name: string;
  description: string;
  address: string;
  /** The page's address, and the site's origin for our pictures. */
  url: string;
  latitude?: number | null;
  longitude?: number | null;
  phone?: string | null;
  website?: string | null;
  image_url?: string | null;
  mark?: PlaceMarks;
  /** Named as on its page. */
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

/** Businesses share a page. */
export function businessesMarkup(businesses: DescribedPlace[]): object[] {
  if (businesses.length === 0) return [];
  const itemListElement = businesses.map((business, index) => {
    const { "@context": _, ...item } = placeMarkup("LocalBusiness", business);
    return { "@type": "ListItem", position: index + 1, item };
  });
  return [{ "@context": "https://schema.org", "@type": "ItemList", itemListElement }];
}

type DescribedActivity = DescribedPlace & {
  category: string;
  hours: string | null;
  price_from: number | null;
};

const sports = ["surf", "fitness"];

/** Surf and fitness are sports locations; tours and fishing are local businesses. */
export function activityMarkup(activity: DescribedActivity): object {
  const { category, price_from } = activity;
  const type = sports.includes(category) ? "SportsActivityLocation" : "LocalBusiness";
  return withoutEmpty({
    ...placeMarkup(type, activity),
    openingHours: openingHours(parseWeekHours(activity.hours)),
    makesOffer: price_from === null ? undefined : offerFrom(price_from),
  });
}

function offerFrom(minPrice: number): object {
  const priceSpecification = { "@type": "PriceSpecification", minPrice, priceCurrency: defaultCurrency };
  return { "@type": "Offer", priceSpecification };
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

/** An owner's rating is shown on the page but not claimed here. */
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
  /** On the menu's own page. */
  writtenMenu?: object;
};

const restaurantTypes: Record<string, string> = {
  Cafe: "CafeOrCoffeeShop",
  "Bar & Tapas": "BarOrPub",
  "Bar & Grill": "BarOrPub",
  "Fast Food": "FastFoodRestaurant",
};

/** No hours while closed for the season. */
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
