import type { SluggedKind } from "../site/slugs";
import { type Division, divideEdit, pendingAfter } from "./divide-edit";
import type { FieldReasons } from "./field-reasons";
import { isPublic, type Status } from "./status";

/** A row's review and its waiting edit. */
export type Moderated = {
  status: Status;
  review_note: string | null;
  /** Reasons by field, as the owner reads them. */
  review_reasons: FieldReasons | null;
  waiting_since: number | null;
  approved_at: number | null;
  pending_changes: object | null;
};

/** Why something is rejected: as a whole, and by field. */
type Refusal = { note: string; reasons: FieldReasons };

/** What a change writes besides the fields. */
type Decided<Fields> = {
  status?: Status;
  review_note?: string | null;
  review_reasons?: FieldReasons | null;
  reviewed_by?: string;
  reviewed_at?: number;
  approved_at?: number;
  changed_at?: number;
  waiting_since?: number | null;
  pending_changes?: Partial<Fields> | null;
};

export type Change<Fields> = Division<Fields> & {
  /** The changed part of the row. */
  row: Partial<Fields> & Decided<Fields>;
};

/**
 * An owner's edit. Of a public row, facts change at once and the rest waits. Any other row changes and asks for review
 * again. Fields the edit leaves out stay.
 */
export function changedByOwner<Fields extends object>(
  kind: SluggedKind,
  row: Moderated,
  edited: Fields,
  now: number,
): Change<Fields> {
  const { atOnce, toReview } = divideEdit(kind, row, edited);
  if (!isPublic(row)) {
    const fields = { ...atOnce, ...toReview };
    const asked = {
      status: "pending",
      review_note: null,
      review_reasons: null,
      pending_changes: null,
    } as const;
    const change = { ...fields, ...asked, waiting_since: row.waiting_since ?? now };
    return { atOnce: fields, toReview: null, row: change };
  }
  const pending = pendingAfter(row.pending_changes, edited, toReview);
  const isStillTurnedDown = pending !== null && !toReview;
  const decided: Decided<Fields> = {
    pending_changes: pending,
    review_note: isStillTurnedDown ? row.review_note : null,
    review_reasons: isStillTurnedDown ? row.review_reasons : null,
    waiting_since: toReview ? (row.waiting_since ?? now) : pending && row.waiting_since,
    ...(hasAny(atOnce) ? { changed_at: now } : {}),
  };
  return { atOnce, toReview, row: { ...atOnce, ...decided } };
}

/** A reviewer's correction: applied to the waiting edit where there is one, else to the row. */
export function correctedByReviewer<Fields extends object>(
  kind: SluggedKind,
  row: Moderated,
  corrected: Fields,
  now: number,
): Change<Fields> {
  const { atOnce, toReview } = divideEdit(kind, row, corrected);
  const isWaitingEdit = isPublic(row) && row.pending_changes !== null;
  const fields = isWaitingEdit ? atOnce : { ...atOnce, ...toReview };
  const decided: Decided<Fields> = {
    ...(isWaitingEdit ? { pending_changes: toReview } : {}),
    ...(isWaitingEdit && !toReview ? { waiting_since: null } : {}),
    ...(isPublic(row) && hasAny(fields) ? { changed_at: now } : {}),
  };
  return { atOnce: fields, toReview: isWaitingEdit ? toReview : null, row: { ...fields, ...decided } };
}

/** Approves a submission or its waiting edit. */
export function approved<Row extends Moderated>(row: Row, reviewer: string, now: number) {
  const changes = (isPublic(row) && row.pending_changes) || {};
  return {
    ...(changes as Partial<NonNullable<Row["pending_changes"]>>),
    ...decidedBy(reviewer, now),
    status: "approved" as const,
    approved_at: row.approved_at ?? now,
    changed_at: now,
    pending_changes: null,
  };
}

/** Rejects a submission; of a public row only its edit. */
export function rejected(row: Moderated, reviewer: string, { note, reasons }: Refusal, now: number) {
  const status = isWaitingEdit(row) ? row.status : ("rejected" as const);
  const review_reasons = Object.keys(reasons).length > 0 ? reasons : null;
  return { ...decidedBy(reviewer, now), review_note: note || null, review_reasons, status };
}

export function isWaitingEdit(row: Pick<Moderated, "status" | "pending_changes">): boolean {
  return isPublic(row) && row.pending_changes !== null;
}

/** The row as its owner last left it, as it would be after approval. */
export function withPending<Row extends object>(row: Row, pending: object | null | undefined): Row {
  return pending ? { ...row, ...pending } : row;
}

function decidedBy(reviewed_by: string, reviewed_at: number) {
  return { review_note: null, review_reasons: null, reviewed_by, reviewed_at, waiting_since: null };
}

function hasAny(fields: object): boolean {
  return Object.keys(fields).length > 0;
}
