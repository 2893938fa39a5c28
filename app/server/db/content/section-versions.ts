import { and, asc, desc, eq, getTableColumns, isNull, lt, lte, type SQL, sql } from "drizzle-orm";
import type { SectionAct } from "../../../rules/content/section-standing";
import type { Database } from "../client";
import { insertRow } from "../rows";
import { contentSchedules, contentVersions, pageContent } from "../schema/content";
import { isAt, nameOf, type SectionPlace } from "./sections";

export type VersionRow = {
  number: number;
  act: SectionAct;
  content_data: string | null;
  at: number;
  author: string | null;
};

/** The versions of a section, newest first; `before` is the number of the last one of the page before. */
export function selectVersions(
  db: Database,
  place: SectionPlace,
  limit: number,
  before = Number.MAX_SAFE_INTEGER,
) {
  return db
    .select({
      number: contentVersions.number,
      act: contentVersions.act,
      content_data: contentVersions.content_data,
      at: contentVersions.at,
      author: nameOf(contentVersions.user_id),
    })
    .from(contentVersions)
    .where(and(isAt(contentVersions, place), lt(contentVersions.number, before)))
    .orderBy(desc(contentVersions.number))
    .limit(limit);
}

export function selectVersion(db: Database, place: SectionPlace, number: number) {
  return db
    .select()
    .from(contentVersions)
    .where(and(isAt(contentVersions, place), eq(contentVersions.number, number)))
    .limit(1);
}

/** The English text that the translation at a place was made from. */
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

export function insertVersion(db: Database, row: typeof contentVersions.$inferInsert) {
  return insertRow(db, contentVersions, row);
}

/** The number of a section's newest version, 0 where it has none. */
function lastNumber(place: SectionPlace): SQL<number> {
  return sql<number>`(SELECT coalesce(max(${contentVersions.number}), 0) FROM ${contentVersions} WHERE ${isAt(contentVersions, place)})`;
}

/** Nobody has written anything newer than what was seen. */
export function isNewest(place: SectionPlace, seen: number): SQL {
  return sql`${lastNumber(place)} <= ${seen}`;
}

/** What is due to be public, with the text of its version and the version that is public now. */
export function selectDueSchedules(db: Database, now: Date, limit: number) {
  return db
    .select({
      ...getTableColumns(contentSchedules),
      content_data: contentVersions.content_data,
      source_version: contentVersions.source_version,
      source_hash: contentVersions.source_hash,
      shown: sql<number>`coalesce(${pageContent.version}, 0)`,
      last: sql<number>`(SELECT max(newest.number) FROM ${contentVersions} AS newest
        WHERE newest.page_path = ${contentSchedules.page_path} AND newest.section_name = ${contentSchedules.section_name})`,
      before: pageContent.content_data,
    })
    .from(contentSchedules)
    .innerJoin(
      contentVersions,
      and(
        eq(contentVersions.page_path, contentSchedules.page_path),
        eq(contentVersions.section_name, contentSchedules.section_name),
        eq(contentVersions.number, contentSchedules.number),
      ),
    )
    .leftJoin(
      pageContent,
      and(
        eq(pageContent.page_path, contentSchedules.page_path),
        eq(pageContent.section_name, contentSchedules.section_name),
      ),
    )
    .where(and(isNull(contentSchedules.stopped_at), lte(contentSchedules.publish_at, now.getTime())))
    .orderBy(asc(contentSchedules.publish_at))
    .limit(limit);
}

/** The schedule still waits, as it was seen. */
export function isScheduled({ page_path, section_name, number }: SectionPlace & { number: number }): SQL {
  return sql`EXISTS (SELECT 1 FROM ${contentSchedules} WHERE page_path = ${page_path} AND section_name = ${section_name}
    AND number = ${number} AND stopped_at IS NULL)`;
}

/** The version that is public is the one a schedule was planned over. */
export function isShown({ page_path, section_name }: SectionPlace, version: number): SQL {
  return sql`coalesce((SELECT version FROM ${pageContent} WHERE page_path = ${page_path} AND section_name = ${section_name}), 0) = ${version}`;
}

export function stopSchedule(db: Database, place: SectionPlace, number: number, now: Date) {
  return db
    .update(contentSchedules)
    .set({ stopped_at: now.getTime() })
    .where(
      and(
        isAt(contentSchedules, place),
        eq(contentSchedules.number, number),
        isNull(contentSchedules.stopped_at),
      ),
    );
}
