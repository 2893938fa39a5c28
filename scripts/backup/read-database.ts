import { join } from "node:path";
import { writeLines } from "./files";
import { lineOf, nextPageSize } from "./row-lines";
import { noPosition, pageQuery, positionOf } from "./row-queries";
import { type Column, parentsFirst, quoted, type SchemaEntry, type Table, tableOf } from "./schema";

export type Shape = { migrations: string[]; schema: SchemaEntry[]; tables: Table[] };

/** The platform's tables and a full-text index's internals aren't copied. */
const isOurs = ({ name, type }: { name: string; type: string }) =>
  type === "table" && !/^(_cf_|sqlite_(?!sequence$))/.test(name);

export async function readShape(db: D1Database): Promise<Shape> {
  const all = async <Row>(query: string) => (await db.prepare(query).all<Row>()).results;
  const listed = await all<{ name: string; type: string; wr: number }>("PRAGMA table_list");
  const ours = listed.filter(isOurs);
  const hidden = new Set(listed.filter(({ type }) => type === "shadow").map(({ name }) => name));
  const entries = await all<SchemaEntry>(
    "SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY rowid",
  );
  const schema = entries.filter(({ name }) => !hidden.has(name) && !/^(_cf_|sqlite_)/.test(name));
  const tables: Table[] = [];
  for (const { name, wr } of ours) {
    const columns = await all<Column>(`PRAGMA table_xinfo(${quoted(name)})`);
    const parents = await all<{ table: string; from: string; to: string | null }>(
      `PRAGMA foreign_key_list(${quoted(name)})`,
    );
    const named = parents.map(({ table, from, to }) => ({ table, from, to: to ?? "id" }));
    tables.push(tableOf(name, columns, wr === 0, named));
  }
  const isMigrated = tables.some(({ name }) => name === "d1_migrations");
  const migrations = isMigrated
    ? await all<{ name: string }>("SELECT name FROM d1_migrations ORDER BY id")
    : [];
  return { migrations: migrations.map(({ name }) => name), schema, tables: parentsFirst(tables) };
}

export async function* readTable(db: D1Database, table: Table): AsyncGenerator<string> {
  let position = noPosition(table) as unknown[];
  let size = 100;
  for (let isFirst = true; ; isFirst = false) {
    const query = db.prepare(pageQuery(table, isFirst));
    const rows = await query.bind(...(isFirst ? [] : position), size).raw<unknown[]>();
    const lines = rows.map((row) => lineOf(table, row));
    yield* lines;
    const last = rows.at(-1);
    if (!last || rows.length < size) return;
    position = positionOf(table, last);
    size = nextPageSize(
      rows.length,
      lines.reduce((sum, line) => sum + line.length, 0),
    );
  }
}

export type Reading = { shape: Shape; tables: Map<string, { sum: string; rows: number }> };

/** Each table into its own file; referring tables first, so that no row lacks what it refers to. */
export async function readDatabase(db: D1Database, folder: string): Promise<Reading> {
  const shape = await readShape(db);
  const tables = new Map<string, { sum: string; rows: number }>();
  for (const table of shape.tables.toReversed()) {
    let rows = 0;
    const counted = async function* () {
      for await (const line of readTable(db, table)) {
        rows++;
        yield line;
      }
    };
    const sum = await writeLines(join(folder, `${table.name}.ndjson`), counted());
    tables.set(table.name, { sum, rows });
  }
  return { shape, tables };
}
