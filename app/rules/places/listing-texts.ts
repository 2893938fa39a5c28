import { foldText } from "../site/fold-text";
import type { ListingKind } from "../site/listing-kinds";
import { readTranslation } from "../site/owner-translation";

/** Text columns, which are translated and searched. */
const fields = {
  restaurant: ["name", "description", "mark_note"],
  hotel: ["name", "description", "full_description", "mark_note"],
  activity: ["business_name", "description", "hours", "location", "duration", "mark_note"],
  business: ["name", "description", "mark_note"],
} as const satisfies Record<ListingKind, readonly string[]>;

/** The first text is the name. */
export function nameField(kind: ListingKind): string {
  return fields[kind][0];
}

export function nameOf(kind: ListingKind, listing: object): string {
  return text(valuesOf(listing).get(nameField(kind)));
}

/** In the original language. */
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

/** "Restaurant · Seafood"; a hotel of category "hotel" says it once. */
export function kindAndCategory(kind: string, category: string): string {
  return !category || category === kind ? kind : `${kind} · ${category}`;
}

const longestText = 4000;
/** Longer search terms are cut. */
const longestTerm = 60;

function squeeze(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, " ").trim();
}

/** All texts in both languages, folded, for the search column. */
export function searchText(parts: readonly (string | null | undefined)[]): string {
  return squeeze(foldText(parts.filter(Boolean).join(" ")))
    .slice(0, longestText)
    .trim();
}

/** Folded like `searchText`; empty when there's nothing to search. */
export function searchTerm(query: string | null | undefined): string {
  return squeeze(foldText((query ?? "").slice(0, 4 * longestTerm)))
    .slice(0, longestTerm)
    .trim();
}
