import { join } from "node:path";
import { readLines } from "./files";
import type { Manifest } from "./manifest";
import { readShape } from "./read-database";
import { parcels } from "./row-lines";
import { insertQuery } from "./row-queries";
import { counters, dropsOf, parentsFirst, quoted, stepsOf } from "./schema";
import type { Say } from "./take-backup";

export const tableInProgress = "restore_in_progress";

const atOnce = 50;

/** Drops what's there, then creates tables, rows, and only then triggers. */
export async function writeDatabase(
  db: D1Database,
  name: string,
  { schema, tables }: Manifest["databases"][string],
  folder: string,
  say: Say,
): Promise<void> {
  const there = await readShape(db);
  const isOld = (one: { name: string }) => one.name !== tableInProgress;
  const { before, after } = stepsOf(schema);
  await run(db, dropsOf(there.schema.filter(isOld), there.tables.filter(isOld)));
  await run(db, before);
  let rows = 0;
  for (const table of parentsFirst(tables)) {
    if (table.name === counters) await run(db, [`DELETE FROM ${counters}`]);
    const lines = readLines(join(folder, "rows", name, `${table.name}.ndjson`));
    for await (const parcel of parcels(lines))
      await db
        .prepare(insertQuery(table))
        .bind(`[${parcel.join(",")}]`)
        .run();
    rows += await countRows(db, table, say);
  }
  await run(db, after);
  say(`${name}: ${tables.length} tables, ${rows} rows`);
}

async function run(db: D1Database, statements: readonly string[]): Promise<void> {
  for (let from = 0; from < statements.length; from += atOnce)
    await db.batch(statements.slice(from, from + atOnce).map((one) => db.prepare(one)));
}

/** Rows are missing where what they refer to is gone; that's reported. */
async function countRows(db: D1Database, table: { name: string; rows: number }, say: Say): Promise<number> {
  const found = await db
    .prepare(`SELECT count(*) AS rows FROM ${quoted(table.name)}`)
    .first<{ rows: number }>();
  const rows = found?.rows ?? 0;
  if (rows < table.rows) say(`${table.name}: ${table.rows - rows} rows left out, what they refer to is gone`);
  return rows;
}
