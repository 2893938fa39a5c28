import { join } from "node:path";
import { readLines } from "./files";
import type { Backup } from "./open-backup";
import { parcels } from "./row-lines";
import { insertQuery } from "./row-queries";
import { parentsFirst } from "./schema";
import type { Guide, Say } from "./take-backup";
import { writeBucket } from "./write-bucket";

/**
 * Restores missing rows of some tables or objects of some buckets in a live guide. Existing ones stay, and triggers
 * run, so that counts and the search follow.
 */
export async function restorePart(
  guide: Guide,
  { manifest, folder }: Backup,
  names: readonly string[],
  say: Say,
): Promise<void> {
  const tables = Object.entries(manifest.databases).flatMap(([database, { tables }]) =>
    parentsFirst(tables).map((table) => ({ database, table })),
  );
  const known = [...tables.map(({ table }) => table.name), ...Object.keys(guide.buckets)];
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Error(`The backup has no ${unknown.join(", ")}. It has: ${known.join(", ")}.`);
  for (const { database, table } of tables) {
    const db = guide.databases[database];
    if (!db || !names.includes(table.name)) continue;
    let added = 0;
    for await (const parcel of parcels(readLines(join(folder, "rows", database, `${table.name}.ndjson`)))) {
      const query = db.prepare(insertQuery(table, "missing")).bind(`[${parcel.join(",")}]`);
      const [before, , after] = await db.batch<{ rows: number }>([
        countOf(db, table.name),
        query,
        countOf(db, table.name),
      ]);
      added += (after?.results[0]?.rows ?? 0) - (before?.results[0]?.rows ?? 0);
    }
    say(`${table.name}: ${added} of ${table.rows} rows brought back`);
  }
  for (const [name, bucket] of Object.entries(guide.buckets))
    if (names.includes(name)) await writeBucket(bucket, name, folder, say, "missing");
}

function countOf(db: D1Database, table: string): D1PreparedStatement {
  return db.prepare(`SELECT count(*) AS rows FROM "${table}"`);
}
