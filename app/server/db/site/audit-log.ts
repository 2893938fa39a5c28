import { and, desc, eq, gt, inArray, isNull, like, lt, or, sql } from "drizzle-orm";
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { pick } from "../../../rules/site/pick";
import type { Database } from "../database";
import { profiles } from "../schema/accounts";
import { id, instant } from "../schema/columns";
import { auditLog, auditValues } from "../schema/upkeep";
import { insertRow } from "../write-row";
import { isTaken, type TakenForm } from "./taken-forms";

export type AuditEntry = {
  actor_id: string | null;
  action: string;
  subject_kind: string;
  subject_id: string;
  before?: unknown;
  after?: unknown;
};

/** Who acts, with the form's token if there is one. */
export type Sender = { id: string; form?: TakenForm };

export function entryOf(
  { id }: { id: string | null },
  action: string,
  [subject_kind, subject_id]: readonly [kind: string, id: string],
  values: Pick<AuditEntry, "before" | "after"> = {},
): AuditEntry {
  return { actor_id: id, action, subject_kind, subject_id, ...values };
}

export function accountEntry(id: string, action: string, after?: unknown): AuditEntry {
  return entryOf({ id }, action, ["user", id], { after });
}

/** Goes into the batch of the act it records. */
export function insertAudit(db: Database, entry: AuditEntry, now: Date) {
  return db.insert(auditEntries).values({ id: crypto.randomUUID(), at: now.getTime(), ...entry });
}

/** Acts on the account, and the values kept of what is theirs. */
export function selectAuditOf(db: Database, personId: string) {
  const values = db
    .select({ id: auditValues.entry_id })
    .from(auditValues)
    .where(eq(auditValues.person_id, personId));
  const isAccount = and(eq(auditEntries.subject_kind, "user"), eq(auditEntries.subject_id, personId));
  return db
    .select(pick(auditEntries, "at", "action", "subject_kind", "subject_id", "before", "after"))
    .from(auditEntries)
    .where(or(isAccount, inArray(auditEntries.id, values)))
    .orderBy(desc(auditEntries.at))
    .limit(1000);
}

/** Moves values that a release before 0028 wrote into the log itself, once they can't be undone any more. */
export function moveAuditValues(db: Database, before: Date) {
  return db
    .update(auditLog)
    .set({ before: null, after: null })
    .where(
      and(
        lt(auditLog.at, before.getTime()),
        sql`is_personal AND (${auditLog.before} IS NOT NULL OR ${auditLog.after} IS NOT NULL)`,
      ),
    );
}

/** Values without an owner are only kept for undo. */
export function deleteNobodysAuditValues(db: Database, before: Date) {
  return db
    .delete(auditValues)
    .where(and(isNull(auditValues.person_id), lt(auditValues.at, before.getTime())));
}

export function selectLastAct(db: Database, kind: string, id: string) {
  return db
    .select({ at: auditEntries.at, action: auditEntries.action, before: auditEntries.before })
    .from(auditEntries)
    .where(and(eq(auditEntries.subject_kind, kind), eq(auditEntries.subject_id, id)))
    .orderBy(desc(auditEntries.at), desc(auditEntries.line))
    .limit(1);
}

/** Null where it was a job. */
export function selectLastActor(db: Database, kind: string, id: string) {
  const { at, actor_id, subject_kind, subject_id } = auditEntries;
  return db
    .select({ at, actor_id, name: profiles.name })
    .from(auditEntries)
    .leftJoin(profiles, eq(profiles.id, actor_id))
    .where(and(eq(subject_kind, kind), eq(subject_id, id)))
    .orderBy(desc(at), desc(auditEntries.line))
    .limit(1);
}

/** Decisions that can still be undone: the last act on each thing, newest first. */
export function selectRecentDecisions(db: Database, since: Date) {
  const isDecision = or(
    like(auditEntries.action, "%.approve"),
    like(auditEntries.action, "%.reject"),
    like(auditEntries.action, "%.reject-edit"),
  );
  return db
    .select({
      at: auditEntries.at,
      action: auditEntries.action,
      kind: auditEntries.subject_kind,
      id: auditEntries.subject_id,
      name: sql<string>`coalesce(${auditEntries.after} ->> 'name', '')`.as("decided_name"),
      by: sql<
        string | null
      >`(SELECT ${profiles.name} FROM ${profiles} WHERE ${profiles.id} = ${auditEntries.actor_id})`.as(
        "decided_by",
      ),
    })
    .from(auditEntries)
    .where(
      and(
        gt(auditEntries.at, since.getTime()),
        isDecision,
        sql`NOT EXISTS (SELECT 1 FROM ${auditEntries} AS later WHERE later.subject_kind = ${auditEntries.subject_kind}
          AND later.subject_id = ${auditEntries.subject_id} AND later.at >= ${auditEntries.at} AND later.line > ${sql.raw("audit_entries.line")})`,
      ),
    )
    .orderBy(desc(auditEntries.at), desc(auditEntries.line))
    .limit(50);
}

export type RecentDecision = Awaited<ReturnType<typeof selectRecentDecisions>>[number];

export type LastAct = Awaited<ReturnType<typeof selectLastAct>>[number];

/** Directly follows a change in its batch: fails the whole batch where that changed no row. */
export function insertAuditOfChange(db: Database, entry: AuditEntry, now: Date) {
  const id = sql<string>`CASE WHEN changes() > 0 THEN ${crypto.randomUUID()} END`;
  return db.insert(auditEntries).values({ id, at: now.getTime(), ...entry });
}

/** Directly follows a change in its batch: writes nothing where that changed no row. */
export function insertAuditIfChanged(db: Database, entry: AuditEntry, now: Date) {
  const row = { id: crypto.randomUUID(), at: now.getTime(), ...entry };
  return insertRow(db, auditEntries, row, [sql`changes() > 0`]);
}

/** The row had changed since it was read, or the form was taken before. */
export function isStale(error: unknown): boolean {
  const isUnchanged = `${error} ${error instanceof Error ? error.cause : ""}`.includes(
    "NOT NULL constraint failed: audit_log.id",
  );
  return isUnchanged || isTaken(error);
}

/** The log with its values. It's a view without a place in the schema; a trigger splits what's written to it. */
export const auditEntries = sqliteTable("audit_entries", {
  line: integer(),
  id: id(),
  at: instant().notNull(),
  actor_id: text(),
  action: text().notNull(),
  subject_kind: text().notNull(),
  subject_id: text().notNull(),
  /** Whose values they are. */
  person_id: text(),
  before: text({ mode: "json" }),
  after: text({ mode: "json" }),
});
