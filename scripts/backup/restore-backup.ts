import { workIn } from "./emptiness";
import { type Manifest, unknownMigrations } from "./manifest";
import type { Backup } from "./open-backup";
import { listAll } from "./read-bucket";
import { readShape } from "./read-database";
import { quoted } from "./schema";
import type { Guide, Say } from "./take-backup";
import { writeBucket } from "./write-bucket";
import { tableInProgress, writeDatabase } from "./write-database";

/**
 * Restores a backup into an empty guide: tables, rows, indexes and triggers of both databases, then the objects. A
 * table marks the restore as under way, so that an interrupted one can be started again, and no other interferes.
 */
export async function restoreBackup(
  guide: Guide,
  backup: Backup,
  { migrations, say }: { migrations: Record<string, readonly string[]>; say: Say },
): Promise<Manifest> {
  const { manifest } = backup;
  const unknown = unknownMigrations(manifest, migrations);
  if (unknown.length > 0)
    throw new Error(`This backup is of a newer guide, with ${unknown.join(", ")}: update this one first.`);
  const main = guide.databases.DB;
  if (!main) throw new Error("no database is bound as DB.");
  await claim(guide, main, backup.id);
  for (const [name, db] of Object.entries(guide.databases)) {
    const written = manifest.databases[name];
    if (written) await writeDatabase(db, name, written, backup.folder, say);
  }
  for (const [name, bucket] of Object.entries(guide.buckets))
    await writeBucket(bucket, name, backup.folder, say);
  await main.prepare(`DROP TABLE ${tableInProgress}`).run();
  return manifest;
}

/** Marks an empty guide for this restore, or continues the interrupted one. */
async function claim(guide: Guide, main: D1Database, id: string): Promise<void> {
  const { tables } = await readShape(main);
  if (tables.some(({ name }) => name === tableInProgress)) {
    const begun = await main.prepare(`SELECT backup FROM ${tableInProgress}`).first<{ backup: string }>();
    if (begun && begun.backup !== id)
      throw new Error("Another backup was begun to be restored here: end that one first.");
    if (begun) return;
  }
  const counted: { name: string; rows: number }[] = [];
  for (const { name } of tables) {
    const found = await main
      .prepare(`SELECT count(*) AS rows FROM ${quoted(name)}`)
      .first<{ rows: number }>();
    counted.push({ name, rows: found?.rows ?? 0 });
  }
  const objects: { bucket: string; key: string }[] = [];
  for (const [bucket, one] of Object.entries(guide.buckets))
    objects.push(...(await listAll(one)).map(({ key }) => ({ bucket, key })));
  const work = workIn(counted, objects);
  if (work.length > 0)
    throw new Error(`Nothing was restored: this guide isn't empty.\n- ${work.join("\n- ")}`);
  await main.batch([
    main.prepare(`CREATE TABLE IF NOT EXISTS ${tableInProgress} (backup TEXT NOT NULL)`),
    main.prepare(`INSERT INTO ${tableInProgress} VALUES (?)`).bind(id),
  ]);
}
