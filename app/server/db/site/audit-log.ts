import { and, desc, eq, gt, like, or, sql } from "drizzle-orm";
import type { Database } from "../client";
import { insertRow } from "../rows";
import { profiles } from "../schema/accounts";
import { auditLog } from "../schema/upkeep";

export type AuditEntry = {
  actor_id: string | null;
  action: string;
  subject_kind: string;
  subject_id: string;
  before?: unknown;
  after?: unknown;
  /** Tells the form that caused it from every other one. */
  sent?: string;
};

/** Who sent a form, and what tells it from every other one. */
export type Sender = { id: string; sent?: string };

/** What somebody did to one event, series or place, for the log. */
export function entryOf(
  { id, sent }: Sender,
  action: string,
  [subject_kind, subject_id]: readonly [kind: string, id: string],
  told: Pick<AuditEntry, "before" | "after"> = {},
): AuditEntry {
  return { actor_id: id, sent, action, subject_kind, subject_id, ...told };
}

/** Goes into the batch of the act it records. */
export function insertAudit(db: Database, entry: AuditEntry, now: Date) {
  return db.insert(auditLog).values({ id: crypto.randomUUID(), at: now.getTime(), ...entry });
}

export function selectAuditOf(db: Database, kind: string, id: string) {
  return db
    .select({ at: auditLog.at, action: auditLog.action, after: auditLog.after })
    .from(auditLog)
    .where(and(eq(auditLog.subject_kind, kind), eq(auditLog.subject_id, id)))
    .orderBy(desc(auditLog.at))
    .limit(500);
}

/** The last thing that happened to something. */
export function selectLastAct(db: Database, kind: string, id: string) {
  return db
    .select({ at: auditLog.at, action: auditLog.action, before: auditLog.before })
    .from(auditLog)
    .where(and(eq(auditLog.subject_kind, kind), eq(auditLog.subject_id, id)))
    .orderBy(desc(auditLog.at), desc(sql`rowid`))
    .limit(1);
}

/** What was decided a moment ago and has not been taken back or overtaken: the last act on each thing, the newest first. */
export function selectRecentDecisions(db: Database, since: Date) {
  const isDecision = or(
    like(auditLog.action, "%.approve"),
    like(auditLog.action, "%.reject"),
    like(auditLog.action, "%.reject-edit"),
  );
  return db
    .select({
      at: auditLog.at,
      action: auditLog.action,
      kind: auditLog.subject_kind,
      id: auditLog.subject_id,
      name: sql<string>`coalesce(${auditLog.after} ->> 'name', '')`.as("decided_name"),
      by: sql<
        string | null
      >`(SELECT ${profiles.name} FROM ${profiles} WHERE ${profiles.id} = ${auditLog.actor_id})`.as(
        "decided_by",
      ),
    })
    .from(auditLog)
    .where(
      and(
        gt(auditLog.at, since.getTime()),
        isDecision,
        sql`NOT EXISTS (SELECT 1 FROM ${auditLog} AS later WHERE later.subject_kind = ${auditLog.subject_kind}
          AND later.subject_id = ${auditLog.subject_id} AND later.at >= ${auditLog.at} AND later.rowid > ${sql.raw("audit_log.rowid")})`,
      ),
    )
    .orderBy(desc(auditLog.at), desc(sql`rowid`))
    .limit(20);
}

export type RecentDecision = Awaited<ReturnType<typeof selectRecentDecisions>>[number];

export type LastAct = Awaited<ReturnType<typeof selectLastAct>>[number];

/**
 * Stands right behind a change in its batch. A change that found no row makes it fail, and the whole batch with it; so
 * does a form that was sent before.
 */
export function insertAuditOfChange(db: Database, { sent, ...entry }: AuditEntry, now: Date) {
  const isAgain =
    sent && entry.actor_id ? sql`EXISTS (${sentBefore({ id: entry.actor_id, sent }, now)})` : sql`0`;
  const id = sql<string>`CASE WHEN changes() > 0 AND NOT ${isAgain} THEN ${crypto.randomUUID()} END`;
  const after = sent ? { ...(entry.after as object), sent } : entry.after;
  return db.insert(auditLog).values({ id, at: now.getTime(), ...entry, after });
}

/** Stands right behind a change in its batch, and tells of it only where there was one. */
export function insertAuditIfChanged(db: Database, { sent: _, ...entry }: AuditEntry, now: Date) {
  const row = { id: crypto.randomUUID(), at: now.getTime(), ...entry };
  return insertRow(db, auditLog, row, [sql`changes() > 0`]);
}

const repeatSpan = 10 * 60_000;

/** The last thing this person did, with nothing done since by others to the same thing, was sending this very form. */
function sentBefore({ id, sent }: Required<Sender>, now: Date) {
  return sql`SELECT entry.id FROM ${auditLog} AS entry
    WHERE entry.at > ${now.getTime() - repeatSpan} AND entry.actor_id = ${id} AND entry.after ->> 'sent' = ${sent}
    AND NOT EXISTS (SELECT 1 FROM ${auditLog} AS later WHERE later.at >= entry.at AND later.rowid > entry.rowid
      AND (later.actor_id = entry.actor_id
        OR (later.subject_kind = entry.subject_kind AND later.subject_id = entry.subject_id)))`;
}

/** The entry of a form that was taken a moment ago. */
export function selectSent(db: Database, sender: Required<Sender>, now: Date) {
  return db
    .select({ after: auditLog.after })
    .from(auditLog)
    .where(sql`${auditLog.id} IN (${sentBefore(sender, now)})`)
    .limit(1);
}

/** The row was no longer as it was read. */
export function isStale(error: unknown): boolean {
  return `${error} ${error instanceof Error ? error.cause : ""}`.includes(
    "NOT NULL constraint failed: audit_log.id",
  );
}
