import { townAddress } from "../content/structured-data";
import { isOwnPicture } from "../pictures/pictures";
import { safeImageUrl, safeUrl } from "../site/safe-url";
import { townCoordinates } from "../town/town";
import { telLink } from "./contact-links";
import { coordinatesOf } from "./coordinates";

/**
 * What every kind of place says of itself. The specification asks for defaults where a place has said nothing: the
 * town's coordinates, dollars, cash and card here; "$$" of a restaurant; check-in at 15:00, check-out at 11:00 and three
 * times the lowest price of a hotel. A place's own fact goes before each; whatever else is absent is left out.
 */
export type DescribedPlace = {
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
};

export function placeMarkup(type: string, place: DescribedPlace): Record<string, unknown> {
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
    paymentAccepted: "Cash, Credit Card",
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
