import { and, desc, eq, gt, inArray, isNull, like, lt, or, sql } from "drizzle-orm";
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { pick } from "../../../rules/site/pick";
import type { Database } from "../client";
import { insertRow } from "../rows";
import { profiles } from "../schema/accounts";
import { id, instant } from "../schema/columns";
import { auditLog, auditValues } from "../schema/upkeep";
import { isTaken, type TakenForm } from "./taken-forms";

export type AuditEntry = {
  actor_id: string | null;
  action: string;
  subject_kind: string;
  subject_id: string;
  before?: unknown;
  after?: unknown;
};

/** Whoever acts, by a form that is taken once or without one. */
export type Sender = { id: string; form?: TakenForm };

/** What somebody did to one thing, for the log. */
export function entryOf(
  { id }: { id: string | null },
  action: string,
  [subject_kind, subject_id]: readonly [kind: string, id: string],
  values: Pick<AuditEntry, "before" | "after"> = {},
): AuditEntry {
  return { actor_id: id, action, subject_kind, subject_id, ...values };
}

/** What a person did to their own account. */
export function accountEntry(id: string, action: string, after?: unknown): AuditEntry {
  return entryOf({ id }, action, ["user", id], { after });
}

/** Goes into the batch of the act it records. */
export function insertAudit(db: Database, entry: AuditEntry, now: Date) {
  return db.insert(auditEntries).values({ id: crypto.randomUUID(), at: now.getTime(), ...entry });
}

/** Everything the log tells of a person: what happened to the account, and the values it keeps of what is theirs. */
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

/** Moves beside the log what a release before 0028 wrote into it, once nobody can take it back any more. */
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

/** Values of what belongs to nobody: kept while an act can be taken back, and not for good. */
export function deleteNobodysAuditValues(db: Database, before: Date) {
  return db
    .delete(auditValues)
    .where(and(isNull(auditValues.person_id), lt(auditValues.at, before.getTime())));
}

/** The last thing that happened to something. */
export function selectLastAct(db: Database, kind: string, id: string) {
  return db
    .select({ at: auditEntries.at, action: auditEntries.action, before: auditEntries.before })
    .from(auditEntries)
    .where(and(eq(auditEntries.subject_kind, kind), eq(auditEntries.subject_id, id)))
    .orderBy(desc(auditEntries.at), desc(auditEntries.line))
    .limit(1);
}

/** Who last did something to a thing, and when; nobody where it was a job. */
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

/** What was decided a moment ago and has not been taken back or overtaken: the last act on each thing, the newest first. */
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

/** Stands right behind a change in its batch. A change that found no row makes it fail, and the whole batch with it. */
export function insertAuditOfChange(db: Database, entry: AuditEntry, now: Date) {
  const id = sql<string>`CASE WHEN changes() > 0 THEN ${crypto.randomUUID()} END`;
  return db.insert(auditEntries).values({ id, at: now.getTime(), ...entry });
}

/** Stands right behind a change in its batch, and tells of it only where there was one. */
export function insertAuditIfChanged(db: Database, entry: AuditEntry, now: Date) {
  const row = { id: crypto.randomUUID(), at: now.getTime(), ...entry };
  return insertRow(db, auditEntries, row, [sql`changes() > 0`]);
}

/** The row was no longer as it was read, or the form had been taken before. */
export function isStale(error: unknown): boolean {
  const isUnchanged = `${error} ${error instanceof Error ? error.cause : ""}`.includes(
    "NOT NULL constraint failed: audit_log.id",
  );
  return isUnchanged || isTaken(error);
}

/**
 * The log and the values that stand beside it, as one. It is a view, with no place in the schema: a trigger parts what is
 * written to it.
 */
export const auditEntries = sqliteTable("audit_entries", {
  /** Grows with every entry. */
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
