import { sitemapKey } from "../../../rules/content/sitemap";
import { logFailure } from "../../platform/log";
import type { Services } from "../../services";

/** One purge per act, including the sitemap, which is made again on demand. The act stands even if purging fails. */
export function purgePages({ cache, files, later }: Services, tags: string[]): void {
  const purged = Promise.all([files.delete(sitemapKey), cache.purge(tags)]);
  later(purged.catch((error: unknown) => logFailure("cache not purged", error)));
}
