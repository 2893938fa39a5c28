export const unreviewedColumns = {
  status: "pending",
  review_note: null,
  review_reasons: null,
  waiting_since: null,
  approved_at: null,
  pending_changes: null,
} as const;
