import { and, desc, eq, gte, inArray, isNotNull, isNull, lt, lte, ne, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../database";
import { mailedTokens } from "../schema/accounts";
import { outbox } from "../schema/mail";
import { insertRow } from "../write-row";

export type OutboxRow = typeof outbox.$inferSelect;
type NewMail = Pick<OutboxRow, "cause" | "recipient" | "subject" | "text" | "html" | "headers">;

/** Goes into the batch of the change it's about. One cause makes one mail, however often it's written. */
export function insertMail(db: Database, mail: NewMail, now: Date, leaves: Date = now) {
  return db
    .insert(outbox)
    .values({ id: crypto.randomUUID(), ...mail, created_at: now.getTime(), due_at: leaves.getTime() })
    .onConflictDoNothing({ target: outbox.cause });
}

/** Directly follows a change in its batch; writes nothing where that changed no row. */
export function insertMailIfChanged(db: Database, mail: NewMail, now: Date) {
  const at = now.getTime();
  const row = { id: crypto.randomUUID(), ...mail, created_at: at, due_at: at };
  const isWritten = sql`EXISTS (SELECT 1 FROM ${outbox} WHERE cause = ${mail.cause})`;
  return insertRow(db, outbox, row, [sql`changes() > 0`, sql`NOT ${isWritten}`]);
}

/** Deletes unsent mail whose cause begins with this: what it says is no longer true. */
export function deleteUnsentMail(db: Database, cause: string) {
  return db.delete(outbox).where(and(beginsLike(cause), waiting));
}

const aboutDeleted = "what it tells of was deleted";

/** Holds back unsent mail whose cause begins with this, until it's released. */
export function holdUnsentMail(db: Database, cause: string, now: Date, where?: SQL) {
  return db
    .update(outbox)
    .set({ failed_at: now.getTime(), last_error: aboutDeleted })
    .where(and(beginsLike(cause), waiting, where));
}

/** Undone: the mail leaves at its original time. */
export function releaseHeldMail(db: Database, cause: string | SQL, where?: SQL) {
  return db
    .update(outbox)
    .set({ failed_at: null, last_error: null })
    .where(and(beginsLike(cause), eq(outbox.last_error, aboutDeleted), where));
}

/** Deletes older unsent mail for the same cause. */
export function deleteOvertakenMail(db: Database, cause: string, newest: string) {
  const isThere = sql`EXISTS (SELECT 1 FROM ${outbox} AS newest WHERE newest.cause = ${newest})`;
  return db.delete(outbox).where(and(beginsLike(cause), ne(outbox.cause, newest), waiting, isThere));
}

const beginsLike = (cause: string | SQL) =>
  and(gte(outbox.cause, cause), lt(outbox.cause, sql`${cause} || ${"\uffff"}`));

/** Sent or not, including mail to an address they were about to change to. */
export function deleteMailOf(db: Database, { id, email }: { id: string; email: string }) {
  const asked = db
    .select({ cause: sql`'change-email:' || ${mailedTokens.token_hash}` })
    .from(mailedTokens)
    .where(eq(mailedTokens.user_id, id));
  return db.delete(outbox).where(or(eq(outbox.recipient, email), inArray(outbox.cause, asked)));
}

const waiting = and(isNull(outbox.sent_at), isNull(outbox.failed_at));

/** Up to twenty due mails, leased to this run. */
export function claimMail(db: Database, leaseUntil: Date, now: Date): Promise<OutboxRow[]> {
  const at = now.getTime();
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(waiting, lte(outbox.due_at, at), or(isNull(outbox.lease_until), lte(outbox.lease_until, at))))
    .orderBy(outbox.due_at)
    .limit(20);
  return db
    .update(outbox)
    .set({ lease_until: leaseUntil.getTime(), tries: sql`${outbox.tries} + 1` })
    .where(inArray(outbox.id, due))
    .returning();
}

export function markSent(db: Database, id: string, now: Date) {
  return db
    .update(outbox)
    .set({ sent_at: now.getTime(), lease_until: null, last_error: null })
    .where(eq(outbox.id, id));
}

export function markUnsent(db: Database, id: string, error: string, retryAt: Date | null, now: Date) {
  const next = retryAt ? { due_at: retryAt.getTime() } : { failed_at: now.getTime() };
  return db
    .update(outbox)
    .set({ ...next, lease_until: null, last_error: error })
    .where(eq(outbox.id, id));
}

/** Sent and failed mail; waiting mail is never old. */
export function deleteOldMail(db: Database, before: Date) {
  const isDone = or(isNotNull(outbox.sent_at), isNotNull(outbox.failed_at));
  return db.delete(outbox).where(and(lt(outbox.created_at, before.getTime()), isDone));
}

/** Failed for good and not yet seen by an admin; held mail isn't failed. */
const unseen = and(
  isNotNull(outbox.failed_at),
  isNull(outbox.seen_at),
  sql`coalesce(${outbox.last_error}, '') <> ${aboutDeleted}`,
);

/** How many, and the newest one's error. */
export function selectFailedMail(db: Database) {
  return db
    .select({ count: sql<number>`count(*) OVER ()`.as("failed_count"), line: outbox.last_error })
    .from(outbox)
    .where(unseen)
    .orderBy(desc(outbox.created_at))
    .limit(1);
}

/** "again" gives failed mail all its tries once more; "rest" marks it as seen. */
export function answerFailedMail(db: Database, answer: "again" | "rest", now: Date) {
  const at = now.getTime();
  const again = { failed_at: null, last_error: null, tries: 0, due_at: at, lease_until: null };
  return db
    .update(outbox)
    .set(answer === "again" ? again : { seen_at: at })
    .where(unseen);
}

/** For /dev/mail: newest first, delivered or not. */
export function selectRecentMail(db: Database, recipient: string | null) {
  return db
    .select()
    .from(outbox)
    .where(recipient ? eq(outbox.recipient, recipient) : undefined)
    .orderBy(desc(outbox.created_at), desc(sql`rowid`))
    .limit(100);
}

export function selectMail(db: Database, id: string) {
  return db.select().from(outbox).where(eq(outbox.id, id)).limit(1);
}
