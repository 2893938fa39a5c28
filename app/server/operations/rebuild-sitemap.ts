import { localPath } from "../../rules/language";
import { sitePages } from "../../rules/site-pages";
import { type SitemapEntry, sitemapXml } from "../../rules/sitemap";
import { selectContentDates } from "../db/page-content";
import { selectSeoDates } from "../db/page-seo";
import type { Services } from "../services";

export const sitemapKey = "sitemap.xml";

export async function rebuildSitemap(services: Services): Promise<string> {
  const xml = await makeSitemap(services);
  await services.files.put(sitemapKey, xml, { httpMetadata: { contentType: "application/xml" } });
  return `${xml.split("<loc>").length - 1} addresses`;
}

export async function makeSitemap({ db, settings }: Services): Promise<string> {
  const [contentDates, seoDates] = await db.batch([selectContentDates(db), selectSeoDates(db)]);
  const dates = new Map<string, number>();
  for (const { page_path, updated_at } of [...contentDates, ...seoDates]) {
    dates.set(page_path, Math.max(updated_at, dates.get(page_path) ?? 0));
  }
  const entries = sitePages.map((page): SitemapEntry => {
    const changed = Math.max(dates.get(page.path) ?? 0, dates.get(localPath("es", page.path)) ?? 0);
    return { ...page, lastModified: changed ? new Date(changed).toISOString().slice(0, 10) : null };
  });
  return sitemapXml(entries, settings.origin);
}
