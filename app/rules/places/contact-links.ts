import { country, countryCallingCode, localNumberLengths } from "../town/country";
import { shortTownName } from "../town/town";
import { type Coordinates, roundCoordinate } from "./coordinates";

const longestNumber = 15;

/** International digits, with Panama's code added where it's missing; null when it isn't a number. */
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

/** Opens WhatsApp with a text; the reader chooses the recipient. */
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

/** A plus or two zeros before the first digit, ignoring words and brackets. */
function hasCountryCode(typed: string): boolean {
  return /^[^\d+]*(\+|00)/.test(typed);
}

/** The first of several numbers, without its extension. */
function firstNumber(phone: string | null | undefined): string {
  return (phone ?? "").slice(0, 100).split(/[/,;|]|\b(?:or|o|y|and|ext|x)\b/i)[0] ?? "";
}

/** By position, or by address without one. */
export function mapSearchLink(where: Coordinates | string): string {
  if (typeof where === "string") {
    return `https://www.openstreetmap.org/search?query=${encode(where)}`;
  }
  const { latitude, longitude } = rounded(where);
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}

/** For long lists: ten metres are exact enough, and the position is written once. */
export function mapPinLink({ latitude, longitude }: Coordinates): string {
  return `https://www.openstreetmap.org/?mlat=${Number(latitude.toFixed(4))}&mlon=${Number(longitude.toFixed(4))}&zoom=17`;
}

/** From wherever the traveller is. */
export function directionsLink(where: Coordinates): string {
  const { latitude, longitude } = rounded(where);
  return `https://www.openstreetmap.org/directions?to=${encode(`${latitude},${longitude}`)}`;
}

/** Reviews on Google Maps; the guide has none of its own. */
export function reviewsLink(name: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encode(`${name}, ${shortTownName}, ${country.localName}`)}`;
}

/** About a kilometre around the place, with a marker. */
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

/** Half a surrogate pair, as cut text may end with, can't be URL-encoded. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, ""));
}
