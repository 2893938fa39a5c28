import { and, desc, eq, isNotNull, lt, ne, sql } from "drizzle-orm";
import { timesUntilListed } from "../../../rules/search/unfound-searches";
import { firstIn, full } from "../../../rules/site/network-count";
import { throttles } from "../../../rules/site/throttles";
import type { Database } from "../database";
import { hashKeys, unfoundSearches } from "../schema/search";
import { throttleCounts } from "../schema/upkeep";
import { statement } from "../statement";

/** Drawn by the first caller, and the same for all after. */
export function keyOf(db: Database, name: string, drawn: string) {
  return [
    db.insert(hashKeys).values({ name, key: drawn }).onConflictDoNothing(),
    db.select({ key: hashKeys.key }).from(hashKeys).where(eq(hashKeys.name, name)),
  ] as const;
}

type Asked = { hash: string; words: string; day: string; drawer: number };
type Share = { subject: string; span_start: number };

/**
 * Counts a search once per network and day, within the network's share; its words are stored once it has been asked
 * often enough.
 */
export function countUnfound(
  db: Database,
  { hash, words, day, drawer }: Asked,
  { subject, span_start }: Share,
) {
  const here = sql`unicode(substr(drawers, ${drawer + 1}, 1))`;
  return statement(
    db,
    sql`INSERT INTO ${unfoundSearches} (hash, times, asked_on, drawers) 
      SELECT ${hash}, 1, ${day}, ${firstIn(drawer)} FROM ${throttleCounts}
      WHERE name = 'unfound' AND subject = ${subject} AND span_start = ${span_start}
        AND count <= ${throttles.unfound.limit}
      ON CONFLICT (hash) DO UPDATE SET times = times + 1, asked_on = ${day},
        words = CASE WHEN times + 1 >= ${timesUntilListed} THEN coalesce(words, ${words}) END,
        drawers = CASE WHEN asked_on = ${day}
          THEN substr(drawers, 1, ${drawer}) || char(${full(1)}) || substr(drawers, ${drawer + 2})
          ELSE excluded.drawers END
      WHERE asked_on <> ${day} OR ${here} < ${full(1)}`,
  );
}

/** Most frequent first. */
export function selectUnfound(db: Database, limit: number) {
  const { words, times, asked_on } = unfoundSearches;
  return db
    .select({ words: sql<string>`${words}`.as("words"), times, asked_on })
    .from(unfoundSearches)
    .where(isNotNull(words))
    .orderBy(desc(times))
    .limit(limit);
}

export function emptySearchDrawers(db: Database, today: string) {
  const { asked_on, drawers } = unfoundSearches;
  return db
    .update(unfoundSearches)
    .set({ drawers: "" })
    .where(and(lt(asked_on, today), ne(drawers, "")));
}

export function deleteUnasked(db: Database, before: string) {
  return db.delete(unfoundSearches).where(lt(unfoundSearches.asked_on, before));
}
