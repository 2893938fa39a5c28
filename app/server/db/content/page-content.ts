import { and, asc, inArray, sql } from "drizzle-orm";
import { pick } from "../../../rules/site/pick";
import type { Database } from "../database";
import { pageContent } from "../schema/content";

type Paths = { path: string; english?: string };

export const contentColumns = {
  ...pick(pageContent, "page_path", "section_name", "content_data", "is_visible", "display_order"),
  updated_at: pageContent.updated_at,
};

/** Hidden rows too: a hidden row hides the built-in section of the same name. */
export const selectPageContent = (db: Database, { path, english }: Paths) =>
  db
    .select(contentColumns)
    .from(pageContent)
    .where(inArray(pageContent.page_path, english ? [path, english] : [path]))
    .orderBy(asc(pageContent.page_path), asc(pageContent.display_order))
    .limit(120);

export const selectPublicSection = (db: Database, { path, name }: { path: string; name: string }) =>
  selectPublicSections(db, { paths: [path], names: [name] });

export const selectPublicSections = (db: Database, { paths, names }: { paths: string[]; names: string[] }) =>
  db
    .select(contentColumns)
    .from(pageContent)
    .where(and(inArray(pageContent.page_path, paths), inArray(pageContent.section_name, names)));

/** For the sitemap. */
export function selectContentDates(db: Database) {
  return db
    .select({ page_path: pageContent.page_path, updated_at: sql<number>`max(${pageContent.updated_at})` })
    .from(pageContent)
    .groupBy(pageContent.page_path);
}
