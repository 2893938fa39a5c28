import { foldText } from "./fold-text";
import type { ListingKind } from "./listing-kinds";

export type SluggedKind = ListingKind | "event" | "post";

export const longestSlug = 80;

type SlugRule = { separator: "_" | "-"; dropped: RegExp; joined: RegExp };

/**
 * Removed characters, then joined ones: hyphens become underscores for restaurants and hotels and vanish for
 * businesses.
 */
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

/** A name without letters or digits gets its kind's name. */
export function slugOf(kind: SluggedKind, name: string): string {
  const { separator, dropped, joined } = rules[kind];
  const words = foldText(name.slice(0, 20 * longestSlug))
    .replace(dropped, "")
    .replace(joined, separator);
  return cut(trim(words), longestSlug) || kind;
}

/** The slug itself for the first, "_2" (places) or "-2" (events, posts) for the second. */
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
