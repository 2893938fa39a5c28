import type { ExportKind } from "../../rules/review/export-files";
import { listingKinds } from "../../rules/site/listing-kinds";
import { isOneOf } from "../../rules/site/one-of";
import { isoInPanama } from "../../rules/time/panama-time";
import { correctedEntries } from "../events/event-entries";
import { keyColumn, tableColumns, tableLine } from "../places/spreadsheet-columns";
import { typedListing } from "../places/typed-listing";
import { draftForm } from "../posts/post";

/** Auxiliary fields of forms, and what's generated again. */
const notInTables = /^(portrait\.|end_asked$|end_meant$|times_before$)/;
const ofEvents = Object.keys(correctedEntries).filter((name) => !notInTables.test(name));
// The form's `status` is the column `publication`; the column `status` is something else.
const ofPosts = Object.keys(draftForm.entries).map((name) => (name === "status" ? "publication" : name));
const rule = [
  "pattern_type",
  "interval_value",
  "days_of_week",
  "day_of_month",
  "end_type",
  "end_count",
  "end_date",
];

const others: Record<string, readonly string[]> = {
  event: [
    keyColumn,
    ...ofEvents,
    "cancelled_at",
    "event_series_id",
    "series_instance_date",
    "slug",
    "status",
    "attribution",
  ],
  series: [
    keyColumn,
    ...ofEvents.map((name) => (name === "event_date" ? "first_date" : name)),
    ...rule,
    "cancelled_at",
    "slug",
    "status",
    "attribution",
  ],
  post: [keyColumn, ...ofPosts, "published_at", "status"],
  page: ["page_path", "section_name", "is_visible", "display_order", "content_data", "updated_at"],
  picture: ["key", "alt_en", "alt_es", "width", "height", "bytes", "created_at"],
};

/** For places, these can be imported again. */
export function exportColumns(kind: ExportKind): readonly string[] {
  return isOneOf(listingKinds, kind) ? tableColumns(kind) : (others[kind] ?? []);
}

export function exportLine(kind: ExportKind, row: object): string[] {
  if (isOneOf(listingKinds, kind) && "id" in row) return tableLine(kind, row as { id: string });
  const typed = typedListing(row, []);
  return exportColumns(kind).map((name) => {
    const text = (typed[name] ?? []).join(" | ");
    if (name === keyColumn && "id" in row) return text || String(row.id);
    if (text === "on") return "yes";
    return name.endsWith("_at") && text ? isoInPanama(new Date(Number(text))) : text;
  });
}

/** Columns about people, form tokens, and texts that are generated. */
const leftOutNames = [
  "user_id",
  "form_token",
  "reviewed_by",
  "search_text",
  "shuffle",
  "placement",
  "image_colour",
];
const leftOut = new Set(leftOutNames);

/** All columns except those, for the JSON export. */
export function exportRecord(row: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !leftOut.has(name)));
}
