import { sitemapKey } from "../../../rules/content/sitemap";
import { logFailure } from "../../platform/log";
import type { Services } from "../../services";

/**
 * One call with everything an act makes stale; the sitemap is made anew when it is next asked for. The act stands even
 * when this does not work.
 */
export function purgePages({ cache, files, later }: Services, tags: string[]): void {
  const purged = Promise.all([files.delete(sitemapKey), cache.purge(tags)]);
  later(purged.catch((error: unknown) => logFailure("cache not purged", error)));
}
