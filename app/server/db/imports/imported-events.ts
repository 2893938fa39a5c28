import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Database } from "../database";
import { eventSeries, events } from "../schema/events";
import { statement } from "../statement";

const meant = (ids: readonly string[]) => sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`;

/** Imported events and series in their current state, with the dates that differ from their series. */
export function selectImportedEvents(
  db: Database,
  eventIds: readonly string[],
  seriesIds: readonly string[],
) {
  return [
    db
      .select()
      .from(events)
      .where(and(inArray(events.id, meant(eventIds)), isNull(events.deleted_at))),
    db
      .select()
      .from(eventSeries)
      .where(and(inArray(eventSeries.id, meant(seriesIds)), isNull(eventSeries.deleted_at))),
    db
      .select()
      .from(events)
      .where(
        and(
          inArray(events.event_series_id, meant(seriesIds)),
          eq(events.is_changed, true),
          isNull(events.deleted_at),
        ),
      ),
  ] as const;
}

/** Skipped dates stay as marks, so that the job doesn't add them again. */
export function markSkipped(db: Database, seriesId: string, dates: readonly string[], now: Date) {
  return statement(
    db,
    sql`UPDATE ${events} SET deleted_at = ${now.getTime()}, is_changed = 1
      WHERE event_series_id = ${seriesId} AND series_instance_date IN ${meant(dates)}`,
  );
}
