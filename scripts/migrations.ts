import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";

/** Known migrations by database, in order. */
export const knownMigrations = {
  DB: namesIn("drizzle"),
  SEARCH_DB: namesIn("drizzle/search"),
};

type Executes = { exec(query: string): Promise<unknown> };
type Folder = "drizzle" | "drizzle/search";

/** Gives a new database everything the migrations make, in one go. */
export async function migrate(database: Executes, folder: Folder): Promise<void> {
  const statements = namesIn(folder).flatMap((name) => statementsOf(folder, name));
  await database.exec(statements.join("\n"));
}

const applied =
  "CREATE TABLE IF NOT EXISTS d1_migrations(id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)";

/**
 * Gives a local database the migrations it lacks, each whole or not at all, and lists them as wrangler does. Wrangler
 * itself takes half a minute of a slow machine's processor for it, before anybody sees a page.
 */
export async function applyMissing(database: D1Database, folder: Folder): Promise<void> {
  await database.exec(applied);
  const { results } = await database.prepare("SELECT name FROM d1_migrations").all<{ name: string }>();
  const known = new Set(results.map(({ name }) => name));
  for (const name of namesIn(folder).filter((one) => !known.has(one))) {
    const listed = `INSERT INTO d1_migrations (name) VALUES ('${name}')`;
    await database.exec([...statementsOf(folder, name), listed].join("\n"));
  }
}

function statementsOf(folder: Folder, name: string): string[] {
  return readFileSync(`${folder}/${name}`, "utf8").split("--> statement-breakpoint").map(inOneLine);
}

/** D1's `exec` runs line by line. */
function inOneLine(statement: string): string {
  const lines = statement.split("\n").filter((line) => !line.trim().startsWith("--"));
  return lines.join(" ").trim();
}

function namesIn(folder: string): string[] {
  return globSync(`${folder}/*.sql`)
    .map((file) => basename(file))
    .sort();
}
