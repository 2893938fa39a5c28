import { and, asc, desc, eq, getTableColumns, inArray, lt, lte, type SQL, sql } from "drizzle-orm";
import type { VersionState } from "../../../rules/content/section-standing";
import { localPath } from "../../../rules/site/language";
import { pick } from "../../../rules/site/pick";
import type { Database } from "../database";
import { contentVersions, openState, pageContent } from "../schema/content";
import { question } from "../statement";
import { insertRow } from "../write-row";
import { inBoth, isAt, nameOf, rowsOf, type SectionPlace } from "./studio-sections";

const version = { ...getTableColumns(contentVersions), author: nameOf(contentVersions.user_id) };
export type VersionRow = typeof contentVersions.$inferSelect & { author: string | null };

/** Of both languages; paths are those of the English pages. */
export function selectOpenVersions(db: Database, paths: readonly string[], name?: string) {
  return db
    .select(version)
    .from(contentVersions)
    .where(and(inBoth(contentVersions, paths, name), openState))
    .limit(rowsOf(paths));
}

/** Newest first; `before` is the last number of the previous page. */
export function selectVersions(
  db: Database,
  place: SectionPlace,
  limit: number,
  before = Number.MAX_SAFE_INTEGER,
) {
  return db
    .select(version)
    .from(contentVersions)
    .where(and(isAt(contentVersions, place), lt(contentVersions.number, before)))
    .orderBy(desc(contentVersions.number))
    .limit(limit);
}

export function selectVersion(db: Database, place: SectionPlace, number: number) {
  return db
    .select(version)
    .from(contentVersions)
    .where(and(isAt(contentVersions, place), eq(contentVersions.number, number)))
    .limit(1);
}

/** The English text a translation was made from. */
export function selectSource(db: Database, translation: SectionPlace, english: SectionPlace) {
  const number = db
    .select({ number: pageContent.source_version })
    .from(pageContent)
    .where(isAt(pageContent, translation));
  return db
    .select({ content_data: contentVersions.content_data })
    .from(contentVersions)
    .where(and(isAt(contentVersions, english), eq(contentVersions.number, number)))
    .limit(1);
}

/**
 * The newest version number in each language, and the position of the page's last section; null where there is none.
 */
export function selectNewest(db: Database, english: SectionPlace) {
  const path = localPath("es", english.page_path);
  const spanish = { ...english, page_path: path };
  return question<{ en: number; es: number; lastOrder: number | null }>(
    db,
    sql`SELECT ${newestNumber(english)} AS en, ${newestNumber(spanish)} AS es,
      (SELECT max(display_order) FROM ${pageContent} WHERE ${inBoth(pageContent, [english.page_path])}) AS lastOrder`,
  );
}

/** Scheduled versions that are due, with what's public now and the section's newest version number. */
export function selectDueVersions(db: Database, now: Date, limit: number) {
  return db
    .select({
      ...getTableColumns(contentVersions),
      row: pick(pageContent, "version", "content_data", "source_version", "source_hash", "updated_at"),
      newest: sql<number>`(SELECT max(newest.number) FROM ${contentVersions} AS newest
        WHERE newest.page_path = ${contentVersions.page_path} AND newest.section_name = ${contentVersions.section_name})`,
    })
    .from(contentVersions)
    .leftJoin(
      pageContent,
      and(
        eq(pageContent.page_path, contentVersions.page_path),
        eq(pageContent.section_name, contentVersions.section_name),
      ),
    )
    .where(and(sql`state = 'waiting'`, lte(contentVersions.publish_at, now.getTime())))
    .orderBy(asc(contentVersions.publish_at))
    .limit(limit);
}

/** With `base`, only where nobody has saved a newer version than that. */
export function insertVersion(db: Database, row: typeof contentVersions.$inferInsert, base?: number) {
  const isNewest = base === undefined ? [] : [sql`${newestNumber(row)} = ${base}`];
  return insertRow(db, contentVersions, row, isNewest);
}

/** Ends drafts, schedules or the public version; they stay in the history. */
export function endVersions(db: Database, place: SectionPlace, states: readonly VersionState[]) {
  return db
    .update(contentVersions)
    .set({ state: "past" })
    .where(and(isAt(contentVersions, place), inArray(contentVersions.state, [...states])));
}

/** Stops a schedule that hasn't been published yet. */
export function stopVersion(db: Database, { number, ...place }: SectionPlace & { number: number }) {
  return db
    .update(contentVersions)
    .set({ state: "stopped" })
    .where(
      and(
        isAt(contentVersions, place),
        eq(contentVersions.number, number),
        eq(contentVersions.state, "waiting"),
      ),
    );
}

function newestNumber(place: SectionPlace): SQL<number> {
  return sql<number>`(SELECT coalesce(max(${contentVersions.number}), 0) FROM ${contentVersions} WHERE ${isAt(contentVersions, place)})`;
}
