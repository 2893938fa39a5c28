import { and, desc, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { nextSlug } from "../../../rules/site/slugs";
import type { Database } from "../database";
import { oldSlugs } from "../schema/places";
import { blogPosts as posts } from "../schema/posts";
import { statement } from "../statement";
import { type RowValues, saysSame, setColumns } from "../write-row";

type Form = { user_id: string; form_token: string };
type Values = RowValues<typeof posts> & { slug: string };

const isOpen = ({ user_id, form_token }: Form) =>
  sql`user_id = ${user_id} AND form_token = ${form_token} AND autosaved_at IS NOT NULL AND deleted_at IS NULL`;

/** A submitted post replaces the draft autosaved under the same form, if the form knows its newest state. */
export function finishDraft(db: Database, form: Form, values: Values, known: number | null, isAllowed: SQL) {
  const isKnown = known === null ? sql`TRUE` : sql`updated_at = ${known}`;
  const written = { ...values, slug: freeSlugOfDraft(values.slug), autosaved_at: null };
  return statement(
    db,
    sql`UPDATE ${posts} SET ${setColumns(posts, written)} WHERE ${isOpen(form)} AND ${isKnown} AND ${isAllowed}`,
  );
}

type Saved = RowValues<typeof posts> & { slug?: string };

/**
 * Autosaves unless another window has saved meanwhile. Where the stored draft says the same, it's this window's own
 * save whose answer was lost.
 */
export function saveDraft(
  db: Database,
  form: Form,
  { slug, ...values }: Saved,
  { version, fields }: { version: number; fields: object },
) {
  const written = slug === undefined ? values : { ...values, slug: freeSlugOfDraft(slug) };
  const isKnown = sql`(updated_at = ${version} OR (${saysSame(posts, fields)}))`;
  return statement(
    db,
    sql`UPDATE ${posts} SET ${setColumns(posts, written)} WHERE ${isOpen(form)} AND ${isKnown}`,
  );
}

export function selectOpenDrafts(db: Database, userId: string, limit: number) {
  return db
    .select({ id: posts.id, title: posts.title, token: posts.form_token, autosaved_at: posts.autosaved_at })
    .from(posts)
    .where(and(eq(posts.user_id, userId), isNotNull(posts.autosaved_at), isNull(posts.deleted_at)))
    .orderBy(desc(posts.autosaved_at))
    .limit(limit);
}

/** A draft already has an address of its own, which may be reused. */
function freeSlugOfDraft(wish: string): SQL {
  const wishes = Array.from({ length: 50 }, (_, index) => nextSlug("post", wish, index + 1));
  return sql`coalesce((SELECT value FROM json_each(${JSON.stringify(wishes)})
    WHERE NOT EXISTS (SELECT 1 FROM ${posts} AS other WHERE other.slug = value AND other.id <> ${posts}.id)
    AND NOT EXISTS (SELECT 1 FROM ${oldSlugs} WHERE kind = 'post' AND slug = value AND listing_id <> ${posts}.id)
    ORDER BY key LIMIT 1), slug)`;
}
