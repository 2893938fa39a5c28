import type { EventCorrection } from "../../../forms/event-correction";
import type { PictureWords } from "../../../forms/picture-words";
import { withTypeSuffix } from "../../../rules/events/series-description";
import { newPictureKeys } from "../../../rules/pictures/picture-address";
import type { EventType } from "../../../rules/places/categories";
import { splitEdit } from "../../../rules/review/pending-changes";
import { updateEventColour } from "../../db/events/event-pictures";
import { linkPlace } from "../../db/events/event-places";
import {
  copySeriesToDates,
  type EventKind,
  type EventValues,
  eventTables,
  type ReviewedRow,
  updateEventRow,
} from "../../db/events/event-review";
import { updatePictureWords } from "../../db/pictures/images";
import { selectMissingPictures } from "../../db/places/submissions";
import { insertAuditOfChange, isStale } from "../../db/site/audit-log";
import type { Services } from "../../services";
import type { Submitted } from "../places/submit-listing";
import { purgeEvent } from "./purge-event";
import { fieldsOf, ownAfter } from "./series-state";

export type CorrectedEvent = Submitted | { ok: false; error: "stale" };

/**
 * A reviewer's own hand. Where an edit of a public event waits, its words are corrected and go on waiting; anything
 * else is what it says now. A series is corrected in all its dates, except in what was changed on one of them alone.
 */
export async function correctEvent(
  services: Services,
  reviewer: { id: string },
  kind: EventKind,
  row: ReviewedRow,
  fields: EventCorrection,
  words: PictureWords[],
): Promise<CorrectedEvent> {
  const { db } = services;
  const now = services.now();
  const { id, slug } = row;
  const keys = newPictureKeys({ ...row, ...row.pending_changes }, fields);
  const missing = keys.length > 0 ? await selectMissingPictures(db, keys) : [];
  if (missing.length > 0)
    return { ok: false, error: "missing pictures", keys: missing.map(({ key }) => key) };

  const { atOnce, waiting } = divide(row, fields);
  const { location, image_url } = atOnce;
  const isChanged = Object.keys(atOnce).length > 0;
  const entry = {
    actor_id: reviewer.id,
    action: "event.correct",
    subject_kind: kind,
    subject_id: id,
    before: beforeOf(row, fields),
    after: fields,
  };
  try {
    await db.batch([
      updateEventRow(db, kind, row, { ...valuesOf(kind, row, atOnce, now), ...waiting }, now),
      insertAuditOfChange(db, entry, now),
      ...(typeof location === "string" ? [linkPlace(db, eventTables[kind], id, location)] : []),
      ...(image_url === undefined ? [] : [updateEventColour(db, kind, id, fields.image_url)]),
      ...(kind === "series" && isChanged ? [copySeriesToDates(db, id, now)] : []),
      ...(words.length > 0 ? [updatePictureWords(db, null, words)] : []),
    ]);
  } catch (error) {
    if (isStale(error)) return { ok: false, error: "stale" };
    throw error;
  }
  if (row.status === "approved" && isChanged) purgeEvent(services, row);
  return { ok: true, id, slug };
}

/** What is said now, as the form has it. */
function liveOf(row: ReviewedRow): EventValues {
  const date = "event_date" in row ? { event_date: row.event_date } : {};
  return { ...fieldsOf(row), language: row.language, ...date };
}

/** What changes now, and what becomes of an edit that waits. */
function divide(row: ReviewedRow, fields: EventCorrection) {
  // A date of a series is in its series' language.
  const isOneDate = "event_series_id" in row && row.event_series_id !== null;
  const told = isOneDate ? { ...fields, language: row.language } : fields;
  const { atOnce, toReview } = splitEdit("event", liveOf(row), told);
  const isWaitingEdit = row.status === "approved" && row.pending_changes !== null;
  if (!isWaitingEdit) return { atOnce: { ...atOnce, ...toReview }, waiting: {} };
  return { atOnce, waiting: { pending_changes: toReview, ...(toReview ? {} : { waiting_since: null }) } };
}

/** The columns of what changes now, and what a calendar program and a reader of the page must be told of it. */
function valuesOf(kind: EventKind, row: ReviewedRow, atOnce: EventValues, now: Date): EventValues {
  if (Object.keys(atOnce).length === 0) return {};
  const isMoved = "event_date" in atOnce || "start_time" in atOnce;
  const { description = row.description, event_type = row.event_type } = atOnce;
  const suffixed = withTypeSuffix(String(description), event_type as EventType);
  return {
    ...atOnce,
    ...(kind === "series" ? { description: suffixed } : {}),
    ...ownAfter(row, Object.keys(atOnce)),
    ...(row.status === "approved" ? { changed_at: now.getTime() } : {}),
    ...(row.status === "approved" && isMoved && "starts_at" in row ? { moved_from: row.starts_at } : {}),
    sequence: row.sequence + 1,
  };
}

function beforeOf(row: ReviewedRow, fields: EventCorrection): EventValues {
  const shown: EventValues = { ...liveOf(row), ...row.pending_changes };
  return Object.fromEntries(Object.keys(fields).map((name) => [name, shown[name] ?? null]));
}
