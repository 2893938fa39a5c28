/** The cache tag of every list events stand in: calendar, agenda, feeds, home. */
export const eventsTag = "events";

export function pageTag(path: string): string {
  return `page:${path}`;
}

/** What the caches call everything that tells of tides, sun, moon or waves. */
export const seaTag = "sea";

/** The cache tag of every list posts stand in: the blog, its feeds, home. */
export const postsTag = "posts";

export function postTag(id: string): string {
  return `post:${id}`;
}

/** What a change of a public post makes stale. */
export function tagsOfPost(id: string): string[] {
  return [postsTag, postTag(id), "sitemap"];
}
