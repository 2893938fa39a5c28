import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { localPath } from "../../../rules/site/language";
import type { Database } from "../database";
import { profiles } from "../schema/accounts";
import { pageContent } from "../schema/content";

export type SectionPlace = { page_path: string; section_name: string };
export type SectionRow = typeof pageContent.$inferSelect;

/** Fifty sections in two languages, and some room. */
const mostRows = 120;
/** For several pages at once. */
const mostInAll = 600;
export const rowsOf = (paths: readonly string[]) => Math.min(mostInAll, paths.length * mostRows);

/** Public sections in both languages; paths are those of the English pages. */
export function selectStudioSections(db: Database, paths: readonly string[], name?: string) {
  return db
    .select()
    .from(pageContent)
    .where(inBoth(pageContent, paths, name))
    .orderBy(asc(pageContent.page_path), asc(pageContent.display_order))
    .limit(rowsOf(paths));
}

export function selectSectionById(db: Database, id: string) {
  return db
    .select({ page_path: pageContent.page_path, section_name: pageContent.section_name })
    .from(pageContent)
    .where(eq(pageContent.id, id))
    .limit(1);
}

export function deleteSection(db: Database, place: SectionPlace) {
  return db.delete(pageContent).where(isAt(pageContent, place));
}

type Placed = Record<"page_path" | "section_name", SQLiteColumn>;
export function isAt(table: Placed, { page_path, section_name }: SectionPlace) {
  return and(eq(table.page_path, page_path), eq(table.section_name, section_name));
}

export function inBoth(table: Placed, paths: readonly string[], name?: string): SQL | undefined {
  const both = paths.flatMap((path) => [path, localPath("es", path)]);
  return and(inArray(table.page_path, both), name === undefined ? undefined : eq(table.section_name, name));
}

export function nameOf(user: SQLiteColumn) {
  return sql<string | null>`(SELECT ${profiles.name} FROM ${profiles} WHERE ${profiles.id} = ${user})`;
}
