import { and, desc, eq, gt, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { RequestKind } from "../../../rules/accounts/data-requests";
import type { Database } from "../database";
import { dataRequests } from "../schema/account-requests";
import { profiles, users } from "../schema/accounts";
import { newsletterSubscriptions } from "../schema/mail";

const most = 50;

/** A newer request of the same kind replaces the older one, whose link stops working. */
export function putDataRequest(db: Database, row: Omit<typeof dataRequests.$inferInsert, "answered_at">) {
  const { email, kind, ...values } = row;
  return db
    .insert(dataRequests)
    .values(row)
    .onConflictDoUpdate({
      target: [dataRequests.email, dataRequests.kind],
      set: { ...values, answered_at: null },
    });
}

/** The address is still the account's and confirmed; or it's a reader's, without an account. */
const isStill = or(
  sql`EXISTS (SELECT 1 FROM ${users} WHERE ${users.id} = ${dataRequests.user_id} AND ${users.email} = ${dataRequests.email} AND ${users.email_verified_at} IS NOT NULL)`,
  sql`${dataRequests.user_id} IS NULL AND EXISTS (SELECT 1 FROM ${newsletterSubscriptions} WHERE ${newsletterSubscriptions.email} = ${dataRequests.email})`,
);

const isGood = (tokenHash: string, now: Date) =>
  and(eq(dataRequests.token_hash, tokenHash), gt(dataRequests.expires_at, now.getTime()), isStill);

export function selectDataRequest(db: Database, tokenHash: string, now: Date) {
  return db.select().from(dataRequests).where(isGood(tokenHash, now)).limit(1);
}

export type DataRequest = Awaited<ReturnType<typeof selectDataRequest>>[number];

export function markRequestAnswered(db: Database, tokenHash: string, now: Date) {
  return db.update(dataRequests).set({ answered_at: now.getTime() }).where(isGood(tokenHash, now));
}

/** Marks the request as used: of two presses at once only one gets the row. */
export function takeDataRequest(db: Database, tokenHash: string, now: Date) {
  return db.delete(dataRequests).where(isGood(tokenHash, now));
}

export function deleteDataRequest(db: Database, email: string, kind: RequestKind) {
  return db.delete(dataRequests).where(and(eq(dataRequests.email, email), eq(dataRequests.kind, kind)));
}

export function deleteOldDataRequests(db: Database, before: Date) {
  return db.delete(dataRequests).where(lt(dataRequests.expires_at, before.getTime()));
}

function requests(db: Database, where: SQL | undefined) {
  return db
    .select({
      email: dataRequests.email,
      kind: dataRequests.kind,
      user_id: dataRequests.user_id,
      person: profiles.name,
      asked_at: dataRequests.asked_at,
      expires_at: dataRequests.expires_at,
      answered_at: dataRequests.answered_at,
    })
    .from(dataRequests)
    .leftJoin(profiles, eq(profiles.id, dataRequests.user_id))
    .where(where)
    .orderBy(desc(dataRequests.asked_at))
    .limit(most);
}

export const selectDataRequests = (db: Database) => requests(db, undefined);
export const selectDataRequestsOf = (db: Database, personId: string) =>
  requests(db, eq(dataRequests.user_id, personId));
export const selectReaderRequest = (db: Database, email: string) =>
  requests(db, and(eq(dataRequests.email, email), isNull(dataRequests.user_id)));
