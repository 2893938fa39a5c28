import { getTableName, sql } from "drizzle-orm";
import type { ReviewKind } from "../../../rules/review/review-kinds";
import { pick } from "../../../rules/site/pick";
import { profiles } from "../schema/accounts";
import { auditLog } from "../schema/upkeep";
import { auditEntries } from "../site/audit-log";
import { reviewCategories, reviewNames, reviewTables } from "./review-tables";

const excerptLength = 280;

export const queueRow = (kind: ReviewKind) => {
  const table = reviewTables[kind];
  const picture = "image_url" in table ? table.image_url : table.featured_image_url;
  const words = "description" in table ? table.description : table.excerpt;
  return {
    kind: sql<ReviewKind>`${kind}`.as("kind"),
    id: table.id,
    name: sql<string>`${reviewNames[kind]}`.as("listing_name"),
    category: reviewCategories[kind],
    ...pick(table, "status", "language", "waiting_since", "reviewed_at", "updated_at"),
    image_url: sql<string | null>`coalesce(${table.pending_changes} ->> ${picture.name}, ${picture})`.as(
      "image",
    ),
    image_colour: table.image_colour,
    portrait_code:
      "portrait_code" in table ? table.portrait_code : sql<string | null>`NULL`.as("portrait_code"),
    /** The beginning of the text as it would be public. */
    excerpt:
      sql<string>`substr(coalesce(${table.pending_changes} ->> ${words.name}, ${words}), 1, ${excerptLength})`.as(
        "excerpt",
      ),
    /** Fields that a waiting edit changes. */
    changed: sql<
      string[]
    >`(SELECT json_group_array(key) FROM json_each(coalesce(${table.pending_changes}, '{}')))`
      .mapWith((list: string) => JSON.parse(list) as string[])
      .as("changed"),
    owner: sql<
      string | null
    >`(SELECT ${profiles.name} FROM ${profiles} WHERE ${profiles.id} = ${table.user_id})`.as("owner"),
    taken_over_at: sql<
      number | null
    >`(SELECT ${profiles.taken_over_at} FROM ${profiles} WHERE ${profiles.id} = ${table.user_id})`.as(
      "owner_taken_over_at",
    ),
    /** The earlier refusal of something submitted again. */
    earlier: lastRefusal(kind).as("earlier"),
  };
};

/**
 * The note of the last refusal, "" without a note; null where there was none. Refusals undone in time don't count:
 * nobody was told.
 */
function lastRefusal(kind: ReviewKind) {
  // Drizzle drops table names inside a select, and the log has an `id` too.
  const id = sql.raw(`"${getTableName(reviewTables[kind])}"."id"`);
  return sql<
    string | null
  >`(SELECT coalesce(refusal.after ->> 'review_note', '') FROM ${auditEntries} AS refusal
    JOIN ${auditLog} AS line ON line.id = refusal.id
    WHERE refusal.subject_kind = ${kind} AND refusal.subject_id = ${id}
    AND (refusal.action LIKE '%.reject' OR refusal.action LIKE '%.reject-edit')
    AND NOT coalesce((SELECT later.action LIKE '%.undo' FROM ${auditLog} AS later
      WHERE later.subject_kind = line.subject_kind AND later.subject_id = line.subject_id
      AND later.at >= line.at AND later.rowid > line.rowid ORDER BY later.at, later.rowid LIMIT 1), 0)
    ORDER BY line.at DESC, line.rowid DESC LIMIT 1)`;
}
