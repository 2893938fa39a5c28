import { localPath } from "../../rules/language";
import { sitePages } from "../../rules/site-pages";
import { type SitemapEntry, sitemapXml } from "../../rules/sitemap";
import { selectPublicAddresses } from "../db/listings";
import { selectContentDates } from "../db/page-content";
import { selectSeoDates } from "../db/page-seo";
import type { Services } from "../services";

export const sitemapKey = "sitemap.xml";

export async function rebuildSitemap(services: Services): Promise<string> {
  const xml = await makeSitemap(services);
  await services.files.put(sitemapKey, xml, { httpMetadata: { contentType: "application/xml" } });
  return `${xml.split("<loc>").length - 1} addresses`;
}

/** A sitemap may hold 50,000 addresses; every place has one in each language. */
const placesOfKind = 6000;
const folders = { restaurant: "/eat", hotel: "/stay", activity: "/do" } as const;

export async function makeSitemap({ db, settings }: Services): Promise<string> {
  const [contentDates, seoDates, restaurants, hotels, activities] = await db.batch([
    selectContentDates(db),
    selectSeoDates(db),
    selectPublicAddresses(db, "restaurant", placesOfKind),
    selectPublicAddresses(db, "hotel", placesOfKind),
    selectPublicAddresses(db, "activity", placesOfKind),
  ]);
  const dates = new Map<string, number>();
  for (const { page_path, updated_at } of [...contentDates, ...seoDates]) {
    dates.set(page_path, Math.max(updated_at, dates.get(page_path) ?? 0));
  }
  const pages = sitePages.map((page): SitemapEntry => {
    const changed = Math.max(dates.get(page.path) ?? 0, dates.get(localPath("es", page.path)) ?? 0);
    return { ...page, lastModified: changed ? dayOf(changed) : null };
  });
  const places = [
    ...restaurants.map((place) => placeEntry(folders.restaurant, place)),
    ...hotels.map((place) => placeEntry(folders.hotel, place)),
    ...activities.map((place) => placeEntry(folders.activity, place)),
  ];
  return sitemapXml([...pages, ...places], settings.origin);
}

function placeEntry(
  folder: string,
  { slug, changed_at }: { slug: string; changed_at: number },
): SitemapEntry {
  return {
    path: `${folder}/${slug}`,
    priority: 0.7,
    changeFrequency: "weekly",
    lastModified: dayOf(changed_at),
  };
}

function dayOf(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10);
}
