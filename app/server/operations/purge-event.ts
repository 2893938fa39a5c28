import { tagsOfEvent } from "../../rules/event-tags";
import type { ReviewedRow } from "../db/event-review";
import { logFailure } from "../platform/log";
import type { Services } from "../services";
import { sitemapKey } from "./rebuild-sitemap";

/** One call with everything a decision about an event or a series makes stale. */
export function purgeEvent(services: Services, row: ReviewedRow): void {
  const event_series_id = "event_series_id" in row ? row.event_series_id : row.id;
  purgeEventTags(services, tagsOfEvent({ id: row.id, event_series_id }));
}

/** The sitemap is made anew when it is next asked for. The act stands even when this fails. */
export function purgeEventTags({ cache, files, later }: Services, tags: string[]): void {
  const purged = Promise.all([files.delete(sitemapKey), cache.purge(tags)]);
  later(purged.catch((error: unknown) => logFailure("cache not purged", error)));
}
