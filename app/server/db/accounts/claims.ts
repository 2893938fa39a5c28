import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import type { ReviewKind } from "../../../rules/review/review-kinds";
import { type PlaceKind, placeKinds } from "../../../rules/site/listing-kinds";
import type { Database } from "../database";
import { listingNames } from "../places/listing-names";
import { listingTables } from "../places/listings";
import { placeClaims } from "../schema/account-requests";
import { profiles } from "../schema/accounts";
import { question } from "../statement";
import { insertRow } from "../write-row";

/** How many open claims one person may have. */
const most = 10;

type NewClaim = typeof placeClaims.$inferInsert;

/** Only of a public place that isn't theirs, once a place, and at most ten at a time. */
export function insertClaim(db: Database, claim: NewClaim) {
  const { user_id, kind, listing_id } = claim;
  const isTheirs = sql`EXISTS (SELECT 1 FROM ${listingTables[kind]} WHERE id = ${listing_id} AND user_id = ${user_id})`;
  const isAsked = sql`EXISTS (SELECT 1 FROM place_claims WHERE user_id = ${user_id} AND kind = ${kind} AND listing_id = ${listing_id})`;
  const count = sql`(SELECT count(*) FROM place_claims WHERE user_id = ${user_id})`;
  return insertRow(db, placeClaims, claim, [
    sql`NOT ${isTheirs}`,
    sql`NOT ${isAsked}`,
    sql`${count} < ${most}`,
  ]);
}

export function selectClaimable(db: Database, kind: PlaceKind, slug: string, personId: string) {
  const table = listingTables[kind];
  return question<{
    id: string;
    name: string;
    category: string | null;
    is_theirs: number;
    is_asked: number;
    open: number;
  }>(
    db,
    sql`SELECT place.id, place.${sql.identifier(listingNames[kind].name)} AS name, place.category, place.user_id IS ${personId} AS is_theirs,
      EXISTS (SELECT 1 FROM place_claims WHERE user_id = ${personId} AND kind = ${kind} AND listing_id = place.id) AS is_asked,
      (SELECT count(*) FROM place_claims WHERE user_id = ${personId}) >= ${most} AS open
      FROM ${table} AS place WHERE place.slug = ${slug} AND place.status = 'approved' AND place.deleted_at IS NULL`,
  );
}

const ofPlace = (column: (kind: PlaceKind) => string) =>
  sql<string>`CASE place_claims.kind ${sql.join(
    placeKinds.map(
      (kind) =>
        sql`WHEN ${kind} THEN (SELECT ${sql.identifier(column(kind))} FROM ${listingTables[kind]} AS place WHERE place.id = place_claims.listing_id)`,
    ),
    sql` `,
  )} END`;

/** Open claims on places that still exist, oldest first: everybody's, or one person's. */
function claims(db: Database, where?: SQL) {
  return db
    .select({
      user_id: placeClaims.user_id,
      person: profiles.name,
      kind: placeClaims.kind,
      id: placeClaims.listing_id,
      name: ofPlace((kind) => listingNames[kind].name).as("place_name"),
      category: ofPlace(() => "category").as("place_category"),
      note: placeClaims.note,
      created_at: placeClaims.created_at,
    })
    .from(placeClaims)
    .innerJoin(profiles, eq(profiles.id, placeClaims.user_id))
    .where(where)
    .orderBy(asc(placeClaims.created_at))
    .limit(50);
}

/** The count shown stops here. */
const mostCounted = 100;

export function selectClaimTimes(db: Database) {
  return db
    .select({ at: placeClaims.created_at })
    .from(placeClaims)
    .orderBy(asc(placeClaims.created_at))
    .limit(mostCounted);
}

export const selectOpenClaims = (db: Database) => claims(db);
export const selectClaimsOf = (db: Database, personId: string) =>
  claims(db, eq(placeClaims.user_id, personId));

export function deleteClaim(db: Database, personId: string, { kind, id }: { kind: PlaceKind; id: string }) {
  return db
    .delete(placeClaims)
    .where(
      and(eq(placeClaims.user_id, personId), eq(placeClaims.kind, kind), eq(placeClaims.listing_id, id)),
    );
}

/** Once a place has a new owner, every other claim on it is void. */
export function deleteClaimsOn(db: Database, { kind, id }: { kind: ReviewKind; id: string }) {
  return db
    .delete(placeClaims)
    .where(sql`${placeClaims.kind} = ${kind} AND ${placeClaims.listing_id} = ${id}`);
}
