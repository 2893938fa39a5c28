import type { RecurrencePattern } from "../../../rules/events/recurrence";
import type { Series, SingleChanges } from "../../../rules/events/series-change";
import { withoutTypeSuffix } from "../../../rules/events/series-description";
import { sharedFields } from "../../../rules/events/series-fields";
import type { ReviewedRow } from "../../db/events/event-review";
import type { ChangedDate, OwnSeries } from "../../db/events/series-writing";

/** A series as the rules know it, from its rows. */
export function readSeries({ series, pattern }: OwnSeries, changed: readonly ChangedDate[]): Series {
  const changes: SingleChanges = {};
  const skipped: string[] = [];
  for (const row of changed) {
    const date = row.series_instance_date;
    if (date === null) continue;
    if (row.deleted_at !== null) skipped.push(date);
    else changes[date] = Object.fromEntries(row.own_fields.map((field) => [field, fieldOf(row, field)]));
  }
  return {
    pattern: patternOf(pattern),
    first: series.first_date,
    fields: fieldsOf(series),
    changes,
    skipped,
  };
}

export function fieldsOf(row: OwnSeries["series"] | ChangedDate): Record<string, unknown> {
  const shared = Object.fromEntries(sharedFields.map((field) => [field, row[field]]));
  return { ...shared, description: withoutTypeSuffix(row.description), cancelled: row.cancelled_at !== null };
}

function fieldOf(row: ChangedDate, field: string): unknown {
  return field === "event_date" ? row.event_date : fieldsOf(row)[field];
}

function patternOf(row: OwnSeries["pattern"]): RecurrencePattern {
  const { event_series_id: _, extended_on: __, ...pattern } = row;
  return pattern;
}

/** What was changed on one date of a series alone stays its own. */
export function ownAfter(row: ReviewedRow, changed: string[]) {
  if (!("own_fields" in row) || row.event_series_id === null || changed.length === 0) return {};
  return { own_fields: [...new Set([...row.own_fields, ...changed])], is_changed: true };
}
