import { type EventFields, sharedFieldsOf } from "../../../rules/events/event-fields";
import type { Series, SingleChanges } from "../../../rules/events/series-plan";
import type { EventRow } from "../../db/events/own-event";
import type { OwnDate } from "./find-own-event";

/** A series as the rules know it, from its rows. */
export function readSeries({ series, pattern, changed }: OwnDate): Series {
  const dates = changed.flatMap((row) =>
    row.series_instance_date === null ? [] : [{ date: row.series_instance_date, row }],
  );
  const changes: SingleChanges = Object.fromEntries(
    dates.filter(({ row }) => row.deleted_at === null).map(({ date, row }) => [date, ownValues(row)]),
  );
  const skipped = dates.filter(({ row }) => row.deleted_at !== null).map(({ date }) => date);
  return { pattern, first: series.first_date, fields: sharedFieldsOf(series), changes, skipped };
}

function ownValues(row: EventRow): Partial<EventFields> {
  return Object.fromEntries(row.own_fields.map((name) => [name, row[name]]));
}
