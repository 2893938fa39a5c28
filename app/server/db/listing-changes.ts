import { and, eq, gt, inArray, isNotNull, isNull, lte, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { type ListingKind, nextSlug, slugOf } from "../../rules/slugs";
import type { AuditEntry } from "./audit-log";
import type { Database } from "./client";
import { listingNames } from "./listing-names";
import { type ListingTable, listingTables } from "./listings";
import { profiles } from "./schema/accounts";
import { images } from "./schema/images";
import { oldSlugs } from "./schema/places";
import { auditLog } from "./schema/upkeep";

/** What every listing has, whatever its kind. */
export type AnyListing = Pick<
  ListingTable["$inferSelect"],
  | "id"
  | "slug"
  | "user_id"
  | "status"
  | "review_note"
  | "approved_at"
  | "changed_at"
  | "pending_changes"
  | "waiting_since"
  | "deleted_at"
  | "language"
  | "translation"
  | "is_premium"
  | "display_order"
  | "created_at"
  | "updated_at"
>;
/** Columns with their new values; which ones may stand here is decided by the kind's form. */
export type ListingValues = Record<string, unknown>;
const ownPictures = "/images/business-images/";
export type ListingVersion = Pick<AnyListing, "id" | "updated_at">;

/** One of a person's own listings; anybody else's is not found. */
export function selectOwnListing<T extends ListingTable>(db: Database, table: T, id: string, userId: string) {
  return selectListing(db, table, and(eq(table.id, id), eq(table.user_id, userId)));
}

/** Any listing, for whoever reviews it. */
export function selectReviewedListing<T extends ListingTable>(db: Database, table: T, id: string) {
  return selectListing(db, table, eq(table.id, id));
}

function selectListing<T extends ListingTable>(db: Database, table: T, isWanted: SQL | undefined) {
  return db
    .select()
    .from(table)
    .where(and(isWanted, isNull(table.deleted_at)))
    .limit(1);
}

/** Whom a listing belongs to, with the language to write to them in. */
export function selectOwner(db: Database, table: ListingTable, id: string) {
  return db
    .select({ id: profiles.id, name: profiles.name, email: profiles.email, language: profiles.language })
    .from(profiles)
    .where(eq(profiles.id, db.select({ id: table.user_id }).from(table).where(eq(table.id, id))))
    .limit(1);
}

export type Owner = Awaited<ReturnType<typeof selectOwner>>[number];

/** What is known of the pictures a submission shows or proposes. */
export function selectSubmittedPictures(
  db: Database,
  table: ListingTable,
  id: string,
  lists: readonly SQLiteColumn[],
) {
  const listed = lists.map((list) => sql`json(${list})`);
  const all = sql`json_array(${table.image_url}, json(${table.pending_changes})${sql.join(
    listed.map((one) => sql`, ${one}`),
  )})`;
  const keys = sql`(SELECT substr(tree.atom, ${ownPictures.length + 1}) FROM ${table}, json_tree(${all}) AS tree
    WHERE ${table.id} = ${id} AND tree.type = 'text' AND tree.atom LIKE ${`${ownPictures}%`})`;
  return db
    .select({
      key: images.key,
      width: images.width,
      height: images.height,
      colour: images.colour,
      alt_en: images.alt_en,
      alt_es: images.alt_es,
    })
    .from(images)
    .where(inArray(images.key, keys))
    .limit(100);
}

/** Changes the row only as it was read: what somebody else changed since is never written over. */
export function updateListing(
  db: Database,
  kind: ListingKind,
  seen: ListingVersion,
  values: ListingValues,
  now: Date,
) {
  const table = listingTables[kind];
  const updated_at = Math.max(now.getTime(), seen.updated_at + 1);
  return db
    .update(table)
    .set({ ...(values as object), updated_at })
    .where(and(eq(table.id, seen.id), eq(table.updated_at, seen.updated_at), isNull(table.deleted_at)));
}

/** Stands right behind a change in its batch. A change that found no row makes it fail, and the whole batch with it. */
export function insertAuditOfChange(db: Database, entry: AuditEntry, now: Date) {
  const id = sql<string>`CASE WHEN changes() = 1 THEN ${crypto.randomUUID()} END`;
  return db.insert(auditLog).values({ id, at: now.getTime(), ...entry });
}

/** The row was no longer as it was read. */
export function isStale(error: unknown): boolean {
  return `${error} ${error instanceof Error ? error.cause : ""}`.includes(
    "NOT NULL constraint failed: audit_log.id",
  );
}

const namesakes = 50;

/** The first free address for a name: not another listing's, nor one that still leads to another. */
export function freeSlug(kind: ListingKind, id: string, name: string): SQL {
  const table = listingTables[kind];
  const base = slugOf(kind, name);
  const wishes = Array.from({ length: namesakes }, (_, index) => nextSlug(kind, base, index + 1));
  const last = nextSlug(kind, base, Number.parseInt(id.slice(0, 7), 16) || namesakes + 1);
  return sql`coalesce((SELECT value FROM json_each(${JSON.stringify(wishes)})
    WHERE NOT EXISTS (SELECT 1 FROM ${table} WHERE slug = value AND id <> ${id})
    AND NOT EXISTS (SELECT 1 FROM ${oldSlugs} WHERE kind = ${kind} AND slug = value AND listing_id <> ${id})
    ORDER BY key LIMIT 1), ${last})`;
}

/** Before a rename: the address of today goes on leading to the listing. */
export function insertOldSlug(
  db: Database,
  kind: ListingKind,
  { id, slug }: Pick<AnyListing, "id" | "slug">,
) {
  return db
    .insert(oldSlugs)
    .values({ kind, slug, listing_id: id })
    .onConflictDoUpdate({ target: [oldSlugs.kind, oldSlugs.slug], set: { listing_id: id } });
}

/** After a rename: an address that is in use again leads nowhere else. */
export function deleteUsedSlug(db: Database, kind: ListingKind, id: string) {
  const table = listingTables[kind];
  const inUse = db.select({ slug: table.slug }).from(table).where(eq(table.id, id));
  return db.delete(oldSlugs).where(and(eq(oldSlugs.kind, kind), eq(oldSlugs.slug, inUse)));
}

export function markDeleted(db: Database, kind: ListingKind, id: string, userId: string, now: Date) {
  const table = listingTables[kind];
  return db
    .update(table)
    .set({ deleted_at: now.getTime() })
    .where(and(eq(table.id, id), eq(table.user_id, userId), isNull(table.deleted_at)));
}

export function markRestored(db: Database, kind: ListingKind, id: string, userId: string, since: Date) {
  const table = listingTables[kind];
  return db
    .update(table)
    .set({ deleted_at: null })
    .where(and(eq(table.id, id), eq(table.user_id, userId), gt(table.deleted_at, since.getTime())));
}

/** A listing of one's own, deleted or not: enough to ask about it and to take it back. */
export function selectOwnName(db: Database, kind: ListingKind, id: string, userId: string) {
  const table = listingTables[kind];
  return db
    .select({
      id: table.id,
      slug: table.slug,
      name: sql<string>`${listingNames[kind]}`.as("name"),
      status: table.status,
      deleted_at: table.deleted_at,
    })
    .from(table)
    .where(and(eq(table.id, id), eq(table.user_id, userId)))
    .limit(1);
}

/** Removes for good what nobody can take back any more, with the addresses that led to it. */
export function removeDeleted(db: Database, kind: ListingKind, before: Date, limit: number) {
  const table = listingTables[kind];
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
