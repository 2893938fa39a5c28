import type { FieldReasons } from "./field-reasons";
import { isPublic, type Status } from "./status";

/** How long a decision can be undone; its mail waits as long. */
export const decisionUndoSpan = 10 * 60_000;

/** Decisions before that are final. */
export const undoableSince = (now: Date) => new Date(now.getTime() - decisionUndoSpan);

const decisions = /\.(approve|reject|reject-edit)$/;

/** Null for other acts. */
export function decisionOf(action: string): "approve" | "reject" | null {
  const [, act] = decisions.exec(action) ?? [];
  return act ? (act === "approve" ? "approve" : "reject") : null;
}

/** Only the last act on something, and only before its mail is sent. */
export function canUndoDecision(last: { action: string; at: number }, now: Date): boolean {
  return decisionOf(last.action) !== null && now.getTime() < last.at + decisionUndoSpan;
}

type Decided = {
  status: Status;
  pending_changes: unknown;
  waiting_since: number | null;
  review_note?: string | null;
  review_reasons?: FieldReasons | null;
  reviewed_at: number | null;
};

/** While a refusal can be undone its owner still sees "pending", as no mail has been sent. */
export function asOwnerKnows<Row extends Decided>(row: Row, now: Date): Row {
  const { status, reviewed_at, waiting_since } = row;
  const isFresh = reviewed_at !== null && now.getTime() < reviewed_at + decisionUndoSpan;
  const isEditRefused = isPublic(row) && Boolean(row.pending_changes) && waiting_since === null;
  if (!isFresh || !(status === "rejected" || isEditRefused)) return row;
  const waits = { review_note: null, review_reasons: null, waiting_since: waiting_since ?? reviewed_at };
  return { ...row, ...waits, status: status === "rejected" ? ("pending" as const) : status };
}
