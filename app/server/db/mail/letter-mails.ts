import { sql } from "drizzle-orm";
import { countsSince } from "../../../rules/mail/letter-pace";
import type { Database } from "../database";
import {
  newsletterMailings as mailings,
  newsletterMails as mails,
  newsletterMinutes as minutes,
  newsletterSubscriptions as subscriptions,
} from "../schema/mail";
import { question, statement } from "../statement";
import { livingMails } from "./mailings";

export type Claim = { issue_id: string; run: string; until: Date; daily: number | null; now: Date };
/** `unsubscribe_token` unsubscribes this reader. */
export type ClaimedMail = {
  subscription_id: string;
  tries: number;
  email: string;
  language: "en" | "es";
  unsubscribe_token: string;
  confirmed_at: number;
};

/**
 * Leases the next mail to this run: while the letter isn't stopped, the reader is subscribed and the daily quota, with
 * the mails in flight, isn't used up. A run that asks twice gets the same mail.
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

/** For one batch: removes the mail and counts it once, however often this runs. */
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

/** Other mail uses up the same quota. */
export function countTaken(db: Database, taken: number, minute: number) {
  return statement(
    db,
    sql`INSERT INTO ${minutes} (minute, taken) VALUES (${minute}, ${taken})
      ON CONFLICT (minute) DO UPDATE SET taken = taken + excluded.taken`,
  );
}

/** Counts a mail the provider refused for good, and drops it. */
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

/** The provider was away, so this try doesn't count. */
export function mailWasNotTried(db: Database, held: Held) {
  return statement(
    db,
    sql`UPDATE ${mails} SET leased_by = NULL, leased_until = NULL, tries = tries - 1 WHERE ${isOf(held)}`,
  );
}

const isOf = ({ issue_id, subscription_id, run }: Held) =>
  sql`issue_id = ${issue_id} AND subscription_id = ${subscription_id} AND leased_by = ${run}`;
