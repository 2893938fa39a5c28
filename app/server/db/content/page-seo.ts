import { inArray } from "drizzle-orm";
import type { Database } from "../database";
import { pageSeo } from "../schema/content";

type Paths = { path: string; english?: string };

export const selectPageSeo = (db: Database, { path, english }: Paths) =>
  db
    .select()
    .from(pageSeo)
    .where(inArray(pageSeo.page_path, english ? [path, english] : [path]))
    .limit(2);

/** For the sitemap. */
export function selectSeoDates(db: Database) {
  return db.select({ page_path: pageSeo.page_path, updated_at: pageSeo.updated_at }).from(pageSeo);
}
