import { and, asc, eq, gt, sql } from "drizzle-orm";
import { countsSince } from "../../../rules/mail/letter-pace";
import type { Database } from "../database";
import {
  newsletterIssues as issues,
  newsletterMailings as mailings,
  newsletterMails as mails,
  newsletterMinutes as minutes,
  newsletterSubscriptions as subscriptions,
} from "../schema/mail";
import { question, statement } from "../statement";
import type { CurrentIssue, IssueTexts } from "./issues";

export type Mailing = typeof mailings.$inferSelect;

const isReader = sql`${subscriptions.confirmed_at} IS NOT NULL AND ${subscriptions.unsubscribed_at} IS NULL`;

/** Somebody who left and came back since the mailing began gets the next letter instead. */
const stillReads = sql`${isReader} AND ${subscriptions.confirmed_at} <= ${mailings.began_at}`;

/** Mails whose readers are still subscribed. */
export const livingMails = sql`${mails}
  JOIN ${mailings} ON ${mailings.issue_id} = ${mails.issue_id}
  JOIN ${subscriptions} ON ${subscriptions.id} = ${mails.subscription_id} AND ${stillReads}`;

export function countReaders(db: Database) {
  return db.select({ count: sql<number>`count(*)` }).from(subscriptions).where(isReader);
}

/** One mail for each subscriber who has none yet; a stopped mailing continues with those left. */
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

/** The one that began first. */
export function selectCurrentMailing(db: Database) {
  return db
    .select({ mailing: mailings, issue: issues })
    .from(mailings)
    .innerJoin(issues, eq(issues.id, mailings.issue_id))
    .where(sql`${mailings.state} = 'sending'`)
    .orderBy(asc(mailings.began_at))
    .limit(1);
}

/** No mail was delivered, and none is in flight. */
const isUnread = (issue_id: string) =>
  sql`NOT EXISTS (SELECT 1 FROM ${mailings} WHERE issue_id = ${issue_id} AND taken > 0)
    AND NOT EXISTS (SELECT 1 FROM ${mails} WHERE issue_id = ${issue_id} AND leased_by IS NOT NULL)`;

/** Takes a letter out of the archive, as it was read and only if nobody has been mailed it. */
export function recallIssue(db: Database, { id, version }: CurrentIssue, texts: IssueTexts, now: Date) {
  const { subject_en, subject_es, content_en, content_es } = texts;
  return statement(
    db,
    sql`UPDATE ${issues} SET state = 'draft', slug = NULL, published_at = NULL, send_at = NULL,
        subject_en = ${subject_en}, subject_es = ${subject_es},
        content_en = ${content_en}, content_es = ${content_es},
        version = ${version + 1}, updated_at = ${now.getTime()}
      WHERE id = ${id} AND version = ${version} AND state = 'published' AND ${isUnread(id)}`,
  );
}

export function dropMailing(db: Database, issue_id: string) {
  return [
    db.delete(mails).where(eq(mails.issue_id, issue_id)),
    db.delete(mailings).where(eq(mailings.issue_id, issue_id)),
  ] as const;
}

export function selectMailing(db: Database, issue_id: string) {
  return db.select().from(mailings).where(eq(mailings.issue_id, issue_id)).limit(1);
}

/** How many mails are left, and when the last postponed one is due. */
export function countWaitingMails(db: Database, issue_id: string) {
  return question<{ waiting: number; due_at: number | null }>(
    db,
    sql`SELECT count(*) AS waiting, max(${mails.due_at}) AS due_at FROM ${livingMails}
      WHERE ${mails.issue_id} = ${issue_id}`,
  );
}

export function selectTakenMinutes(db: Database, now: Date) {
  return db
    .select()
    .from(minutes)
    .where(gt(minutes.minute, countsSince(now)));
}

/** Waits until `resumes`: the provider failed so many times in a row. */
export function stallMailing(db: Database, issue_id: string, stalls: number, resumes: Date, stall: string) {
  return db
    .update(mailings)
    .set({ stalls, resumes_at: resumes.getTime(), stall })
    .where(eq(mailings.issue_id, issue_id));
}

/** Ends a mailing with nobody left to mail; mails of people who unsubscribed go with it. */
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

/** Minutes that no longer count towards the quota. */
export function deleteOldMinutes(db: Database, now: Date) {
  return db.delete(minutes).where(sql`${minutes.minute} <= ${countsSince(now)}`);
}
