import { lt, sql } from "drizzle-orm";
import type { Database } from "./client";
import { throttleCounts } from "./schema/upkeep";

/** One statement counts and tells: how often this happened in the span, this time included. */
export async function countThrottle(db: Database, name: string, subject: string, spanStart: number) {
  const rows = await db
    .insert(throttleCounts)
    .values({ name, subject, span_start: spanStart, count: 1 })
    .onConflictDoUpdate({
      target: [throttleCounts.name, throttleCounts.subject, throttleCounts.span_start],
      set: { count: sql`${throttleCounts.count} + 1` },
    })
    .returning({ count: throttleCounts.count });
  return rows[0]?.count ?? 1;
}

export function deleteOldThrottles(db: Database, before: Date) {
  return db.delete(throttleCounts).where(lt(throttleCounts.span_start, before.getTime()));
}
