import { hashOf } from "../site/text-hash";

/** Columns that owners don't type: ownership, review and position. */
const untyped = new Set([
  ...[
    "id",
    "user_id",
    "form_token",
    "slug",
    "search_text",
    "image_colour",
    "portrait_code",
    "created_at",
    "updated_at",
  ],
  ...["status", "review_note", "review_reasons", "reviewed_by", "reviewed_at", "approved_at", "changed_at"],
  ...["pending_changes", "waiting_since", "deleted_at"],
  ...["confirmed_at", "asked_at", "asks", "ask_at", "season_ask_at"],
  ...["is_premium", "display_order", "placement", "shuffle", "policies", "review_count"],
  ...["starts_at", "moved_from", "cancelled_at", "sequence", "place_kind", "place_id"],
  ...["event_series_id", "series_instance_date", "is_series_master", "own_fields", "is_changed"],
]);

/** A hash of what a form shows. It changes when somebody edits the text, not with a review. */
export function versionOf(row: object): string {
  const typed = Object.entries(row).filter(([name]) => !untyped.has(name));
  return hashOf(JSON.stringify(typed.map(([name, value]) => [name, isEmpty(value) ? null : value]).sort()));
}

function isEmpty(value: unknown): boolean {
  return value === "" || value === false || (Array.isArray(value) && value.length === 0);
}
