import { and, asc, gte, lte } from "drizzle-orm";
import { eventDays } from "../schema/events";
import { type Gaps, writtenOnce } from "../written-once";

/** How many events each day of a grid has, by type: at most one row a day, however much is on. */
export const selectPublicEventDays = writtenOnce((db, { from, to }: Gaps<{ from: string; to: string }>) =>
  db
    .select()
    .from(eventDays)
    .where(and(gte(eventDays.day, from), lte(eventDays.day, to)))
    .orderBy(asc(eventDays.day))
    .limit(42),
);
