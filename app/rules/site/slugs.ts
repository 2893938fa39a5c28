import { foldText } from "./fold-text";

export const listingKinds = ["restaurant", "hotel", "activity", "business"] as const;
export type ListingKind = (typeof listingKinds)[number];
export type SluggedKind = ListingKind | "event" | "post";

export const longestSlug = 80;

type SlugRule = { separator: "_" | "-"; dropped: RegExp; joined: RegExp };

/** What is dropped, then what joins words: hyphens join in restaurants and hotels and vanish in businesses. */
const place: SlugRule = { separator: "_", dropped: /[^a-z0-9\s-]/g, joined: /[\s-]+/g };
const business: SlugRule = { separator: "_", dropped: /[^a-z0-9\s]/g, joined: /\s+/g };
const text: SlugRule = { separator: "-", dropped: /[^a-z0-9\s-]/g, joined: /[\s-]+/g };

const rules: Record<SluggedKind, SlugRule> = {
  restaurant: place,
  hotel: place,
  activity: business,
  business,
  event: text,
  post: text,
};

/** The last part of a page's address. A name without a single letter or digit takes its kind's name. */
export function slugOf(kind: SluggedKind, name: string): string {
  const { separator, dropped, joined } = rules[kind];
  const words = foldText(name.slice(0, 20 * longestSlug))
    .replace(dropped, "")
    .replace(joined, separator);
  return cut(trim(words), longestSlug) || kind;
}

/** The name's slug for the first, "_2" (places) or "-2" (events, posts) for the second of the same name. */
export function nextSlug(kind: SluggedKind, base: string, count: number): string {
  if (count <= 1) return base;
  const ending = `${rules[kind].separator}${count}`;
  return cut(base, longestSlug - ending.length) + ending;
}

function trim(slug: string): string {
  return slug.replace(/^[_-]+/, "").replace(/[_-]+$/, "");
}

function cut(slug: string, length: number): string {
  return trim(slug.slice(0, length));
}

/** The kinds of listing with a page of their own. */
export const placeKinds = ["restaurant", "hotel", "activity"] as const;
export type PlaceKind = (typeof placeKinds)[number];
