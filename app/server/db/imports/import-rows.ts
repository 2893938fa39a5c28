import { and, asc, count, eq, gt, inArray, lte, sql } from "drizzle-orm";
import type { ImportVerdict, RowKind } from "../../../rules/imports/import-states";
import { pick } from "../../../rules/site/pick";
import type { Database } from "../database";
import { importRows } from "../schema/imports";
import { statement } from "../statement";

export type ImportRow = typeof importRows.$inferSelect;

export type ReadRow = Pick<
  ImportRow,
  "number" | "kind" | "key" | "name" | "cells" | "pictures" | "verdict" | "notes"
>;

export type SettledRow = Pick<ImportRow, "number" | "outcome" | "made_id" | "fields" | "before" | "notes">;

const columns = (names: readonly string[]) =>
  sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );

/** Reading a row again replaces it. */
export function putRows(
  db: Database,
  { id, source }: { id: string; source: string },
  rows: readonly ReadRow[],
) {
  const judged = ["kind", "key", "name", "pictures", "verdict", "notes"] as const;
  const values = [...judged, "cells"].map((name) => sql`value ->> ${`$.${name}`}`);
  const set = judged.map((name) => sql`${sql.identifier(name)} = excluded.${sql.identifier(name)}`);
  return statement(
    db,
    sql`INSERT INTO ${importRows} (import_id, source, number, ${columns([...judged, "cells"])})
      SELECT ${id}, ${source}, value ->> '$.number', ${sql.join(values, sql`, `)}
      FROM json_each(${JSON.stringify(rows)}) WHERE true
      ON CONFLICT (import_id, number) DO UPDATE SET ${sql.join(set, sql`, `)}`,
  );
}

export function settleRows(db: Database, importId: string, rows: readonly SettledRow[]) {
  const names = ["outcome", "made_id", "fields", "before", "notes"];
  const set = names.map((name) => sql`${sql.identifier(name)} = settled.value ->> ${`$.${name}`}`);
  return statement(
    db,
    sql`UPDATE ${importRows} SET ${sql.join(set, sql`, `)}
      FROM (SELECT value FROM json_each(${JSON.stringify(rows)})) AS settled
      WHERE import_id = ${importId} AND number = settled.value ->> '$.number'`,
  );
}

/** In the order of the file; of one verdict or all. */
export function selectRows(
  db: Database,
  importId: string,
  { after, limit, verdict }: { after: number; limit: number; verdict?: ImportVerdict },
) {
  const isMeant = verdict ? eq(importRows.verdict, verdict) : undefined;
  return db
    .select()
    .from(importRows)
    .where(and(eq(importRows.import_id, importId), gt(importRows.number, after), isMeant))
    .orderBy(asc(importRows.number))
    .limit(limit);
}

export function selectRowsBetween(db: Database, importId: string, after: number, upTo: number) {
  const { number } = importRows;
  return db
    .select()
    .from(importRows)
    .where(and(eq(importRows.import_id, importId), gt(number, after), lte(number, upTo)))
    .orderBy(asc(number));
}

/** In the order of the file. */
export function selectRowsByNumber(db: Database, importId: string, numbers: readonly number[]) {
  return db
    .select()
    .from(importRows)
    .where(and(eq(importRows.import_id, importId), inArray(importRows.number, [...numbers])))
    .orderBy(asc(importRows.number));
}

export function countRows(db: Database, importId: string) {
  return db
    .select({ verdict: importRows.verdict, outcome: importRows.outcome, count: count() })
    .from(importRows)
    .where(eq(importRows.import_id, importId))
    .groupBy(importRows.verdict, importRows.outcome);
}

/** For each key of the source, the newest row it became here. */
export function selectLinks(db: Database, source: string, kind: RowKind, keys: readonly string[]) {
  const isMeant = sql`${importRows.key} IN (SELECT value FROM json_each(${JSON.stringify(keys)}))`;
  const isThere = sql`${importRows.made_id} IS NOT NULL`;
  return db
    .select({
      ...pick(importRows, "key", "made_id", "fields"),
      latest:
        sql<string>`max((SELECT printf('%015d', created_at) FROM imports WHERE id = ${importRows.import_id})
        || printf('%012d', ${importRows}.rowid))`.as("latest"),
    })
    .from(importRows)
    .where(and(eq(importRows.source, source), eq(importRows.kind, kind), isThere, isMeant))
    .groupBy(importRows.key);
}
