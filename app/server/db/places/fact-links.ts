import { and, eq, getTableColumns, lt, sql } from "drizzle-orm";
import type { FactLink } from "../../../rules/places/facts-check";
import type { ListingKind } from "../../../rules/site/listing-kinds";
import type { Database } from "../database";
import { factLinks } from "../schema/account-requests";
import { profiles, users } from "../schema/accounts";
import { statement } from "../statement";
import { insertRow } from "../write-row";
import { isPublicIn, listingTables } from "./listings";

type NewLink = Omit<typeof factLinks.$inferInsert, "used_at">;

/** One statement for all. */
export function insertFactLinks(db: Database, links: NewLink[]) {
  const names = [
    "token_hash",
    "purpose",
    "user_id",
    "email",
    "kind",
    "listing_id",
    "created_at",
    "expires_at",
  ];
  const columns = sql.raw(names.join(", "));
  const values = sql.raw(names.map((name) => `value ->> '${name}'`).join(", "));
  return statement(
    db,
    sql`INSERT INTO ${factLinks} (${columns}) SELECT ${values} FROM json_each(${JSON.stringify(links)})`,
  );
}

export function insertFactLink(db: Database, link: NewLink) {
  return insertRow(db, factLinks, link);
}

/** A newer mail replaces the older one. */
export function deleteConfirmLinks(db: Database, userId: string) {
  return db.delete(factLinks).where(and(eq(factLinks.user_id, userId), eq(factLinks.purpose, "confirm")));
}

/** The mail's address is still the account's, and the account isn't paused. */
const isStill = sql`EXISTS (SELECT 1 FROM ${users} WHERE ${users}.id = ${factLinks}.user_id
  AND ${users}.email = ${factLinks}.email AND ${users}.email_verified_at IS NOT NULL AND ${users}.paused_at IS NULL)`;

const isGood = (tokenHash: string, purpose: FactLink, now: Date) =>
  sql`${factLinks}.token_hash = ${tokenHash} AND ${factLinks}.purpose = ${purpose}
    AND ${factLinks}.expires_at > ${now.getTime()} AND ${isStill}`;

/** With the reader's language. */
export function selectFactLink(db: Database, tokenHash: string, purpose: FactLink, now: Date) {
  return db
    .select({ ...getTableColumns(factLinks), language: profiles.language })
    .from(factLinks)
    .innerJoin(profiles, eq(profiles.id, factLinks.user_id))
    .where(isGood(tokenHash, purpose, now))
    .limit(1);
}

export type FoundLink = Awaited<ReturnType<typeof selectFactLink>>[number];

/** Only while it's public and still belongs to the mail's reader. */
export function selectLinkedPlace(
  db: Database,
  kind: ListingKind,
  tokenHash: string,
  purpose: FactLink,
  now: Date,
) {
  const table = listingTables[kind];
  const linked = sql`(SELECT listing_id FROM ${factLinks} WHERE ${isGood(tokenHash, purpose, now)} AND kind = ${kind})`;
  const reader = sql`(SELECT user_id FROM ${factLinks} WHERE token_hash = ${tokenHash})`;
  return db
    .select()
    .from(table)
    .where(and(sql`${table.id} = ${linked}`, sql`${table.user_id} = ${reader}`, isPublicIn(table)))
    .limit(1);
}

/**
 * Marks a link as used for the place as it was read: of two presses at once only one succeeds, and none once the place
 * has another owner.
 */
export function spendFactLink(
  db: Database,
  { token_hash, purpose }: Pick<FoundLink, "token_hash" | "purpose">,
  { kind, id, updated_at }: { kind: ListingKind; id: string; updated_at: number },
  now: Date,
) {
  const table = listingTables[kind];
  return statement(
    db,
    sql`UPDATE ${factLinks} SET used_at = ${now.getTime()}
      WHERE ${isGood(token_hash, purpose, now)} AND used_at IS NULL AND kind = ${kind} AND listing_id = ${id}
      AND EXISTS (SELECT 1 FROM ${table} WHERE ${table.id} = ${id} AND ${table.updated_at} = ${updated_at}
        AND ${table.user_id} = ${factLinks}.user_id AND ${isPublicIn(table)})`,
  );
}

export function deleteOldFactLinks(db: Database, now: Date) {
  return db.delete(factLinks).where(lt(factLinks.expires_at, now.getTime()));
}
