import { eq } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { pick } from "../../../rules/site/pick";
import type { Database } from "../database";
import { profiles } from "../schema/accounts";

type Owned = SQLiteTable & Record<"id" | "user_id", SQLiteColumn>;

/** The submission's owner, with the language of their mail. */
export function selectOwner(db: Database, table: Owned, id: string) {
  return db
    .select(pick(profiles, "id", "name", "email", "language", "taken_over_at"))
    .from(profiles)
    .where(eq(profiles.id, db.select({ id: table.user_id }).from(table).where(eq(table.id, id))))
    .limit(1);
}
