import { type ListingKind, placeKinds } from "./slugs";

/** The cache tag of every list events stand in: calendar, agenda, feeds, home. */
export const eventsTag = "events";

export function pageTag(path: string): string {
  return `page:${path}`;
}

/** What the caches call everything that tells of tides, sun, moon or waves. */
export const seaTag = "sea";

/** The cache tag of every list posts stand in: the blog, its feeds, home. */
export const postsTag = "posts";

/** The cache tag of the letters that were sent, their list and their feed. */
export const newsletterTag = "newsletter";

export function postTag(id: string): string {
  return `post:${id}`;
}

/** What a change of a public post makes stale. */
export function tagsOfPost(id: string): string[] {
  return [postsTag, postTag(id), "sitemap"];
}

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

export function eventTag(id: string): string {
  return `event:${id}`;
}

export function seriesTag(id: string): string {
  return `series:${id}`;
}

/** What a change of a public event, or of one date of a series, makes stale. */
export function tagsOfEvent({
  id,
  event_series_id,
}: {
  id: string;
  event_series_id: string | null;
}): string[] {
  return event_series_id ? tagsOfSeries(event_series_id) : [eventsTag, eventTag(id), "sitemap"];
}

export function tagsOfSeries(id: string): string[] {
  return [eventsTag, seriesTag(id), "sitemap"];
}

/** On every answer with a picture. */
export const allPicturesTag = "pictures";

export function tagOfPicture(key: string): string {
  return `picture:${key}`;
}
