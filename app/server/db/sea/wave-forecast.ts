import { eq, gte, sql } from "drizzle-orm";
import type { SeaHour } from "../../../rules/sea/wave-forecast";
import { townKey } from "../../../rules/town/town";
import type { Database } from "../database";
import { waveForecasts } from "../schema/sea";

/** Null where it's older than `since`. */
export const selectForecast = (db: Database, { since }: { since: number }) =>
  db
    .select({ fetched_at: waveForecasts.fetched_at, hours: waveForecasts.hours })
    .from(waveForecasts)
    .where(
      sql`${eq(waveForecasts.place, sql.raw(`'${townKey}'`))} AND ${gte(waveForecasts.fetched_at, since)}`,
    );

/** An answer that comes late never replaces a newer one. */
export function upsertForecast(db: Database, hours: SeaHour[], now: Date) {
  const row = { fetched_at: now.getTime(), hours };
  return db
    .insert(waveForecasts)
    .values({ place: townKey, ...row })
    .onConflictDoUpdate({
      target: waveForecasts.place,
      set: row,
      setWhere: gte(sql`excluded.fetched_at`, waveForecasts.fetched_at),
    });
}
