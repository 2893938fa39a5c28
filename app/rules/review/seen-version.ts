import { hashOf } from "../content/localised-text";

/** What nobody types into an owner's form: whose it is, what was decided about it, where it stands. */
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

/**
 * One word for what a form shows of a listing or an event. It changes when somebody else changes the words, not when
 * they are approved or sent back.
 */
export function versionOf(row: object): string {
  const typed = Object.entries(row).filter(([name]) => !untyped.has(name));
  return hashOf(JSON.stringify(typed.map(([name, value]) => [name, isEmpty(value) ? null : value]).sort()));
}

function isEmpty(value: unknown): boolean {
  return value === "" || value === false || (Array.isArray(value) && value.length === 0);
}
