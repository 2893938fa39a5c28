import { and, desc, eq, sql } from "drizzle-orm";
import type { Database } from "./client";
import { auditLog } from "./schema/upkeep";

export type AuditEntry = {
  actor_id: string | null;
  action: string;
  subject_kind: string;
  subject_id: string;
  before?: unknown;
  after?: unknown;
};

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

/** Stands right behind a change in its batch. A change that found no row makes it fail, and the whole batch with it. */
export function insertAuditOfChange(db: Database, entry: AuditEntry, now: Date) {
  const id = sql<string>`CASE WHEN changes() = 1 THEN ${crypto.randomUUID()} END`;
  return db.insert(auditLog).values({ id, at: now.getTime(), ...entry });
}

/** The row was no longer as it was read. */
export function isStale(error: unknown): boolean {
  return `${error} ${error instanceof Error ? error.cause : ""}`.includes(
    "NOT NULL constraint failed: audit_log.id",
  );
}
