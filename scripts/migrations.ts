import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";

/** The migrations this code knows, as the databases call them, in their order. */
export const knownMigrations = {
  DB: namesIn("drizzle"),
  SEARCH_DB: namesIn("drizzle/search"),
};

type Executes = { exec(query: string): Promise<unknown> };

/** Gives a new database everything the migrations make, in one go: wrangler asks it about each of them in turn. */
export async function migrate(database: Executes, folder: "drizzle" | "drizzle/search"): Promise<void> {
  const statements = globSync(`${folder}/*.sql`)
    .sort()
    .flatMap((file) => readFileSync(file, "utf8").split("--> statement-breakpoint"));
  await database.exec(statements.map(inOneLine).join("\n"));
}

/** D1 executes line by line. */
function inOneLine(statement: string): string {
  const lines = statement.split("\n").filter((line) => !line.trim().startsWith("--"));
  return lines.join(" ").trim();
}

function namesIn(folder: string): string[] {
  return globSync(`${folder}/*.sql`)
    .map((file) => basename(file))
    .sort();
}
