import { type ListingKind, placeKinds } from "./listing-kinds";

/** Every list with events: calendar, agenda, feeds, home. */
export const eventsTag = "events";

export function pageTag(path: string): string {
  return `page:${path}`;
}

/** Everything with tides, sun, moon or waves. */
export const seaTag = "sea";

/** Every list with posts: blog, feeds, home. */
export const postsTag = "posts";

/** Published letters, their list and feed. */
export const newsletterTag = "newsletter";

export function postTag(id: string): string {
  return `post:${id}`;
}

/** What a public post's change purges. */
export function tagsOfPost(id: string): string[] {
  return [postsTag, postTag(id), "sitemap"];
}

/** Every list with a kind: its directory and pages that show some of it. */
export function listTag(kind: ListingKind): string {
  return `listings:${kind}`;
}

export function listingTag(kind: ListingKind, id: string): string {
  return `${kind}:${id}`;
}

/** What a public listing's change purges, with home and the events that take place there. */
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

/** What a change of a public event or date purges. */
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
