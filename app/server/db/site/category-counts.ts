import { and, asc, eq, gt } from "drizzle-orm";
import type { Database } from "../database";
import { type CountedKind, categoryCounts } from "../schema/counts";

/** One row a category, however many places there are. */
export const selectCategoryCounts = (db: Database, { kind }: { kind: CountedKind }) =>
  db
    .select({ category: categoryCounts.category, count: categoryCounts.count })
    .from(categoryCounts)
    .where(and(eq(categoryCounts.kind, kind), gt(categoryCounts.count, 0)))
    .orderBy(asc(categoryCounts.category))
    .limit(40);
