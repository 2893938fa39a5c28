import { readTranslation } from "../content/localised-text";
import { foldText } from "../site/fold-text";
import type { ListingKind } from "../site/slugs";

/** The columns that are words to read: they have twins in the other language, and a search looks through both. */
const fields = {
  restaurant: ["name", "description", "mark_note"],
  hotel: ["name", "description", "full_description", "mark_note"],
  activity: ["business_name", "description", "hours", "location", "mark_note"],
  business: ["name", "description", "mark_note"],
} as const satisfies Record<ListingKind, readonly string[]>;

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

/** "Restaurant · Seafood"; a hotel that is a hotel says so once. */
export function kindAndCategory(kind: string, category: string): string {
  return !category || category === kind ? kind : `${kind} · ${category}`;
}

const longestText = 4000;
/** A search term is cut here: nobody types more, and the database compares it with every row. */
const longestTerm = 60;

function squeeze(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, " ").trim();
}

/** What the database looks through: every text of a listing, in both languages, folded into one line. */
export function searchText(parts: readonly (string | null | undefined)[]): string {
  return squeeze(foldText(parts.filter(Boolean).join(" ")))
    .slice(0, longestText)
    .trim();
}

/** What a visitor typed, made comparable with `searchText`; empty when there is nothing to look for. */
export function searchTerm(query: string | null | undefined): string {
  return squeeze(foldText((query ?? "").slice(0, 4 * longestTerm)))
    .slice(0, longestTerm)
    .trim();
}
