import { and, desc, eq } from "drizzle-orm";
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
