import { and, asc, eq, lte, type SQL, sql } from "drizzle-orm";
import { askedInVain } from "../../../rules/places/facts-check";
import { type ListingKind, listingKinds } from "../../../rules/site/listing-kinds";
import { pick } from "../../../rules/site/pick";
import type { Database } from "../database";
import { profiles, users } from "../schema/accounts";
import { question, statement } from "../statement";
import { listingNames } from "./listing-names";
import { type ListingTable, listingTables } from "./listings";

/** Places of one kind in one mail. */
const mostPlaces = 20;

/** Owners whose places are due to be asked about, longest waiting first. */
export function selectOwnersToAsk(
  db: Database,
  kind: ListingKind,
  due: "ask_at" | "season_ask_at",
  now: Date,
  limit: number,
) {
  const table = listingTables[kind];
  return db
    .select({ user_id: sql<string>`${table.user_id}`.as("owner"), at: sql<number>`${table[due]}`.as("due") })
    .from(table)
    .where(lte(table[due], now.getTime()))
    .orderBy(asc(table[due]))
    .limit(limit);
}

/** The plus keeps SQLite from scanning all public places. */
export const isAskedAbout = (table: ListingTable) => sql`+${table.ask_at} IS NOT NULL`;

/** As visitors read them, least recently confirmed first. */
export function selectPlacesOf(db: Database, kind: ListingKind, userId: string) {
  const table = listingTables[kind];
  return db
    .select()
    .from(table)
    .where(and(eq(table.user_id, userId), isAskedAbout(table)))
    .orderBy(sql`+${table.ask_at}`)
    .limit(mostPlaces);
}

/** Confirmed address, account not paused, and they haven't opted out. */
export function selectAskable(db: Database, userId: string) {
  return db
    .select({
      ...pick(profiles, "id", "language", "facts_asked_at", "facts_unasked_since"),
      email: users.email,
      isReachable: sql<number>`${users.email_verified_at} IS NOT NULL AND ${users.paused_at} IS NULL`.as(
        "is_reachable",
      ),
    })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.id))
    .where(eq(profiles.id, userId))
    .limit(1);
}

export type Askable = Awaited<ReturnType<typeof selectAskable>>[number];

/** Of two runs at once only one finds the owner unchanged. */
export function markOwnerAsked(db: Database, { id, email, facts_asked_at }: Askable, now: Date) {
  return statement(
    db,
    sql`UPDATE ${profiles} SET facts_asked_at = ${now.getTime()}
      WHERE id = ${id} AND facts_asked_at IS ${facts_asked_at} AND facts_unasked_since IS NULL
      AND EXISTS (SELECT 1 FROM ${users} WHERE ${users}.id = ${id} AND ${users}.email = ${email}
        AND email_verified_at IS NOT NULL AND paused_at IS NULL)`,
  );
}

/** Each ask counts until the owner answers. */
export function markPlacesAsked(db: Database, kind: ListingKind, userId: string, ids: string[], now: Date) {
  return statement(
    db,
    sql`UPDATE ${listingTables[kind]} SET asked_at = ${now.getTime()}, asks = asks + 1
      WHERE id IN (SELECT value FROM json_each(${JSON.stringify(ids)})) AND user_id = ${userId}`,
  );
}

/** Places of an owner who isn't asked now; they come up again later. */
export function restPlaces(
  db: Database,
  kind: ListingKind,
  userId: string,
  due: "ask_at" | "season_ask_at",
  { now, from }: { now: Date; from: number },
) {
  const table = listingTables[kind];
  return statement(
    db,
    sql`UPDATE ${table} SET asked_at = max(coalesce(asked_at, 0), ${from})
      WHERE user_id = ${userId} AND ${sql.identifier(due)} <= ${now.getTime()}`,
  );
}

/** Owners who were asked in vain. */
const unanswered = (kind: ListingKind) =>
  sql`${isAskedAbout(listingTables[kind])} AND ${listingTables[kind].asked_at} > 0 AND asks >= ${sql.raw(String(askedInVain))}`;

export function countUnanswered(db: Database) {
  const counts = listingKinds.map(
    (kind) => sql`(SELECT count(*) FROM ${listingTables[kind]} WHERE ${unanswered(kind)})`,
  );
  return question<{ count: number }>(db, sql`SELECT ${sql.join(counts, sql` + `)} AS count`);
}

/** Per kind. */
const mostUnanswered = 100;

export function selectUnanswered(db: Database, kind: ListingKind) {
  const table = listingTables[kind];
  return db
    .select({
      kind: sql<ListingKind>`${kind}`.as("kind"),
      name: sql<string>`${listingNames[kind]}`.as("place_name"),
      ...pick(table, "id", "slug", "user_id", "asked_at", "asks", "confirmed_at", "changed_at"),
      ...pick(table, "approved_at", "created_at"),
      owner: profiles.name,
      owner_whatsapp: profiles.whatsapp_number,
      owner_email: profiles.email,
    })
    .from(table)
    .innerJoin(profiles, eq(profiles.id, table.user_id))
    .where(unanswered(kind))
    .orderBy(asc(table.asked_at))
    .limit(mostUnanswered);
}

export type Unanswered = Awaited<ReturnType<typeof selectUnanswered>>[number];

/** Goes into the batch of what confirms it. */
export function confirmPlace(db: Database, kind: ListingKind, id: string, now: Date) {
  const table = listingTables[kind];
  return db.update(table).set({ confirmed_at: now.getTime(), asks: 0 }).where(eq(table.id, id));
}

/** An admin has called the owner: the facts are right. */
export function confirmUnanswered(db: Database, kind: ListingKind, id: string, now: Date) {
  const table = listingTables[kind];
  return db
    .update(table)
    .set({ confirmed_at: now.getTime(), asks: 0 })
    .where(and(eq(table.id, id), unanswered(kind)));
}

export function stopAsking(db: Database, userId: string, now: Date) {
  return setUnasked(db, userId, sql`coalesce(facts_unasked_since, ${now.getTime()})`);
}

export function resumeAsking(db: Database, userId: string) {
  return setUnasked(db, userId, sql`NULL`);
}

function setUnasked(db: Database, userId: string, value: SQL) {
  return statement(db, sql`UPDATE ${profiles} SET facts_unasked_since = ${value} WHERE id = ${userId}`);
}
