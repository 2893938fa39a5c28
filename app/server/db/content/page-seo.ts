import { inArray } from "drizzle-orm";
import type { Database } from "../client";
import { pageSeo } from "../schema/content";

type Paths = { path: string; english?: string };

/** A page's own metadata, and its English twin's. */
export const selectPageSeo = (db: Database, { path, english }: Paths) =>
  db
    .select()
    .from(pageSeo)
    .where(inArray(pageSeo.page_path, english ? [path, english] : [path]))
    .limit(2);

/** When each page's metadata last changed, for the sitemap. */
export function selectSeoDates(db: Database) {
  return db.select({ page_path: pageSeo.page_path, updated_at: pageSeo.updated_at }).from(pageSeo);
}
