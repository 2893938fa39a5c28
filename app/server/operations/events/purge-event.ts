import { tagsOfEvent } from "../../../rules/events/event-tags";
import type { ReviewedRow } from "../../db/events/event-review";
import type { Services } from "../../services";
import { purgePages } from "../site/purge-pages";

/** Everything a decision about an event or a series makes stale. */
export function purgeEvent(services: Services, row: ReviewedRow): void {
  const event_series_id = "event_series_id" in row ? row.event_series_id : row.id;
  purgePages(services, tagsOfEvent({ id: row.id, event_series_id }));
}
