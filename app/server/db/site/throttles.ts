import { and, eq, lt, sql } from "drizzle-orm";
import type { Database } from "../database";
import { throttleCounts } from "../schema/upkeep";

/** Counts and returns, in one statement, how often this happened in the span, this time included. */
export function upsertThrottle(db: Database, name: string, subject: string, spanStart: number, times = 1) {
  return db
    .insert(throttleCounts)
    .values({ name, subject, span_start: spanStart, count: times })
    .onConflictDoUpdate({
      target: [throttleCounts.name, throttleCounts.subject, throttleCounts.span_start],
      set: { count: sql`${throttleCounts.count} + ${times}` },
    })
    .returning({ count: throttleCounts.count });
}

export async function countThrottle(
  db: Database,
  name: string,
  subject: string,
  spanStart: number,
  times = 1,
) {
  const rows = await upsertThrottle(db, name, subject, spanStart, times);
  return rows[0]?.count ?? 1;
}

/** A try that turned out to be right isn't counted. */
export function takeBackThrottle(
  db: Database,
  name: string,
  subject: string,
  spanStart: number,
  by: "one" | "all",
) {
  return db
    .update(throttleCounts)
    .set({ count: by === "all" ? 0 : sql`max(0, ${throttleCounts.count} - 1)` })
    .where(
      and(
        eq(throttleCounts.name, name),
        eq(throttleCounts.subject, subject),
        eq(throttleCounts.span_start, spanStart),
      ),
    );
}

export function deleteOldThrottles(db: Database, before: Date) {
  return db.delete(throttleCounts).where(lt(throttleCounts.span_start, before.getTime()));
}
