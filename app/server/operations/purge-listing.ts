import { tagsOfListing } from "../../rules/listing-tags";
import type { ListingKind } from "../../rules/slugs";
import { logFailure } from "../platform/log";
import type { Services } from "../services";
import { sitemapKey } from "./rebuild-sitemap";

/**
 * One call with everything a change of a public listing makes stale, the home page included, and the sitemap is made
 * anew when it is next asked for. The act stands even when this does not work.
 */
export function purgeListing({ cache, files, later }: Services, kind: ListingKind, id: string): void {
  const purged = Promise.all([files.delete(sitemapKey), cache.purge([...tagsOfListing(kind, id), "page:/"])]);
  later(purged.catch((error: unknown) => logFailure("cache not purged", error)));
}
