import { and, eq, gt, inArray, isNotNull, lte, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Status } from "../../rules/review/status";
import type { SluggedKind } from "../../rules/site/slugs";
import type { Database } from "./database";
import { oldSlugs } from "./schema/places";
import { statement } from "./statement";

type Deletable = SQLiteTable & Record<"id" | "slug" | "user_id" | "status" | "deleted_at", SQLiteColumn>;
export type DeletableKind = { kind: SluggedKind; table: Deletable; name: SQLiteColumn };
type Own = { id: string; userId: string };

export function markDeleted(db: Database, { table }: DeletableKind, { id, userId }: Own, now: Date) {
  return mark(
    db,
    table,
    sql`${now.getTime()}`,
    sql`id = ${id} AND user_id = ${userId} AND deleted_at IS NULL`,
  );
}

export function markRestored(db: Database, { table }: DeletableKind, { id, userId }: Own, since: Date) {
  const isRecent = sql`deleted_at > ${since.getTime()}`;
  return mark(db, table, sql`NULL`, sql`id = ${id} AND user_id = ${userId} AND ${isRecent}`);
}

function mark(db: Database, table: Deletable, deleted_at: SQL, isThis: SQL) {
  return statement(db, sql`UPDATE ${table} SET deleted_at = ${deleted_at} WHERE ${isThis}`);
}

/** Deleted or not: enough to ask for confirmation and to undo. */
export function selectOwnName(db: Database, { table, name }: DeletableKind, { id, userId }: Own) {
  return db
    .select({
      name: sql<string>`${name}`.as("name"),
      status: sql<Status>`${table.status}`.as("status"),
      deleted_at: sql<number | null>`${table.deleted_at}`.as("deleted"),
    })
    .from(table)
    .where(and(eq(table.id, id), eq(table.user_id, userId)))
    .limit(1);
}

export function selectDeleted<Kind extends string>(
  db: Database,
  { table, name }: DeletableKind,
  kind: Kind,
  userId: string,
  since: Date,
) {
  return db
    .select({
      kind: sql<Kind>`${kind}`.as("kind"),
      id: sql<string>`${table.id}`.as("deleted_id"),
      name: sql<string>`${name}`.as("name"),
      deleted_at: sql<number>`${table.deleted_at}`.as("deleted"),
    })
    .from(table)
    .where(and(eq(table.user_id, userId), isNotNull(table.deleted_at), gt(table.deleted_at, since.getTime())))
    .orderBy(sql`${table.deleted_at} DESC`)
    .limit(10);
}

/** Removes rows whose undo has expired, together with their former addresses. */
export function removeDeleted(db: Database, { kind, table }: DeletableKind, before: Date, limit: number) {
  const gone = db
    .select({ id: table.id })
    .from(table)
    .where(and(isNotNull(table.deleted_at), lte(table.deleted_at, before.getTime())))
    .orderBy(table.deleted_at)
    .limit(limit);
  return [
    db.delete(oldSlugs).where(and(eq(oldSlugs.kind, kind), inArray(oldSlugs.listing_id, gone))),
    db.delete(table).where(inArray(table.id, gone)),
  ] as const;
}
