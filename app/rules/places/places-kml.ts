import type { ListingKind } from "../site/listing-kinds";
import { escapeXml, xmlText } from "../site/xml";
import type { MappedPlace } from "./place-data";
import type { PlacesFile } from "./places-file";

/** Organic Maps knows its colours by these names, other readers by the value: blue, green, red. */
const styles: Record<ListingKind, { name: string; colour: string }> = {
  restaurant: { name: "placemark-orange", colour: "ff0096f5" },
  hotel: { name: "placemark-purple", colour: "ffb0279c" },
  activity: { name: "placemark-green", colour: "ff50af4c" },
  business: { name: "placemark-blue", colour: "fff39621" },
};

/** OGC KML 2.2, with a network link to the next page. */
export function placesKml({ title, description, licence, author, url, next, places }: PlacesFile) {
  return `<?xml version="1.0" encoding="UTF-8"?>
<kml xmlns="http://www.opengis.net/kml/2.2" xmlns:atom="http://www.w3.org/2005/Atom">
<Document>
<name>${xmlText(title)}</name>
<atom:author><atom:name>${xmlText(author)}</atom:name></atom:author>
<atom:link href="${escapeXml(url)}"/>
<description>${xmlText(`${description} ${licence.text} ${licence.url}`)}</description>
${Object.values(styles).map(style).join("\n")}
${places.map(placemark).join("\n")}
${next ? `<NetworkLink><name>${xmlText(next.text)}</name><Link><href>${escapeXml(next.url)}</href></Link></NetworkLink>` : ""}
</Document>
</kml>
`;
}

function style({ name, colour }: { name: string; colour: string }): string {
  return `<Style id="${name}"><IconStyle><color>${colour}</color></IconStyle></Style>`;
}

function placemark(place: MappedPlace): string {
  const { kind, opening_hours, website, updated_at } = place;
  const data = Object.entries({ kind, opening_hours, website, updated_at }).map(([name, value]) =>
    value === null ? "" : `<Data name="${name}"><value>${xmlText(value)}</value></Data>`,
  );
  return [
    `<Placemark id="${xmlText(`${kind}-${place.id}`)}">`,
    `<name>${xmlText(place.name)}</name>`,
    `<atom:link href="${escapeXml(place.url)}"/>`,
    `<address>${xmlText(place.address)}</address>`,
    place.phone ? `<phoneNumber>${xmlText(place.phone)}</phoneNumber>` : "",
    `<description>${xmlText(place.about.join("\n"))}</description>`,
    `<styleUrl>#${styles[kind].name}</styleUrl>`,
    `<ExtendedData>${data.join("")}</ExtendedData>`,
    `<Point><coordinates>${place.longitude},${place.latitude}</coordinates></Point>`,
    "</Placemark>",
  ].join("");
}
