import { encodePart } from "../site/encode-part";
import { country } from "../town/country";
import { shortTownName } from "../town/town";
import { type Coordinates, roundCoordinate } from "./coordinates";

/** By position, or by address without one. */
export function mapSearchLink(where: Coordinates | string): string {
  if (typeof where === "string") {
    return `https://www.openstreetmap.org/search?query=${encodePart(where)}`;
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
  return `https://www.openstreetmap.org/directions?to=${encodePart(`${latitude},${longitude}`)}`;
}

/** Reviews on Google Maps; the guide has none of its own. */
export function reviewsLink(name: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodePart(`${name}, ${shortTownName}, ${country.localName}`)}`;
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
