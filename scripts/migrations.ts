import { globSync } from "node:fs";

/** The migrations in the order they are applied. */
export function migrationFiles(folder = "drizzle"): string[] {
  return globSync(`${folder}/*.sql`).sort();
}
