import { country, countryCallingCode, localNumberLengths } from "../town/country";
import { shortTownName } from "../town/town";
import { type Coordinates, roundCoordinate } from "./coordinates";

const longestNumber = 15;

/** Digits of an international number, the country's code added where it is missing; null when this is no number. */
export function internationalDigits(phone: string | null | undefined): string | null {
  const typed = firstNumber(phone);
  const digits = typed.replace(/\D/g, "").replace(/^00/, "");
  if (digits.length < 7 || digits.length > longestNumber) return null;
  const isLocal = localNumberLengths.includes(digits.length) && !hasCountryCode(typed);
  return isLocal ? countryCallingCode + digits : digits;
}

export function whatsappLink(phone: string | null | undefined, text = ""): string | null {
  const digits = internationalDigits(phone);
  if (!digits) return null;
  return `https://wa.me/${digits}${text && `?text=${encode(text)}`}`;
}

/** The reader's own WhatsApp, to be sent to whom they choose. */
export function whatsappShareLink(text: string): string {
  return `https://wa.me/?text=${encode(text)}`;
}

/** Emergency numbers of three or four digits are dialled as they are. */
export function telLink(phone: string | null | undefined): string | null {
  const typed = firstNumber(phone);
  const plain = typed.replace(/\D/g, "");
  if (plain.length < 3) return null;
  const digits = internationalDigits(phone);
  if (!digits) return plain.length < 7 ? `tel:${plain}` : null;
  const isInternational = digits.startsWith(countryCallingCode) || hasCountryCode(typed);
  return `tel:${isInternational ? "+" : ""}${digits}`;
}

/** A plus or two zeros before the first digit, whatever word or bracket stands in front of them. */
function hasCountryCode(typed: string): boolean {
  return /^[^\d+]*(\+|00)/.test(typed);
}

/** Several numbers in one field: the first one counts, without its extension. */
function firstNumber(phone: string | null | undefined): string {
  return (phone ?? "").slice(0, 100).split(/[/,;|]|\b(?:or|o|y|and|ext|x)\b/i)[0] ?? "";
}

/** Where the map is looked up: by position, or by the written address where there is none. */
export function mapSearchLink(where: Coordinates | string): string {
  if (typeof where === "string") {
    return `https://www.openstreetmap.org/search?query=${encode(where)}`;
  }
  const { latitude, longitude } = rounded(where);
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}

/** The same for long lists: ten meters are exact enough to find a door, and each position stands once. */
export function mapPinLink({ latitude, longitude }: Coordinates): string {
  return `https://www.openstreetmap.org/?mlat=${Number(latitude.toFixed(4))}&mlon=${Number(longitude.toFixed(4))}&zoom=17`;
}

/** The way to a position from wherever the map finds the traveller. */
export function directionsLink(where: Coordinates): string {
  const { latitude, longitude } = rounded(where);
  return `https://www.openstreetmap.org/directions?to=${encode(`${latitude},${longitude}`)}`;
}

/** Where strangers write what they thought of a place; the guide's own map has no such words. */
export function reviewsLink(name: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encode(`${name}, ${shortTownName}, ${country.localName}`)}`;
}

/** About a kilometre around the place, with its marker. */
export function mapEmbedUrl(where: Coordinates): string {
  const { latitude, longitude } = rounded(where);
  const box = [longitude - 0.006, latitude - 0.004, longitude + 0.006, latitude + 0.004].map(roundCoordinate);
  const query = new URLSearchParams({
    bbox: box.join(","),
    layer: "mapnik",
    marker: `${latitude},${longitude}`,
  });
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
}

function rounded({ latitude, longitude }: Coordinates): Coordinates {
  return { latitude: roundCoordinate(latitude), longitude: roundCoordinate(longitude) };
}

/** Half a character, as cut texts may end with, cannot be written into an address. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, ""));
}
