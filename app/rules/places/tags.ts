import { eventsTag, pageTag } from "../site/page-tags";
import { type ListingKind, placeKinds } from "../site/slugs";

/** The cache tag of every list a kind stands in: its directory, and the pages that show some of it. */
export function listTag(kind: ListingKind): string {
  return `listings:${kind}`;
}

export function listingTag(kind: ListingKind, id: string): string {
  return `${kind}:${id}`;
}

/** What a change of a public listing makes stale: home, and the events that take place there, included. */
export function tagsOfListing(kind: ListingKind, id: string): string[] {
  const listingTags = placeKinds.some((one) => one === kind) ? [listingTag(kind, id)] : [];
  return [listTag(kind), ...listingTags, "sitemap", pageTag("/"), eventsTag];
}
