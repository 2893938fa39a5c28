import { and, eq, gt, sql } from "drizzle-orm";
import type { SiteNotice } from "../../../rules/site/notice";
import { pick } from "../../../rules/site/pick";
import type { Database } from "../database";
import { siteNotice } from "../schema/content";
import { putRow } from "../write-row";

export type NoticeRow = typeof siteNotice.$inferSelect;

const only = 1;
const columns = pick(siteNotice, "text_en", "text_es", "level", "from_at", "until_at");

/** The current or coming notice; reads no row where there is none. */
export const selectPublicNotice = (db: Database, { now }: { now: number }) =>
  db
    .select(columns)
    .from(siteNotice)
    .where(gt(siteNotice.until_at, sql`${now}`))
    .limit(1);

/** Also when it has expired. */
export function selectNotice(db: Database) {
  return db.select().from(siteNotice).where(eq(siteNotice.id, only)).limit(1);
}

/** Fails where somebody has saved a newer one; `lastVersion` is 0 where there was none. */
export function putNotice(db: Database, notice: SiteNotice, lastVersion: number, now: Date) {
  const row = { ...notice, id: only, version: lastVersion + 1, updated_at: now.getTime() };
  const isUnchangedSince = sql`coalesce((SELECT ${siteNotice.version} FROM ${siteNotice}), 0) = ${lastVersion}`;
  const changed = ["text_en", "text_es", "level", "from_at", "until_at", "version", "updated_at"] as const;
  return putRow(db, siteNotice, row, { key: ["id"], changed }, [isUnchangedSince]);
}

/** Only as it was read. */
export function closeNotice(db: Database, lastVersion: number, now: Date) {
  const at = now.getTime();
  return db
    .update(siteNotice)
    .set({ until_at: at, version: lastVersion + 1, updated_at: at })
    .where(and(eq(siteNotice.version, lastVersion), gt(siteNotice.until_at, at)));
}
