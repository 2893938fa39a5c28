import { isNotNull, sql } from "drizzle-orm";
import { submittedTables } from "./belongings";
import type { Database } from "./client";

/** How many of each kind wait for a reviewer; each count reads only what waits. */
export function countWaiting(db: Database) {
  return Object.values(submittedTables).map((table) =>
    db
      .select({ count: sql<number>`count(*)`.as("waiting") })
      .from(table)
      .where(isNotNull(table.waiting_since)),
  );
}

export const waitingKinds = Object.keys(submittedTables) as (keyof typeof submittedTables)[];
