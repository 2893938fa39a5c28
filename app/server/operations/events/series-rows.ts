import type { RecurrencePattern } from "../../../rules/events/recurrence";
import type { Series, SeriesScope } from "../../../rules/events/series-change";
import { withTypeSuffix } from "../../../rules/events/series-description";
import { spanOf } from "../../../rules/events/series-span";
import type { EventType } from "../../../rules/places/categories";
import { pendingAfter, splitEdit } from "../../../rules/review/pending-changes";
import type { OwnSeries } from "../../db/events/series-writing";
import type { Sender } from "../../db/site/audit-log";
import { fieldsOf } from "./series-state";

export type SeriesChange = {
  scope: Exclude<SeriesScope, "this">;
  /** The date of the rule that was edited. */
  date: string;
  fields: Record<string, unknown>;
  pattern?: RecurrencePattern;
  /** Where that date goes. */
  moveTo?: string;
  /** What has been stays as it was: the change begins with the next date. */
  onlyAhead?: boolean;
  isDeleted?: boolean;
};

/** Words of an approved series wait; everything else of it, and all of one nobody has approved, changes now. */
export function divideEdit({ series }: OwnSeries, fields: Record<string, unknown>) {
  const { atOnce, toReview } = splitEdit("event", fieldsOf(series), fields);
  if (series.status !== "approved")
    return { atOnce: { ...atOnce, ...toReview }, toReview: null, pending: null };
  return { atOnce, toReview, pending: pendingAfter(series.pending_changes, fields, toReview) };
}

export type DividedEdit = ReturnType<typeof divideEdit>;

/** The row of the series that goes on: its new facts, and what waits for review. */
export function rowOf({ series }: OwnSeries, after: Series, { toReview, pending }: DividedEdit, now: Date) {
  const { cancelled, description, ...fields } = after.fields as { cancelled: boolean; description: string };
  const type = (fields as { event_type?: EventType }).event_type ?? series.event_type;
  const isLive = series.status === "approved";
  const since = series.waiting_since ?? now.getTime();
  return {
    ...fields,
    description: withTypeSuffix(description, type),
    cancelled_at: cancelled ? (series.cancelled_at ?? now.getTime()) : null,
    pending_changes: pending,
    status: isLive ? series.status : ("pending" as const),
    waiting_since: toReview || !isLive ? since : pending && series.waiting_since,
    changed_at: isLive ? now.getTime() : series.changed_at,
    sequence: series.sequence + 1,
  };
}

/** The row of the one that ends. */
export function endOf({ series }: OwnSeries, { pattern, first }: Series, today: number) {
  return { ...spanOf(pattern, first, today), sequence: series.sequence + 1 };
}

/** The new series takes over everything but its own name in the database. */
export function copyOf({ series }: OwnSeries) {
  const { slug: _, ...copied } = series;
  return { ...copied, form_token: crypto.randomUUID() };
}

export function auditOf(
  owner: Sender,
  id: string,
  { scope, date, pattern, moveTo, isDeleted }: SeriesChange,
  before: Series,
  told: { toReview: unknown; dropped: number },
) {
  return {
    actor_id: owner.id,
    sent: owner.sent,
    action: `event.${isDeleted ? "delete" : "edit"}-${scope}`,
    subject_kind: "series",
    subject_id: id,
    before: { fields: before.fields, pattern: before.pattern },
    after: { date, pattern, moveTo, ...told },
  };
}
