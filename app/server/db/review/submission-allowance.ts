import { and, eq, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "../database";
import { throttleCounts } from "../schema/upkeep";

type Allowance = { name: string; subject: string; start: number; limit: number };
export type SubmittedTable = SQLiteTable & Record<"id" | "slug" | "user_id" | "form_token", SQLiteColumn>;

export function isWithin({ name, subject, start, limit }: Allowance): SQL {
  return sql`coalesce((SELECT count FROM ${throttleCounts}
    WHERE name = ${name} AND subject = ${subject} AND span_start = ${start}), 0) < ${limit}`;
}

/** Counts only the form that has just written its row. */
export function countSubmission(
  db: Database,
  table: SubmittedTable,
  id: string,
  { name, subject, start }: Allowance,
) {
  const isWritten = sql`EXISTS (SELECT 1 FROM ${table} WHERE id = ${id})`;
  return db
    .insert(throttleCounts)
    .select(sql`SELECT ${name}, ${subject}, ${start}, 1 WHERE ${isWritten}`)
    .onConflictDoUpdate({
      target: [throttleCounts.name, throttleCounts.subject, throttleCounts.span_start],
      set: { count: sql`${throttleCounts.count} + 1` },
    });
}

/** What this form made, now or when it was first sent; nothing when it wasn't allowed. */
export function selectMade(
  db: Database,
  table: SubmittedTable,
  { user_id, form_token }: { user_id: string; form_token: string },
) {
  return db
    .select({ id: sql<string>`${table.id}`.as("made_id"), slug: sql<string>`${table.slug}`.as("made_slug") })
    .from(table)
    .where(and(eq(table.user_id, user_id), eq(table.form_token, form_token)))
    .limit(1);
}
