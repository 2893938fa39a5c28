import { inArray } from "drizzle-orm";
import type { Database } from "./client";
import { pageSeo } from "./schema/content";

export function selectPageSeo(db: Database, paths: string[]) {
  return db.select().from(pageSeo).where(inArray(pageSeo.page_path, paths)).limit(2);
}

/** When each page's metadata last changed, for the sitemap. */
export function selectSeoDates(db: Database) {
  return db.select({ page_path: pageSeo.page_path, updated_at: pageSeo.updated_at }).from(pageSeo);
}
