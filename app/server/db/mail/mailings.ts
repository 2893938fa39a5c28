import { and, asc, eq, gt, sql } from "drizzle-orm";
import { countsSince } from "../../../rules/mail/letter-pace";
import type { Database } from "../client";
import {
  newsletterIssues as issues,
  newsletterMailings as mailings,
  newsletterMails as mails,
  newsletterMinutes as minutes,
  newsletterSubscriptions as subscriptions,
} from "../schema/mail";
import { question, statement } from "../statement";

export type Mailing = typeof mailings.$inferSelect;

/** Who is on the list: confirmed, and has not left. */
const isReader = sql`${subscriptions.confirmed_at} IS NOT NULL AND ${subscriptions.unsubscribed_at} IS NULL`;

/** Somebody who left and came back since the letter began to go out gets the next one. */
const stillReads = sql`${isReader} AND ${subscriptions.confirmed_at} <= ${mailings.began_at}`;

/** The mails of a letter whose readers still read. */
const livingMails = sql`${mails}
  JOIN ${mailings} ON ${mailings.issue_id} = ${mails.issue_id}
  JOIN ${subscriptions} ON ${subscriptions.id} = ${mails.subscription_id} AND ${stillReads}`;

export function countReaders(db: Database) {
  return db.select({ count: sql<number>`count(*)` }).from(subscriptions).where(isReader);
}

/**
 * A mail for everybody who is on the list now, where the letter has none yet; one that was stopped goes on with those
 * that are left.
 */
export function beginMailing(db: Database, issue_id: string, now: Date) {
  const at = now.getTime();
  const isFirst = sql`NOT EXISTS (SELECT 1 FROM ${mailings} WHERE issue_id = ${issue_id})`;
  return [
    statement(
      db,
      sql`INSERT INTO ${mails} (issue_id, subscription_id, due_at)
        SELECT ${issue_id}, ${subscriptions.id}, ${at} FROM ${subscriptions} WHERE ${isReader} AND ${isFirst}`,
    ),
    statement(
      db,
      sql`INSERT INTO ${mailings} (issue_id, state, began_at, readers)
        SELECT ${issue_id}, 'sending', ${at}, (SELECT count(*) FROM ${mails} WHERE issue_id = ${issue_id}) WHERE true
        ON CONFLICT (issue_id) DO UPDATE SET state = 'sending', resumes_at = NULL WHERE state = 'stopped'`,
    ),
  ] as const;
}

export function stopMailing(db: Database, issue_id: string) {
  return db
    .update(mailings)
    .set({ state: "stopped" })
    .where(and(eq(mailings.issue_id, issue_id), eq(mailings.state, "sending")));
}

/** The letter that goes out now: the one that began first. */
export function selectCurrentMailing(db: Database) {
  return db
    .select({ mailing: mailings, issue: issues })
    .from(mailings)
    .innerJoin(issues, eq(issues.id, mailings.issue_id))
    .where(sql`${mailings.state} = 'sending'`)
    .orderBy(asc(mailings.began_at))
    .limit(1);
}

export function selectMailing(db: Database, issue_id: string) {
  return db.select().from(mailings).where(eq(mailings.issue_id, issue_id)).limit(1);
}

/** How many mails of a letter have not gone, and when the last of those that were put off is due. */
export function countWaitingMails(db: Database, issue_id: string) {
  return question<{ waiting: number; due_at: number | null }>(
    db,
    sql`SELECT count(*) AS waiting, max(${mails.due_at}) AS due_at FROM ${livingMails}
      WHERE ${mails.issue_id} = ${issue_id}`,
  );
}

/** What the provider has taken in the last day. */
export function selectTakenMinutes(db: Database, now: Date) {
  return db
    .select()
    .from(minutes)
    .where(gt(minutes.minute, countsSince(now)));
}

export type Claim = { issue_id: string; run: string; until: Date; daily: number | null; now: Date };
/** A mail that goes out now, to whom, and the token that leaves the list. */
export type ClaimedMail = {
  subscription_id: string;
  tries: number;
  email: string;
  language: "en" | "es";
  unsubscribe_token: string;
  confirmed_at: number;
};

/**
 * The next mail is this run's alone until then: while the letter is not stopped, its reader still reads, and the
 * provider takes more today, those counted that are on their way. Asked twice, the run still has one.
 */
export function claimMailOfLetter(db: Database, { issue_id, run, until, daily, now }: Claim) {
  const at = now.getTime();
  const isFree = sql`(${mails.leased_until} IS NULL OR ${mails.leased_until} <= ${at})`;
  const isWithinDay =
    daily === null
      ? sql`1`
      : sql`(SELECT coalesce(sum(${minutes.taken}), 0) FROM ${minutes} WHERE ${minutes.minute} > ${countsSince(now)})
          + (SELECT count(*) FROM ${mails} WHERE ${mails.leased_by} IS NOT NULL AND ${mails.leased_until} > ${at}) < ${daily}`;
  const next = sql`SELECT ${mails.subscription_id} FROM ${livingMails}
    WHERE ${mails.issue_id} = ${issue_id} AND ${mails.due_at} <= ${at} AND ${isFree}
      AND ${mailings.state} = 'sending'
    ORDER BY ${mails.due_at} LIMIT 1`;
  return [
    statement(
      db,
      sql`UPDATE ${mails} SET leased_by = ${run}, leased_until = ${until.getTime()}, tries = tries + 1
        WHERE issue_id = ${issue_id} AND subscription_id = (${next}) AND ${isWithinDay}
          AND NOT EXISTS (SELECT 1 FROM ${mails} AS own WHERE own.leased_by = ${run})`,
    ),
    question<ClaimedMail>(
      db,
      sql`SELECT ${mails.subscription_id}, ${mails.tries}, ${subscriptions.email}, ${subscriptions.language},
          ${subscriptions.unsubscribe_token}, ${subscriptions.confirmed_at}
        FROM ${livingMails} WHERE ${mails.leased_by} = ${run}`,
    ),
  ] as const;
}

export type Held = { issue_id: string; subscription_id: string; run: string };

/** Statements for one batch: the mail is gone, and counted once however often this is carried out. */
export function mailWasTaken(db: Database, held: Held, minute: number) {
  const isHeld = sql`EXISTS (SELECT 1 FROM ${mails} WHERE ${isOf(held)})`;
  return [
    statement(
      db,
      sql`UPDATE ${mailings} SET taken = taken + 1, stalls = 0, stall = NULL
        WHERE issue_id = ${held.issue_id} AND ${isHeld}`,
    ),
    statement(
      db,
      sql`INSERT INTO ${minutes} (minute, taken) SELECT ${minute}, 1 WHERE ${isHeld}
        ON CONFLICT (minute) DO UPDATE SET taken = taken + 1`,
    ),
    statement(db, sql`DELETE FROM ${mails} WHERE ${isOf(held)}`),
  ] as const;
}

/** What went out beside the letter's own mails: it takes of the same quota. */
export function countTaken(db: Database, taken: number, minute: number) {
  return statement(
    db,
    sql`INSERT INTO ${minutes} (minute, taken) VALUES (${minute}, ${taken})
      ON CONFLICT (minute) DO UPDATE SET taken = taken + excluded.taken`,
  );
}

/** The same for one that nobody will take. */
export function mailWasRefused(db: Database, held: Held) {
  return [
    statement(
      db,
      sql`UPDATE ${mailings} SET refused = refused + 1
        WHERE issue_id = ${held.issue_id} AND EXISTS (SELECT 1 FROM ${mails} WHERE ${isOf(held)})`,
    ),
    statement(db, sql`DELETE FROM ${mails} WHERE ${isOf(held)}`),
  ] as const;
}

export function mailWasPutOff(db: Database, held: Held, due: Date) {
  return statement(
    db,
    sql`UPDATE ${mails} SET leased_by = NULL, leased_until = NULL, due_at = ${due.getTime()} WHERE ${isOf(held)}`,
  );
}

/** It was not the mail's fault: this try does not count. */
export function mailWasNotTried(db: Database, held: Held) {
  return statement(
    db,
    sql`UPDATE ${mails} SET leased_by = NULL, leased_until = NULL, tries = tries - 1 WHERE ${isOf(held)}`,
  );
}

const isOf = ({ issue_id, subscription_id, run }: Held) =>
  sql`issue_id = ${issue_id} AND subscription_id = ${subscription_id} AND leased_by = ${run}`;

/** Nothing is tried until then: the provider was away so many times in a row. */
export function stallMailing(db: Database, issue_id: string, stalls: number, resumes: Date, stall: string) {
  return db
    .update(mailings)
    .set({ stalls, resumes_at: resumes.getTime(), stall })
    .where(eq(mailings.issue_id, issue_id));
}

/** Where nobody waits any more the letter has gone out; mails of those who left go with it. */
export function endMailing(db: Database, issue_id: string, now: Date) {
  return [
    statement(
      db,
      sql`UPDATE ${mailings} SET state = 'done', ended_at = ${now.getTime()}
        WHERE issue_id = ${issue_id} AND state = 'sending'
          AND NOT EXISTS (SELECT 1 FROM ${livingMails} WHERE ${mails.issue_id} = ${issue_id})`,
    ),
    statement(
      db,
      sql`DELETE FROM ${mails} WHERE issue_id = ${issue_id}
        AND EXISTS (SELECT 1 FROM ${mailings} WHERE issue_id = ${issue_id} AND state = 'done')`,
    ),
  ] as const;
}

/** What counts towards no quota any more. */
export function deleteOldMinutes(db: Database, now: Date) {
  return db.delete(minutes).where(sql`${minutes.minute} <= ${countsSince(now)}`);
}
