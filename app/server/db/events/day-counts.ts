import { and, asc, gte, lte } from "drizzle-orm";
import type { Database } from "../client";
import { eventDays } from "../schema/events";

/** How many events each day of a grid has, by type: at most one row a day, however much is on. */
export const selectPublicEventDays = (db: Database, { from, to }: { from: string; to: string }) =>
  db
    .select()
    .from(eventDays)
    .where(and(gte(eventDays.day, from), lte(eventDays.day, to)))
    .orderBy(asc(eventDays.day))
    .limit(42);
