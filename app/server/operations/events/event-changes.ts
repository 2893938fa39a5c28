import { withoutTypeSuffix } from "../../../rules/events/series-description";
import { pendingAfter, splitEdit, withPending } from "../../../rules/review/pending-changes";
import { versionOf } from "../../../rules/review/seen-version";
import type { OwnEvent, SeriesOfEvent } from "../../db/events/own-events";
import type { Sender } from "../../db/site/audit-log";
import { fieldsOf } from "./series-state";

export type EventChange = Record<string, unknown>;

/** An event as its owner's form shows it: with the edit that waits, of its own or of its series. */
export function shownEvent(event: OwnEvent, series: SeriesOfEvent | undefined): OwnEvent {
  const waiting = { ...series?.pending_changes, ...event.pending_changes };
  return withPending<OwnEvent>({ ...event, description: withoutTypeSuffix(event.description) }, waiting);
}

/** What its form was opened with, in one word; for a date of a series also what all its dates say. */
export function versionOfEvent(event: OwnEvent, series: SeriesOfEvent | undefined): string {
  const all = series ? versionOf(withPending(fieldsOf(series), series.pending_changes)) : "";
  return `${versionOf(shownEvent(event, series))}${all}`;
}

/**
 * Of a public event date, times, place and cancellation change now and its words wait for review; one nobody has
 * approved changes whole.
 */
export function divideChange(event: OwnEvent, change: EventChange) {
  const isLive = event.status === "approved";
  const live: EventChange = { ...fieldsOf(event), event_date: event.event_date };
  const split = splitEdit("event", live, change);
  const atOnce: EventChange = isLive ? split.atOnce : { ...split.atOnce, ...split.toReview };
  const toReview = isLive ? split.toReview : null;
  const { cancelled, ...columns } = atOnce;
  return {
    isLive,
    live,
    atOnce,
    toReview,
    cancelled: cancelled as boolean | undefined,
    columns: columns as { location?: string; image_url?: string | null } & EventChange,
    pending: isLive ? pendingAfter(event.pending_changes, change, toReview) : null,
  };
}

export type DividedChange = ReturnType<typeof divideChange>;

/** A row after its change; whatever stands by itself and is not public asks for review again. */
export function changedRow(
  event: OwnEvent,
  { isLive, columns, toReview, pending }: DividedChange,
  now: Date,
) {
  const isMoved = isLive && ("event_date" in columns || "start_time" in columns);
  const since = event.waiting_since ?? now.getTime();
  return {
    ...columns,
    ...(isMoved ? { moved_from: event.starts_at } : {}),
    ...(isLive ? { changed_at: now.getTime() } : { status: "pending" as const }),
    pending_changes: pending,
    waiting_since: toReview || !isLive ? since : pending && event.waiting_since,
    sequence: event.sequence + 1,
  };
}

/** What the form of one date shows because it waits for all of them is no change of this date. */
export function ownChange(
  change: EventChange,
  event: OwnEvent,
  series: SeriesOfEvent | undefined,
): EventChange {
  const { toReview } = splitEdit("event", series?.pending_changes ?? {}, change);
  const isShared = (field: string) =>
    field in (series?.pending_changes ?? {}) &&
    !(field in (toReview ?? {})) &&
    !(field in (event.pending_changes ?? {}));
  return Object.fromEntries(Object.entries(change).filter(([field]) => !isShared(field)));
}

/** For the log: what was public before, what is now, and what waits. */
export function logOfChange(owner: Sender, event: OwnEvent, { live, atOnce, toReview }: DividedChange) {
  return {
    actor_id: owner.id,
    sent: owner.sent,
    action: "event.edit",
    subject_kind: "event",
    subject_id: event.id,
    before: Object.fromEntries(Object.keys(atOnce).map((name) => [name, live[name]])),
    after: { atOnce, toReview },
  };
}
