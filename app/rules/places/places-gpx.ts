import type { ListingKind } from "../site/listing-kinds";
import { escapeXml, xmlText } from "../site/xml";
import type { MappedPlace } from "./place-data";
import { lastChange, type PlacesFile } from "./places-file";

/** Garmin's symbols; other programs use those they know. */
const symbols: Record<ListingKind, string> = {
  restaurant: "Restaurant",
  hotel: "Lodging",
  activity: "Swimming Area",
  business: "Shopping Center",
};

/** Waypoints of GPX 1.1. */
export function placesGpx({ title, description, licence, author, url, next, places }: PlacesFile): string {
  const changed = lastChange(places);
  return `<?xml version="1.0" encoding="UTF-8"?>
<gpx version="1.1" creator="${xmlText(author)}" xmlns="http://www.topografix.com/GPX/1/1">
<metadata>
<name>${xmlText(title)}</name>
<desc>${xmlText(`${description} ${licence.text}`)}</desc>
<author><name>${xmlText(author)}</name></author>
<copyright author="${xmlText(author)}"><license>${escapeXml(licence.url)}</license></copyright>
${link(url, title)}${next ? link(next.url, next.text) : ""}
${changed ? `<time>${changed}</time>` : ""}
</metadata>
${places.map(waypoint).join("\n")}
</gpx>
`;
}

function waypoint(place: MappedPlace): string {
  return [
    `<wpt lat="${place.latitude}" lon="${place.longitude}">`,
    `<name>${xmlText(place.name)}</name>`,
    `<desc>${xmlText(place.about.join("\n"))}</desc>`,
    place.attribution ? `<src>${xmlText(place.attribution)}</src>` : "",
    link(place.url, place.name),
    `<sym>${symbols[place.kind]}</sym>`,
    `<type>${place.kind}</type>`,
    "</wpt>",
  ].join("");
}

function link(url: string, text: string): string {
  return `<link href="${escapeXml(url)}"><text>${xmlText(text)}</text></link>`;
}
