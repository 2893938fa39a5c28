import { tagsOfListing } from "../../rules/listing-tags";
import type { ListingKind } from "../../rules/slugs";
import { logFailure } from "../platform/log";
import type { Services } from "../services";

/** One call with everything a change of a public listing makes stale, the home page included; the act stands without it. */
export function purgeListing({ cache, later }: Services, kind: ListingKind, id: string): void {
  const purged = cache.purge([...tagsOfListing(kind, id), "page:/"]);
  later(purged.catch((error: unknown) => logFailure("cache not purged", error)));
}
