import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { damages, sumsFile, writeSums } from "./checksums";
import { filesIn, sumOf } from "./files";
import { type Manifest, manifestFile } from "./manifest";
import { objectPath } from "./object-path";
import { closeIndex, readBucket } from "./read-bucket";
import { type Reading, readDatabase } from "./read-database";

export type Guide = {
  databases: Record<string, D1Database>;
  buckets: Record<string, R2Bucket>;
};
export type Say = (line: string) => void;

const begun = "begun.json";
const mostReadings = 4;

/**
 * Copies a guide into a folder; an interrupted backup continues. Rows are read until two readings agree, so that the
 * backup is one consistent state. Tables that never stop changing, such as the jobs' log, are named and taken as last
 * read.
 */
export async function takeBackup(
  guide: Guide,
  folder: string,
  { from, now, say }: { from: Manifest["from"]; now: Date; say: Say },
): Promise<Manifest> {
  await begin(guide, folder, from);
  await copyObjects(guide, folder, say);
  const { readings, restless } = await readUntilStill(guide, folder, say);
  // For objects stored while the rows were read.
  await copyObjects(guide, folder, say);
  return close(guide, folder, { from, now, readings, restless });
}

async function begin({ databases }: Guide, folder: string, from: Manifest["from"]): Promise<void> {
  const identity = await identityOf(databases.DB);
  mkdirSync(folder, { recursive: true });
  if (existsSync(join(folder, sumsFile)))
    throw new Error(`${folder} holds a whole backup already: name another folder.`);
  const path = join(folder, begun);
  if (!existsSync(path)) {
    if (readdirSync(folder).length > 0)
      throw new Error(`${folder} holds something else: name another folder.`);
    writeFileSync(path, JSON.stringify({ from, identity }));
    return;
  }
  const earlier = JSON.parse(readFileSync(path, "utf8")) as { from: string; identity: string | null };
  const isSame = earlier.from === from && (earlier.identity ?? identity) === identity;
  if (!isSame) throw new Error(`${folder} holds what was begun of another guide: name another folder.`);
}

/** The database's own id, so that two guides never mix in one folder. */
async function identityOf(db?: D1Database): Promise<string | null> {
  const isGuide = await db?.prepare("SELECT 1 FROM sqlite_master WHERE name = 'guide_identity'").first();
  if (!isGuide) throw new Error("There is no guide here yet.");
  const found = await db?.prepare("SELECT identity FROM guide_identity").first<{ identity: string }>();
  return found?.identity ?? null;
}

async function copyObjects({ buckets }: Guide, folder: string, say: Say): Promise<void> {
  for (const [name, bucket] of Object.entries(buckets))
    say(`${name}: ${await readBucket(bucket, name, folder)} objects fetched`);
}

type Readings = Map<string, Reading>;

async function readUntilStill(guide: Guide, folder: string, say: Say) {
  let last: Readings | null = null;
  for (let count = 1; ; count++) {
    const readings: Readings = new Map();
    for (const [name, db] of Object.entries(guide.databases)) {
      const reading = await readDatabase(db, join(folder, "rows", name));
      readings.set(name, reading);
      const rows = [...reading.tables.values()].reduce((sum, table) => sum + table.rows, 0);
      say(`${name}: ${reading.tables.size} tables, ${rows} rows, reading ${count}`);
    }
    const restless = last ? changed(last, readings) : ["everything"];
    if (restless.length === 0) return { readings, restless };
    if (last && count >= mostReadings) return { readings, restless };
    last = readings;
  }
}

function changed(before: Readings, after: Readings): string[] {
  return [...after].flatMap(([name, { shape, tables }]) => {
    const earlier = before.get(name);
    if (JSON.stringify(earlier?.shape) !== JSON.stringify(shape))
      throw new Error("The guide was upgraded meanwhile: begin again, in another folder.");
    return [...tables].flatMap(([table, { sum }]) =>
      earlier?.tables.get(table)?.sum === sum ? [] : [`${name}.${table}`],
    );
  });
}

async function close(
  guide: Guide,
  folder: string,
  {
    from,
    now,
    readings,
    restless,
  }: { from: Manifest["from"]; now: Date; readings: Readings; restless: string[] },
): Promise<Manifest> {
  const written = new Map<string, string>();
  const manifest: Manifest = {
    format: 1,
    made_at: now.toISOString(),
    from,
    databases: {},
    buckets: {},
    restless,
  };
  for (const [name, { shape, tables }] of readings) {
    const counted = shape.tables.map((table) => ({ ...table, rows: tables.get(table.name)?.rows ?? 0 }));
    manifest.databases[name] = { ...shape, tables: counted };
    for (const [table, { sum }] of tables) written.set(`rows/${name}/${table}.ndjson`, sum);
  }
  for (const name of Object.keys(guide.buckets)) {
    const objects = await closeIndex(folder, name);
    const bytes = objects.reduce((sum, { size }) => sum + size, 0);
    manifest.buckets[name] = { objects: objects.length, bytes };
    for (const { key, sum } of objects) written.set(objectPath(name, key), sum);
  }
  writeFileSync(join(folder, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`);
  await seal(folder, written);
  rmSync(join(folder, begun));
  return manifest;
}

/** Reads everything back from the disk before the backup counts as complete. */
async function seal(folder: string, written: Map<string, string>): Promise<void> {
  const found = new Map<string, string>();
  for (const path of filesIn(folder)) {
    if (path.endsWith(".part")) rmSync(join(folder, path));
    else if (path !== begun) found.set(path, await sumOf(join(folder, path)));
  }
  const wrong = damages(written, found);
  if (wrong.length > 0) throw new Error(`The disk gave back something else: ${wrong.join(", ")}.`);
  const list = join(folder, sumsFile);
  writeFileSync(`${list}.part`, writeSums(found));
  renameSync(`${list}.part`, list);
}
