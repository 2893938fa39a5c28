import type { SQL } from "drizzle-orm";
import {
  type EventFields,
  ownFieldsOf,
  type SharedFields,
  sharedFieldsOf,
} from "../../../rules/events/event-fields";
import type { RecurrencePattern } from "../../../rules/events/recurrence";
import { withTypeSuffix } from "../../../rules/events/type-suffix";
import { isPublic } from "../../../rules/review/status";
import { changedFields } from "../../../rules/review/visitor-corrections";
import { freeEventSlug, keepSlug } from "../../db/events/event-slugs";
import type { EventRow, SeriesRow } from "../../db/events/own-event";
import { insertPattern } from "../../db/events/recurrence-patterns";
import { copySeriesToDates, touchSeries, updateDateOf } from "../../db/events/series-dates";
import { venueNamed } from "../../db/events/venue-of-event";
import { colourOf } from "../../db/pictures/picture-colour";
import { portraitOf } from "../../db/pictures/portraits";
import { eventSeries, events } from "../../db/schema/events";
import { type AuditEntry, insertAuditOfChange } from "../../db/site/audit-log";
import { insertSubmitted, updateUnchanged } from "../../db/write-row";
import type { Services } from "../../services";
import { answeredByEdit } from "../review/answer-correction";
import type { Statements } from "../site/commit";

type Writes = Pick<Services, "db" | "now">;
type Values<Row> = Partial<Omit<Row, "starts_at" | "sequence">>;
export type EventValues = Values<EventRow>;
export type SeriesValues = Values<SeriesRow>;
/** With `slug` it takes over that address; else it gets a new one. */
type New<Row> = Omit<Row, "slug"> & { slug?: string };
type NewEvent = New<typeof events.$inferInsert>;
type NewSeries = New<typeof eventSeries.$inferInsert>;

/** Statements that change an event or one date and log it, with all derived columns. */
export function writeEvent(
  { db, now: clock }: Writes,
  currentRow: EventRow,
  values: EventValues,
  entry: AuditEntry,
  series: SeriesRow | null,
): Statements {
  const now = clock();
  const isMoved = isPublic(currentRow) && ("event_date" in values || "start_time" in values);
  const written = {
    ...(series ? ownOf({ ...currentRow, ...values }, series) : {}),
    ...withDerived(currentRow, values),
    ...(isMoved ? { moved_from: currentRow.starts_at } : {}),
  };
  return [
    updateUnchanged(db, events, currentRow, written, now),
    insertAuditOfChange(db, entry, now),
    ...(series ? [touchSeries(db, series.id, now)] : []),
    ...answeredByEdit(
      db,
      series ? { kind: "series", id: series.id } : { kind: "event", id: currentRow.id },
      changedFields(currentRow, values),
      now,
    ),
  ];
}

/** The same for a series: its dates follow, except in their own changes. `moves` gives them new days first. */
export function writeSeries(
  { db, now: clock }: Writes,
  currentRow: SeriesRow,
  values: SeriesValues,
  entry: AuditEntry,
  moves: Statements = [],
): Statements {
  const now = clock();
  const written = { ...withDerived(currentRow, values), ...suffixed({ ...currentRow, ...values }) };
  return [
    updateUnchanged(db, eventSeries, currentRow, written, now),
    insertAuditOfChange(db, entry, now),
    ...moves,
    copySeriesToDates(db, currentRow.id, now),
    ...answeredByEdit(db, { kind: "series", id: currentRow.id }, changedFields(currentRow, values), now),
  ];
}

/** Inserted at the first free address of its title. */
export function insertEvent({ db }: Pick<Writes, "db">, event: NewEvent, conditions: readonly SQL[] = []) {
  return [insertSubmitted(db, events, newRow(event), conditions), keepSlug(db, "event", event.id)];
}

/** The same for a series and its rule; dates are inserted separately. */
export function insertSeries(
  { db, now }: Writes,
  series: NewSeries,
  pattern: RecurrencePattern,
  conditions: readonly SQL[] = [],
) {
  const row = { ...newRow(series), ...suffixed(series) };
  return [
    insertSubmitted(db, eventSeries, row, conditions),
    keepSlug(db, "series", series.id),
    insertPattern(db, series.id, pattern, now()),
  ];
}

/** Applies a date's own changes right after it was inserted. */
export function changeNewDate(
  { db }: Pick<Writes, "db">,
  seriesId: string,
  slot: string,
  own: Partial<EventFields>,
): Statements {
  const own_fields = Object.keys(own) as (keyof EventFields)[];
  if (own_fields.length === 0) return [];
  const values = { ...own, ...derivedOf(own), own_fields, is_changed: true };
  return [updateDateOf(db, seriesId, slot, values)];
}

/** Without an address its portrait is chosen by id. */
function newRow<Row extends NewEvent | NewSeries>(row: Row) {
  const { id, title, slug } = row;
  const portrait_code = portraitOf("event", { ...row, slug: slug ?? id });
  return { ...row, ...derivedOf(row), slug: slug ?? freeEventSlug(id, title), portrait_code };
}

/** With the columns derived from them. Calendar programs count each change of something public. */
function withDerived<Values extends EventValues | SeriesValues>(
  currentRow: EventRow | SeriesRow,
  values: Values,
) {
  return {
    ...values,
    ...derivedOf(values),
    portrait_code: portraitOf("event", { ...currentRow, ...values }),
    sequence: isPublic(currentRow) ? currentRow.sequence + 1 : currentRow.sequence,
  };
}

/** The listing linked from the location, and the picture's colour. */
function derivedOf({ location, image_url }: Partial<Pick<SharedFields, "location" | "image_url">>) {
  return {
    ...(location === undefined ? {} : venueNamed(location)),
    ...(image_url === undefined ? {} : { image_colour: colourOf(image_url) }),
  };
}

function ownOf(date: EventRow, series: SeriesRow) {
  const fields: EventFields = { ...sharedFieldsOf(date), event_date: date.event_date };
  const own = ownFieldsOf(fields, sharedFieldsOf(series), date.series_instance_date ?? date.event_date);
  const own_fields = Object.keys(own) as (keyof EventFields)[];
  return { own_fields, is_changed: own_fields.length > 0 };
}

function suffixed({ description, event_type }: Pick<SharedFields, "description" | "event_type">) {
  return { description: withTypeSuffix(description, event_type) };
}
