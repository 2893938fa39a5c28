import { and, eq, gt, inArray, isNotNull, lte, sql } from "drizzle-orm";
import type { Database } from "../database";
import { mailedTokens, users } from "../schema/accounts";
import { outbox } from "../schema/mail";

type TokenPurpose = (typeof mailedTokens.$inferSelect)["purpose"];
type NewToken = { user_id: string; purpose: TokenPurpose; token_hash: string; email: string; span: number };

/** A newer token for the same purpose replaces the older one. */
export function putMailedToken(db: Database, { span, ...token }: NewToken, now: Date) {
  const times = { created_at: now.getTime(), expires_at: now.getTime() + span };
  return db
    .insert(mailedTokens)
    .values({ ...token, ...times })
    .onConflictDoUpdate({
      target: [mailedTokens.user_id, mailedTokens.purpose],
      set: { token_hash: token.token_hash, email: token.email, tries: 0, ...times },
    });
}

export function selectMailedToken(db: Database, tokenHash: string, now: Date) {
  return db
    .select({ user_id: mailedTokens.user_id, purpose: mailedTokens.purpose, email: mailedTokens.email })
    .from(mailedTokens)
    .where(and(eq(mailedTokens.token_hash, tokenHash), gt(mailedTokens.expires_at, now.getTime())))
    .limit(1);
}

/** Used tokens are deleted, but the outbox still knows who the mail went to. */
export function selectConfirmedReader(db: Database, causes: string[]) {
  return db
    .select({ id: users.id })
    .from(outbox)
    .innerJoin(users, eq(users.email, outbox.recipient))
    .where(and(inArray(outbox.cause, causes), isNotNull(users.email_verified_at)))
    .limit(1);
}

const maxCodeTries = 10;

/** Marks the token as used: of two requests at once only one gets the row. A code with too many tries isn't taken. */
export function takeMailedToken(db: Database, tokenHash: string, purposes: TokenPurpose[], now: Date) {
  const wanted = and(inArray(mailedTokens.purpose, purposes), lte(mailedTokens.tries, maxCodeTries));
  return db
    .delete(mailedTokens)
    .where(and(eq(mailedTokens.token_hash, tokenHash), wanted, gt(mailedTokens.expires_at, now.getTime())))
    .returning({ user_id: mailedTokens.user_id, purpose: mailedTokens.purpose, email: mailedTokens.email });
}

export function countCodeTry(db: Database, userId: string) {
  return db
    .update(mailedTokens)
    .set({ tries: sql`${mailedTokens.tries} + 1` })
    .where(and(eq(mailedTokens.user_id, userId), eq(mailedTokens.purpose, "code")));
}

export function deleteMailedTokens(db: Database, userId: string) {
  return db.delete(mailedTokens).where(eq(mailedTokens.user_id, userId));
}

export function deleteExpiredTokens(db: Database, now: Date) {
  return db.delete(mailedTokens).where(lte(mailedTokens.expires_at, now.getTime()));
}
