import { and, eq, gt } from "drizzle-orm";
import type { PlaceKind } from "../../../rules/site/listing-kinds";
import type { Database } from "../database";
import { markCounts } from "../schema/counts";

/** One row a mark, however many places there are. */
export const selectMarkCounts = (db: Database, { kind }: { kind: PlaceKind }) =>
  db
    .select({ mark: markCounts.mark, count: markCounts.count })
    .from(markCounts)
    .where(and(eq(markCounts.kind, kind), gt(markCounts.count, 0)))
    .limit(20);
