import { readTranslation } from "../content/localised-text";
import type { ListingKind } from "../site/slugs";
import { searchText } from "./search-text";

/** The columns that are words to read: they have twins in the other language, and a search looks through both. */
const fields = {
  restaurant: ["name", "description"],
  hotel: ["name", "description", "full_description"],
  activity: ["business_name", "description", "hours", "location"],
  business: ["name", "description"],
} as const satisfies Record<ListingKind, readonly string[]>;

export function wordFields(kind: ListingKind): readonly string[] {
  return fields[kind];
}

/** The first of its words is what a listing is called. */
export function nameField(kind: ListingKind): string {
  return fields[kind][0];
}

export function nameOf(kind: ListingKind, listing: object): string {
  return text(valuesOf(listing).get(nameField(kind)));
}

/** Its words to read, in the language it was written in. */
export function wordsOf(kind: ListingKind, listing: object): { [field: string]: string | null } {
  const values = valuesOf(listing);
  return Object.fromEntries(fields[kind].map((field) => [field, text(values.get(field)) || null]));
}

export function searchTextOf(kind: ListingKind, listing: object): string {
  const values = valuesOf(listing);
  const fieldTexts = [...fields[kind], "category", "address", "amenities"].map((field) =>
    text(values.get(field)),
  );
  const twins = Object.values(readTranslation(values.get("translation")) ?? {}).map((entry) => entry.text);
  return searchText([...fieldTexts, ...twins]);
}

function valuesOf(listing: object): Map<string, unknown> {
  return new Map(Object.entries(listing));
}

function text(value: unknown): string {
  return Array.isArray(value) ? value.join(" ") : typeof value === "string" ? value : "";
}
