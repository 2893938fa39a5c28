import { valuesBefore } from "../../../rules/review/compare-fields";
import { withPending } from "../../../rules/review/moderation";
import { markDatesDeleted } from "../../db/events/deleted-events";
import type { EventRow, SeriesRow } from "../../db/events/own-event";
import type { ImportRow } from "../../db/imports/import-rows";
import { eventSeries } from "../../db/schema/events";
import { entryOf, insertAuditOfChange } from "../../db/site/audit-log";
import { updateUnchanged } from "../../db/write-row";
import type { Services } from "../../services";
import { type EventValues, type SeriesValues, writeEvent, writeSeries } from "../events/write-event";
import type { Current } from "./planned-event";
import type { Done, PlannedImport } from "./planned-row";
import { settledAs, stays, touchedIn, type Values, valuesToRestore } from "./take-back-row";
import { tagsOf } from "./write-imported-event";

/** Takes back what a row did, except where it was edited here since. */
export function takeBackEvent(
  services: Services,
  record: PlannedImport,
  row: ImportRow,
  current: Current | null,
  /** Whether single dates were changed. */
  isRestless: boolean,
): Done {
  if (!current || (row.outcome !== "made" && row.outcome !== "changed"))
    return { statements: [], tags: [], settled: settledAs(row, "back") };
  return row.outcome === "made"
    ? remove(services, record, row, current, isRestless)
    : restore(services, record, row, current);
}

/** Hidden at once and removed like any deletion, so that people with reminders are told first. */
function remove(
  services: Services,
  record: PlannedImport,
  row: ImportRow,
  current: Current,
  isRestless: boolean,
): Done {
  const { db } = services;
  const now = services.now();
  const currentRow: EventRow | SeriesRow = current.row;
  const { id, title, user_id, pending_changes } = currentRow;
  const touched = touchedIn(withPending(currentRow, pending_changes), columnsOf(current, row.fields));
  if (user_id !== null || isRestless || touched.length > 0) return stays(row, touched);
  const entry = entryOf({ id: record.user_id }, "event.import-back", [current.kind, id], {
    before: { title },
  });
  const deleted_at = now.getTime();
  return {
    statements:
      current.kind === "event"
        ? writeEvent(services, current.row, { deleted_at }, entry, null)
        : [
            updateUnchanged(db, eventSeries, current.row, { deleted_at }, now),
            insertAuditOfChange(db, entry, now),
            markDatesDeleted(db, id, "", now),
          ],
    settled: settledAs(row, "back"),
    tags: tagsOf(current.kind, id),
  };
}

function restore(services: Services, record: PlannedImport, row: ImportRow, current: Current): Done {
  const currentRow: EventRow | SeriesRow = current.row;
  const now = withPending(currentRow, currentRow.pending_changes);
  const { values, touched } = valuesToRestore(row, currentRow, now, columnsOf(current, row.fields));
  if (!values) return stays(row, touched);
  const entry = entryOf({ id: record.user_id }, "event.import-back", [current.kind, currentRow.id], {
    before: valuesBefore(now, values),
    after: values,
  });
  return {
    statements:
      current.kind === "event"
        ? writeEvent(services, current.row, values as EventValues, entry, null)
        : writeSeries(services, current.row, values as SeriesValues, entry),
    settled: settledAs(row, "back", touched),
    tags: tagsOf(current.kind, currentRow.id),
  };
}

function columnsOf({ kind }: Current, fields: object | null): Values {
  const { rule, dates, event_date, ...shared } = (fields ?? {}) as Values;
  return kind === "series" ? shared : { ...shared, event_date };
}
