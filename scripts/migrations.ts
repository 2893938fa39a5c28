import { globSync } from "node:fs";

/** The migrations in the order they are applied. */
export function migrationFiles(): string[] {
  return globSync("drizzle/*.sql").sort();
}
