import { readTranslation } from "../pages/localised-text";
import type { ListingKind } from "../site/slugs";
import { searchText } from "./search-text";

/** The columns that are words to read: they have twins in the other language, and a search looks through both. */
const fields = {
  restaurant: ["name", "description"],
  hotel: ["name", "description", "full_description"],
  activity: ["business_name", "description", "hours", "location"],
  business: ["name", "description"],
} as const satisfies Record<ListingKind, readonly string[]>;

type Values = Record<string, unknown>;

export function wordFields(kind: ListingKind): readonly string[] {
  return fields[kind];
}

/** The first of its words is what a listing is called. */
export function nameField(kind: ListingKind): string {
  return fields[kind][0];
}

export function nameOf(kind: ListingKind, listing: Values): string {
  return text(listing[nameField(kind)]);
}

export function searchTextOf(kind: ListingKind, listing: Values): string {
  const own = [...fields[kind], "category", "address", "amenities"].map((field) => text(listing[field]));
  const twins = Object.values(readTranslation(listing.translation) ?? {}).map((entry) => entry.text);
  return searchText([...own, ...twins]);
}

function text(value: unknown): string {
  return Array.isArray(value) ? value.join(" ") : typeof value === "string" ? value : "";
}
