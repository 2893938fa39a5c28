import { globSync, readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";

type Value = string | number | null;

const migrations = () => globSync("drizzle/*.sql").sort();
const carryOut = (database: DatabaseSync, paths: string[]) => {
  for (const path of paths) database.exec(readFileSync(path, "utf8"));
};

/** A database before one of its migrations. */
export function databaseBefore(first: string): DatabaseSync {
  const database = new DatabaseSync(":memory:");
  carryOut(
    database,
    migrations().filter((path) => path < first),
  );
  return database;
}

/** Runs that migration and all later ones. */
export function migrateFrom(database: DatabaseSync, first: string): void {
  carryOut(
    database,
    migrations().filter((path) => path >= first),
  );
}

/** A row with these values, and anything valid in other required columns. */
export function fillRow(database: DatabaseSync, table: string, given: Record<string, Value>): void {
  const columns = database
    .prepare('SELECT name, type FROM pragma_table_info(?) WHERE "notnull" AND dflt_value IS NULL')
    .all(table);
  const filling = (name: string, type: string) =>
    type === "INTEGER" ? 0 : name.endsWith("_date") ? "2026-12-01" : `${table} ${given.id}`;
  const fillings = columns.map(({ name, type }) => [name, filling(String(name), String(type))]);
  const row: Record<string, Value> = { ...Object.fromEntries(fillings), ...given };
  const names = Object.keys(row);
  const places = names.map(() => "?").join(", ");
  database
    .prepare(`INSERT INTO ${table} (${names.map((name) => `"${name}"`).join(", ")}) VALUES (${places})`)
    .run(...Object.values(row));
}
