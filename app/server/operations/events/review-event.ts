import { withTypeSuffix } from "../../../rules/events/series-description";
import type { EventType } from "../../../rules/places/categories";
import type { ReviewReason } from "../../../rules/review/review-reasons";
import { isTurnedDown } from "../../../rules/review/status";
import { updateEventColour } from "../../db/events/event-pictures";
import { linkPlace } from "../../db/events/event-places";
import {
  copySeriesToDates,
  type EventKind,
  type EventOwner,
  eventTables,
  type ReviewedRow,
  selectReviewedEvent,
  updateEventRow,
} from "../../db/events/event-review";
import { insertAuditOfChange, isStale } from "../../db/site/audit-log";
import { eventDecided } from "../../emails/event-decided";
import type { Services } from "../../services";
import { mailTo, siteLink, type Words } from "../mail/account-mail";
import { deliverMailLater } from "../mail/deliver-mail";
import { purgeEvent } from "./purge-event";
import { ownAfter } from "./series-state";

export type Decision = {
  decision: "approve" | "reject";
  note: string;
  /** Ready-made reasons, told in the owner's language. */
  reasons?: readonly ReviewReason[];
  version?: number;
};
export type Decided = { ok: true } | { ok: false; error: "not found" | "stale" };

/** Approving the master approves the series: all its dates, and an edit that waited, in one batch with the mail. */
export async function decideEvent(
  services: Services,
  reviewer: { id: string },
  { kind, id }: { kind: EventKind; id: string },
  { decision, note: written, reasons = [], version }: Decision,
  words: Words,
): Promise<Decided> {
  const { db } = services;
  const now = services.now();
  const [[row], , [owner]] = await db.batch(selectReviewedEvent(db, kind, id));
  if (!row) return { ok: false, error: "not found" };
  const isDone = row.status === "approved" && row.pending_changes === null;
  if (decision === "approve" && isDone) return { ok: true };
  const t = words(owner?.language ?? row.language);
  const note = [...reasons.map((one) => t(`review.reason.${one}`)), written].filter(Boolean).join("\n");
  if (decision === "reject" && isTurnedDown(row, note)) return { ok: true };
  if (version !== undefined && version !== row.updated_at) return { ok: false, error: "stale" };

  const review = {
    review_note: note || null,
    reviewed_by: reviewer.id,
    reviewed_at: now.getTime(),
    waiting_since: null,
  };
  // An edit that is turned down leaves the live version as it is; the note says why.
  const isEdit = row.status === "approved" && row.pending_changes !== null;
  const status = decision === "reject" && !isEdit ? { status: "rejected" as const } : {};
  const values = { ...review, ...(decision === "approve" ? approval(kind, row, now) : status) };
  const entry = {
    actor_id: reviewer.id,
    action: `event.${decision}${isEdit && decision === "reject" ? "-edit" : ""}`,
    subject_kind: kind,
    subject_id: id,
    before: { status: row.status, pending_changes: row.pending_changes },
    after: { status: "status" in values ? values.status : row.status, note },
  };
  const { location, image_url } = (decision === "approve" && row.pending_changes) || {};
  try {
    await db.batch([
      updateEventRow(db, kind, row, values, now),
      insertAuditOfChange(db, entry, now),
      ...(typeof location === "string" ? [linkPlace(db, eventTables[kind], id, location)] : []),
      ...(image_url === undefined ? [] : [updateEventColour(db, kind, id, image_url as string | null)]),
      ...(kind === "series" ? [copySeriesToDates(db, id, now)] : []),
      ...letterTo(services, kind, { row, owner }, { decision, note }, words),
    ]);
  } catch (error) {
    if (isStale(error)) return { ok: false, error: "stale" };
    throw error;
  }
  deliverMailLater(services);
  purgeEvent(services, row);
  return { ok: true };
}

type Row = ReviewedRow;

function approval(kind: EventKind, row: Row, now: Date) {
  const { event_type = row.event_type, ...changes } = row.pending_changes ?? {};
  const description = String(changes.description ?? row.description);
  return {
    ...changes,
    ...ownAfter(row, Object.keys(row.pending_changes ?? {})),
    event_type,
    description: kind === "series" ? withTypeSuffix(description, event_type as EventType) : description,
    status: "approved" as const,
    approved_at: row.approved_at ?? now.getTime(),
    changed_at: now.getTime(),
    pending_changes: null,
    sequence: row.sequence + (row.status === "approved" ? 1 : 0),
  };
}

function letterTo(
  services: Services,
  kind: EventKind,
  { row, owner }: { row: Row; owner: EventOwner | undefined },
  { decision, note }: Decision,
  words: Words,
) {
  if (!owner) return [];
  const path = decision === "approve" ? `/events/${row.slug}` : "/my-listings?type=event";
  const letter = eventDecided(words(owner.language), {
    title: row.title,
    decision,
    isEdit: row.status === "approved" && row.pending_changes !== null,
    note,
    link: siteLink(services, owner.language, path),
  });
  return [mailTo(services, owner, `decided:${kind}:${row.id}:${services.now().getTime()}`, letter)];
}
