import { globSync, readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";

/**
 * The first migrations to follow this rule: the former release is running during a migration, and again after a
 * rollback.
 */
const firstHeld = { drizzle: "0025", "drizzle/search": "0003" } as const;
export type MigrationFolder = keyof typeof firstHeld;

const migrationsOf = (folder: MigrationFolder) =>
  globSync(`${folder}/*.sql`)
    .sort()
    .map((path) => ({ path, words: readFileSync(path, "utf8") }));

const isHeld = (folder: MigrationFolder, path: string) => path >= `${folder}/${firstHeld[folder]}`;

/** What each migration removes that the former release relies on. */
export function lossesOfAll(folder: MigrationFolder): string[] {
  const database = new DatabaseSync(":memory:");
  return migrationsOf(folder).flatMap(({ path, words }) => {
    const losses = lossesThrough(database, words);
    return isHeld(folder, path) ? losses.map((loss) => `${path}: ${loss}`) : [];
  });
}

/** The same for a migration that doesn't exist yet. */
export function lossesOf(folder: MigrationFolder, words: string): string[] {
  const database = new DatabaseSync(":memory:");
  for (const earlier of migrationsOf(folder)) database.exec(earlier.words);
  return lossesThrough(database, words);
}

function lossesThrough(database: DatabaseSync, words: string): string[] {
  const before = promisesOf(database);
  database.exec(words);
  const after = new Set(promisesOf(database));
  return before.filter((promise) => !after.has(promise));
}

type Row = Record<string, string | number | null>;

/** Everything code can rely on: readable and optional columns, views, triggers, unique indexes. */
function promisesOf(database: DatabaseSync): string[] {
  const all = (query: string, ...values: string[]) => database.prepare(query).all(...values) as Row[];
  const things = all("SELECT type, name, tbl_name FROM sqlite_master WHERE name NOT LIKE 'sqlite_%'");
  return things.flatMap(({ type, name }) => {
    const called = String(name);
    if (type === "trigger") return [`trigger ${called}`];
    if (type === "index") return [];
    const columns = all('SELECT name, "notnull", dflt_value FROM pragma_table_xinfo(?)', called);
    const unique = all('SELECT name FROM pragma_index_list(?) WHERE "unique"', called).map((index) =>
      all("SELECT name FROM pragma_index_info(?)", String(index.name))
        .map((column) => column.name)
        .join(),
    );
    return [
      ...columns.map((column) => `${type} ${called}: ${column.name}`),
      ...columns
        .filter(({ notnull, dflt_value }) => !notnull || dflt_value !== null)
        .map((column) => `${type} ${called}: ${column.name} left out`),
      ...unique.map((keys) => `${type} ${called}: unique ${keys}`),
    ];
  });
}
