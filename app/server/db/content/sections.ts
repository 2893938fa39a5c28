import { and, asc, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { localPath } from "../../../rules/site/language";
import type { Database } from "../client";
import { profiles } from "../schema/accounts";
import { contentDrafts, contentSchedules, pageContent } from "../schema/content";

/** Where a section stands: a page in one language, and its name there. */
export type SectionPlace = { page_path: string; section_name: string };
export type SectionRow = typeof pageContent.$inferSelect;
export type DraftRow = typeof contentDrafts.$inferSelect;
export type ScheduleRow = typeof contentSchedules.$inferSelect;
export type Signed<Row> = Row & { author: string | null };

/** Of a page: fifty sections in two languages, and some. */
const mostRows = 120;
/** Of several pages at once. */
const mostInAll = 600;
const inBoth = (column: SQLiteColumn, paths: readonly string[]) =>
  inArray(
    column,
    paths.flatMap((path) => [path, localPath("es", path)]),
  );
const rowsOf = (paths: readonly string[]) => Math.min(mostInAll, paths.length * mostRows);

/** All there is of pages in both languages; the paths are the English ones. */
export function selectSections(db: Database, paths: readonly string[]) {
  return db
    .select()
    .from(pageContent)
    .where(inBoth(pageContent.page_path, paths))
    .orderBy(asc(pageContent.page_path), asc(pageContent.display_order))
    .limit(rowsOf(paths));
}

export function selectDrafts(db: Database, paths: readonly string[]) {
  const author = nameOf(contentDrafts.user_id);
  return db
    .select({ ...getTableColumns(contentDrafts), author })
    .from(contentDrafts)
    .where(inBoth(contentDrafts.page_path, paths))
    .limit(rowsOf(paths));
}

export function selectSchedules(db: Database, paths: readonly string[]) {
  const author = nameOf(contentSchedules.user_id);
  return db
    .select({ ...getTableColumns(contentSchedules), author })
    .from(contentSchedules)
    .where(inBoth(contentSchedules.page_path, paths))
    .limit(rowsOf(paths));
}

export function selectSection(db: Database, place: SectionPlace) {
  return db.select().from(pageContent).where(isAt(pageContent, place)).limit(1);
}

export function selectSectionById(db: Database, id: string) {
  return db
    .select({ page_path: pageContent.page_path, section_name: pageContent.section_name })
    .from(pageContent)
    .where(eq(pageContent.id, id))
    .limit(1);
}

export function selectDraft(db: Database, place: SectionPlace) {
  return db.select().from(contentDrafts).where(isAt(contentDrafts, place)).limit(1);
}

export function deleteSection(db: Database, place: SectionPlace) {
  return db.delete(pageContent).where(isAt(pageContent, place));
}

export function deleteDraft(db: Database, place: SectionPlace) {
  return db.delete(contentDrafts).where(isAt(contentDrafts, place));
}

export function deleteSchedule(db: Database, place: SectionPlace) {
  return db.delete(contentSchedules).where(isAt(contentSchedules, place));
}

type Placed = Record<"page_path" | "section_name", SQLiteColumn>;
export function isAt(table: Placed, { page_path, section_name }: SectionPlace) {
  return and(eq(table.page_path, page_path), eq(table.section_name, section_name));
}

export function nameOf(user: SQLiteColumn) {
  return sql<string | null>`(SELECT ${profiles.name} FROM ${profiles} WHERE ${profiles.id} = ${user})`;
}
