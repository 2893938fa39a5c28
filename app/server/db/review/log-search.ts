import { eq, type SQL, sql } from "drizzle-orm";
import { reviewKinds } from "../../../rules/review/review-kinds";
import type { Database } from "../database";
import { foldSql } from "../fold-sql";
import { profiles } from "../schema/accounts";
import { auditLog, auditValues } from "../schema/upkeep";
import { question } from "../statement";
import { reviewNames, reviewTables } from "./review-tables";

export type AuditKey = readonly [at: number, line: number];

export type AuditSlice = {
  /** An id, an address, or part of a name, folded. */
  person: string;
  thing: { kind: string; id: string } | null;
  act: string;
  since: number | null;
  before: number | null;
  after: AuditKey | null;
  limit: number;
};

export type AuditRow = {
  line: number;
  at: number;
  actor_id: string | null;
  actor: string | null;
  action: string;
  kind: string;
  id: string;
  name: string | null;
  before: string | null;
  after: string | null;
};

const names = sql.join(
  reviewKinds.map(
    (kind) =>
      sql`WHEN ${kind} THEN (SELECT ${reviewNames[kind]} FROM ${reviewTables[kind]} WHERE ${reviewTables[kind]}.id = log.subject_id)`,
  ),
  sql` `,
);

/** Newest first, with values and the names of people who still have an account. */
export function selectAuditEntries(db: Database, slice: AuditSlice) {
  return question<AuditRow>(
    db,
    sql`SELECT log.rowid AS line, log.at, log.actor_id, log.action, log.subject_kind AS kind, log.subject_id AS id,
      (SELECT name FROM ${profiles} WHERE ${profiles}.id = log.actor_id) AS actor,
      CASE log.subject_kind WHEN 'user' THEN (SELECT name FROM ${profiles} WHERE ${profiles}.id = log.subject_id) ${names} END AS name,
      coalesce(said.before, log.before) AS before, coalesce(said.after, log.after) AS after
      FROM ${auditLog} AS log LEFT JOIN ${auditValues} AS said ON said.entry_id = log.id
      WHERE ${sql.join(conditions(slice), sql` AND `)} ORDER BY log.at DESC, log.rowid DESC LIMIT ${slice.limit}`,
  );
}

function conditions({ person, thing, act, since, before, after }: AuditSlice): SQL[] {
  const isOn: SQL[] = [sql`1`];
  if (thing) isOn.push(sql`log.subject_kind = ${thing.kind} AND log.subject_id = ${thing.id}`);
  if (person) isOn.push(isBy(person));
  if (act) isOn.push(sql`log.action = ${act}`);
  if (since !== null) isOn.push(sql`log.at >= ${since}`);
  if (before !== null) isOn.push(sql`log.at < ${before}`);
  if (after) isOn.push(sql`(log.at, log.rowid) < (${after[0]}, ${after[1]})`);
  return isOn;
}

/** Acts by a person or on their account. Deleted accounts are only known by id. */
function isBy(person: string): SQL {
  const people = sql`(SELECT id FROM ${profiles} WHERE email = ${person} OR instr(${foldSql(sql`name`)}, ${person}) > 0
    UNION SELECT ${person})`;
  return sql`(log.actor_id IN ${people} OR log.subject_kind = 'user' AND log.subject_id IN ${people})`;
}

export function selectAddressOf(db: Database, id: string) {
  return db.select({ email: profiles.email }).from(profiles).where(eq(profiles.id, id)).limit(1);
}
