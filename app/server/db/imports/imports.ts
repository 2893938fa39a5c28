import { and, asc, desc, eq, inArray, lt, or, sql } from "drizzle-orm";
import type { Database } from "../database";
import { importRows, imports } from "../schema/imports";
import { statement } from "../statement";
import { setColumns } from "../write-row";

export type ImportRecord = typeof imports.$inferSelect;

export function insertImport(db: Database, record: typeof imports.$inferInsert) {
  return db.insert(imports).values(record);
}

export function selectImport(db: Database, id: string) {
  return db.select().from(imports).where(eq(imports.id, id)).limit(1);
}

export function selectRecentImports(db: Database) {
  return db.select().from(imports).where(sql`state <> 'reading'`).orderBy(desc(imports.created_at)).limit(30);
}

/** The oldest import that's being carried out or taken back. */
export function selectUnderWay(db: Database) {
  return db
    .select()
    .from(imports)
    .where(sql`state IN ('applying', 'returning')`)
    .orderBy(asc(imports.updated_at))
    .limit(1);
}

/** A later import of the same source builds on this one. */
export function selectLater(db: Database, { id, source, kind }: ImportRecord) {
  const stands = inArray(imports.state, ["applying", "applied", "returning"]);
  const isLater = sql`(created_at, rowid) > (SELECT created_at, rowid FROM ${imports} WHERE id = ${id})`;
  return db
    .select({ id: imports.id })
    .from(imports)
    .where(and(eq(imports.source, source), eq(imports.kind, kind), isLater, stands))
    .limit(1);
}

/** One step, only where the import is as it was read. */
export function updateImport(
  db: Database,
  { id, version }: Pick<ImportRecord, "id" | "version">,
  values: Partial<ImportRecord>,
  now: Date,
) {
  const set = setColumns(imports, { ...values, version: version + 1, updated_at: now.getTime() });
  return statement(db, sql`UPDATE ${imports} SET ${set} WHERE id = ${id} AND version = ${version}`);
}

/** A preview that was never applied holds other people's data, so it's deleted after a day. */
export function deleteOldPreviews(db: Database, before: Date) {
  const isOver = and(
    or(eq(imports.state, "read"), eq(imports.state, "reading")),
    lt(imports.created_at, before.getTime()),
  );
  const gone = db.select({ id: imports.id }).from(imports).where(isOver);
  return [
    db.delete(importRows).where(inArray(importRows.import_id, gone)),
    db.delete(imports).where(isOver),
  ] as const;
}
