import { tagsOfEvent } from "../../rules/event-tags";
import { splitEdit } from "../../rules/pending-changes";
import { withoutTypeSuffix } from "../../rules/series-description";
import { insertAuditOfChange, isStale } from "../db/audit-log";
import { updateEventColour } from "../db/event-pictures";
import { linkPlace } from "../db/event-places";
import { updateEventRow } from "../db/event-review";
import { type OwnEvent, type SeriesOfEvent, selectOwnEvent } from "../db/own-events";
import { events } from "../db/schema/events";
import type { Services } from "../services";
import { fieldsOf } from "./series-state";

export type EventChange = Record<string, unknown>;
export type EventChanged = { ok: true; waits: boolean } | { ok: false; error: "not found" | "stale" };

/**
 * Changes one event, or one date of a series alone. Date, times, place and cancellation go live at once; the words
 * of what is public wait for review.
 */
export async function changeEvent(
  services: Services,
  owner: { id: string },
  id: string,
  change: EventChange,
): Promise<EventChanged> {
  const { db } = services;
  const now = services.now();
  const [[event], [series]] = await db.batch(selectOwnEvent(db, id, owner.id));
  if (!event) return { ok: false, error: "not found" };
  const isLive = event.status === "approved";
  const live = { ...fieldsOf(event), event_date: event.event_date };
  const split = splitEdit("event", live, change);
  const atOnce = isLive ? split.atOnce : { ...split.atOnce, ...split.toReview };
  const toReview = isLive ? split.toReview : null;
  const { cancelled, ...columns } = atOnce as { cancelled?: boolean };
  const isMoved = "event_date" in columns || "start_time" in columns;
  const values = {
    ...columns,
    ...(cancelled === undefined ? {} : { cancelled_at: cancelled ? now.getTime() : null }),
    ...(isLive && isMoved ? { moved_from: event.starts_at } : {}),
    ...(series ? ownOf(event, series, { ...live, ...atOnce }) : {}),
    ...(toReview ? { pending_changes: { ...event.pending_changes, ...toReview } } : {}),
    ...waitingOf(event, toReview !== null, now),
    ...(isLive ? { changed_at: now.getTime() } : {}),
    sequence: event.sequence + 1,
  };
  const entry = {
    actor_id: owner.id,
    action: "edit",
    subject_kind: "event",
    subject_id: id,
    before: Object.fromEntries(Object.keys(atOnce).map((name) => [name, (live as EventChange)[name]])),
    after: { atOnce, toReview },
  };
  const { location, image_url } = columns as { location?: string; image_url?: string | null };
  try {
    await db.batch([
      updateEventRow(db, "event", event, values, now),
      insertAuditOfChange(db, entry, now),
      ...(location === undefined ? [] : [linkPlace(db, events, id, location)]),
      ...(image_url === undefined ? [] : [updateEventColour(db, "event", id, image_url)]),
    ]);
  } catch (error) {
    if (isStale(error)) return { ok: false, error: "stale" };
    throw error;
  }
  await services.cache.purge(tagsOfEvent(event));
  return { ok: true, waits: toReview !== null };
}

/** Which fields of a date are its own now: those that differ from its series, and its day from the rule's. */
function ownOf(event: OwnEvent, series: SeriesOfEvent, after: EventChange) {
  const shared: EventChange = { ...fieldsOf(series), event_date: event.series_instance_date };
  const own = Object.keys(after).filter((name) => !isSame(after[name], shared[name]));
  return { own_fields: own, is_changed: own.length > 0 };
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(plain(a)) === JSON.stringify(plain(b));
}

function plain(value: unknown): unknown {
  return typeof value === "string" ? withoutTypeSuffix(value) : (value ?? "");
}

/** A single event that nobody approved yet, or somebody turned down, asks for review again. */
function waitingOf(event: OwnEvent, waits: boolean, now: Date) {
  const since = { waiting_since: event.waiting_since ?? now.getTime() };
  if (event.status === "approved") return waits ? since : {};
  return event.event_series_id === null ? { ...since, status: "pending" as const } : {};
}
