import type { EventColumns, ImportedDate } from "../../../forms/imports/event-row";
import type { EventFields } from "../../../rules/events/event-fields";
import { datesOfRule, spanOf } from "../../../rules/events/series-dates";
import { isSame, valuesBefore } from "../../../rules/review/compare-fields";
import { approved, changedByOwner, correctedByReviewer, withPending } from "../../../rules/review/moderation";
import { tagsOfEvent, tagsOfSeries } from "../../../rules/site/cache-tags";
import { localDay } from "../../../rules/time/panama-time";
import type { EventRow, SeriesRow } from "../../db/events/own-event";
import { insertDates } from "../../db/events/series-dates";
import { markSkipped } from "../../db/imports/imported-events";
import { entryOf, insertAuditOfChange } from "../../db/site/audit-log";
import type { Services } from "../../services";
import {
  changeNewDate,
  type EventValues,
  insertEvent,
  insertSeries,
  type SeriesValues,
  writeEvent,
  writeSeries,
} from "../events/write-event";
import type { Current, PlannedEvent } from "./planned-event";
import type { Done, PlannedImport } from "./planned-row";
import { unreviewedColumns } from "./unreviewed-columns";

/** A new event or series, a change of one, or nothing. */
export function writeImportedEvent(services: Services, record: PlannedImport, row: PlannedEvent): Done {
  const { fields, verdict, current } = row;
  if (fields && verdict === "new") return make(services, record, row, fields);
  if (fields && verdict === "change" && current) return change(services, record, row, fields, current);
  const { number, notes, rule, dates } = row;
  const made_id = verdict === "twice" ? null : row.made_id;
  const outcome = verdict === "same" || verdict === "kept" ? "same" : "left";
  const settled = {
    number,
    notes,
    outcome,
    made_id,
    fields: fields && { ...fields, rule, dates },
    before: null,
  } as const;
  return { statements: [], tags: [], settled };
}

function make(services: Services, record: PlannedImport, row: PlannedEvent, fields: EventColumns): Done {
  const { db } = services;
  const { number, notes, pattern, skipped, dates, rule } = row;
  const { status, user_id, source } = record;
  const now = services.now();
  const at = now.getTime();
  const id = crypto.randomUUID();
  const decided =
    status === "approved" ? approved(unreviewedColumns, user_id ?? "", at) : { waiting_since: at };
  const form = { id, user_id: null, form_token: `${record.id}:${number}`, created_at: at, updated_at: at };
  const from = { external_key: row.key, attribution: row.attribution ?? record.attribution };
  const { event_date, ...shared } = fields;
  const written = { ...form, ...shared, ...from, portrait: null, ...decided };
  const entry = entryOf({ id: user_id }, "event.import", [pattern ? "series" : "event", id], {
    after: { title: fields.title, source, status },
  });
  const audit = insertAuditOfChange(db, entry, now);
  const today = localDay(now);
  // Cancelled and changed dates are kept even beyond the dates written so far.
  const slots = [...skipped, ...dates.map(({ slot }) => slot)];
  const days = new Set([...(pattern ? datesOfRule(pattern, event_date, today) : []), ...slots]);
  const statements = pattern
    ? [
        ...insertSeries(
          services,
          { ...written, root_id: id, ...spanOf(pattern, event_date, today) },
          pattern,
        ),
        insertDates(db, id, [...days], now),
        audit,
        markSkipped(db, id, skipped, now),
        ...dates.flatMap(({ slot, ...date }) => changeNewDate(services, id, slot, ownFields(date, at))),
      ]
    : [...insertEvent(services, { ...written, event_date }), audit];
  return {
    statements,
    settled: {
      number,
      notes,
      outcome: "made",
      made_id: id,
      fields: { ...fields, rule, dates },
      before: null,
    },
    tags: status === "approved" ? tagsOf(pattern ? "series" : "event", id) : [],
  };
}

function change(
  services: Services,
  record: PlannedImport,
  row: PlannedEvent,
  fields: EventColumns,
  { kind, row: currentRow }: Current,
): Done {
  const { status, user_id, source } = record;
  const at = services.now().getTime();
  const now = withPending<EventRow | SeriesRow>(currentRow, currentRow.pending_changes);
  const { event_date, ...shared } = fields;
  const edited = { ...valuesBefore(now, kind === "series" ? shared : fields), ...row.changes };
  const rule = status === "approved" ? correctedByReviewer : changedByOwner;
  const { row: changed } = rule("event", currentRow, edited, at);
  const old: { [field: string]: unknown } = { ...currentRow };
  const written: [string, unknown][] = Object.entries({ ...row.changes, ...changed });
  const before = Object.fromEntries(
    written.flatMap(([field, value]) => (isSame(old[field], value) ? [] : [[field, old[field] ?? null]])),
  );
  const entry = entryOf({ id: user_id }, "event.import-change", [kind, currentRow.id], {
    before: valuesBefore(now, row.changes),
    after: { ...row.changes, source },
  });
  const { number, notes } = row;
  return {
    statements:
      kind === "series"
        ? writeSeries(services, currentRow as SeriesRow, changed as SeriesValues, entry)
        : writeEvent(services, currentRow as EventRow, changed as EventValues, entry, null),
    settled: {
      number,
      notes,
      outcome: "changed",
      made_id: currentRow.id,
      fields: { ...fields, rule: row.rule, dates: row.dates },
      before,
    },
    tags: tagsOf(kind, currentRow.id),
  };
}

/** A date's own changes; `at` is when a cancelled one counts as cancelled. */
export function ownFields({ isOff, fields }: Omit<ImportedDate, "slot">, at: number): Partial<EventFields> {
  return { ...fields, ...(isOff ? { cancelled_at: at } : {}) };
}

export function tagsOf(kind: "event" | "series", id: string): string[] {
  return kind === "series" ? tagsOfSeries(id) : tagsOfEvent({ id, event_series_id: null });
}
