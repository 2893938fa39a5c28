import { daysOfHours } from "../places/hours";
import { marksOfOsmTags } from "../places/place-marks-osm";
import type { Language } from "../site/language";
import { otherLanguage } from "../site/language";
import type { ListingKind } from "../site/listing-kinds";
import { shortTownName } from "../town/town";
import { categoryFor } from "./category-words";
import { readOsmHours, weekLine } from "./osm-hours";
import { osmKindOf, type Tags } from "./osm-kinds";

/** An OpenStreetMap object, whatever wrote the file. */
export type OsmThing = { key: string; latitude: number | null; longitude: number | null; tags: Tags };

export type OsmLine = {
  kind: ListingKind | null;
  line: { [field: string]: string };
  /** Tags that were changed or couldn't be read. */
  read: { field: string; text: string; becomes: string }[];
};

/** As form fields, in the file's language with translations. */
export function osmLine({ latitude, longitude, tags }: OsmThing, language: Language): OsmLine {
  const found = osmKindOf(tags);
  if (!found) return { kind: null, line: {}, read: [] };
  const { kind } = found;
  const first = (...keys: string[]) =>
    keys.map((key) => tags[key]?.split(";")[0]?.trim()).find(Boolean) ?? "";
  const other = otherLanguage(language);
  const name = first(`name:${language}`, "name", "brand", "operator");
  const twin = first(`name:${other}`);
  const phone = first("contact:phone", "phone", "contact:mobile", "mobile");
  const website = first("contact:website", "website", "url", "contact:facebook", "contact:instagram");
  const address = addressOf(first, tags);
  const cuisine =
    kind === "restaurant" && tags.cuisine ? categoryFor(kind, tags.cuisine.replaceAll("_", " ")) : null;
  const category = cuisine ?? found.category ?? "";
  const hours = tags.opening_hours ? readOsmHours(tags.opening_hours) : null;
  const business_type = found.business_type ?? "";
  const marks = Object.entries(marksOfOsmTags(tags)).map(([mark, answer]) => [
    `mark.${mark}`,
    answer ? "yes" : "no",
  ]);
  const isNamedSo = name || twin;
  return {
    kind,
    line: {
      name: isNamedSo,
      business_name: isNamedSo,
      "translation.name": name ? twin : "",
      "translation.business_name": name ? twin : "",
      category,
      business_type,
      language,
      address: address || shortTownName,
      description: first(`description:${language}`, "description"),
      "translation.description": first(`description:${other}`),
      latitude: String(latitude ?? ""),
      longitude: String(longitude ?? ""),
      phone,
      whatsapp: first("contact:whatsapp") || (kind === "activity" ? phone : ""),
      website,
      affiliate_url: website,
      email: first("contact:email", "email"),
      ...(hours
        ? { hours: weekLine(hours), ...daysOf(hours.week) }
        : { hours: tags.opening_hours ?? "", hours_text: tags.opening_hours ?? "" }),
      ...Object.fromEntries(marks),
    },
    read: [
      ...(cuisine ? [{ field: "category", text: `cuisine=${tags.cuisine}`, becomes: cuisine }] : []),
      ...(!cuisine && category ? [{ field: "category", text: found.said, becomes: category }] : []),
      ...(address ? [] : [{ field: "address", text: "", becomes: shortTownName }]),
      ...(hours && !hours.isWhole
        ? [{ field: "hours", text: tags.opening_hours ?? "", becomes: weekLine(hours) }]
        : []),
    ],
  };
}

function addressOf(first: (...keys: string[]) => string, tags: Tags): string {
  const street = [first("addr:street"), first("addr:housenumber")].filter(Boolean).join(" ");
  const place = first("addr:place", "addr:hamlet", "addr:village", "addr:city");
  return tags["addr:full"] || [street, place].filter(Boolean).join(", ");
}

function daysOf(week: Partial<Record<(typeof daysOfHours)[number], string>>) {
  return Object.fromEntries(daysOfHours.map((day) => [`hours.${day}`, week[day] ?? ""]));
}
