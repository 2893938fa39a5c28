import { pathOfEvent } from "../../../rules/events/event-view";
import { sitePages } from "../../../rules/pages/site-pages";
import { type SitemapEntry, sitemapXml } from "../../../rules/pages/sitemap";
import { localPath } from "../../../rules/site/language";
import { addDays } from "../../../rules/time/days";
import { instantOfDay, localDate, localDay } from "../../../rules/time/panama-time";
import { ask } from "../../db/client";
import { selectPublicEventAddresses, selectPublicSeriesAddresses } from "../../db/events/public-events";
import { selectContentDates } from "../../db/pages/page-content";
import { selectSeoDates } from "../../db/pages/page-seo";
import { selectPublicAddresses } from "../../db/places/listings";
import { selectPublicPostAddresses } from "../../db/posts/posts";
import { logFailure } from "../../platform/log";
import type { Services } from "../../services";

export const sitemapKey = "sitemap.xml";

export async function rebuildSitemap(services: Services): Promise<string> {
  const xml = await makeSitemap(services);
  await keepSitemap(services, xml);
  return `${xml.split("<loc>").length - 1} addresses`;
}

/** The file the scheduled job made; while there is none it is made on demand, and kept. */
export async function openSitemap(services: Services): Promise<string> {
  const stored = await services.files.get(sitemapKey);
  if (stored) return stored.text();
  const xml = await makeSitemap(services);
  const kept = keepSitemap(services, xml);
  services.later(kept.catch((error: unknown) => logFailure("sitemap not kept", error)));
  return xml;
}

async function keepSitemap({ files }: Services, xml: string): Promise<void> {
  await files.put(sitemapKey, xml, { httpMetadata: { contentType: "application/xml" } });
}

/** A sitemap may hold 50,000 addresses; every place has one in each language. */
const placesOfKind = 5000;
const posts = 3000;
const folders = { restaurant: "/eat", hotel: "/stay", activity: "/do" } as const;

/** Single events of the last year, series, and the coming dates of series. */
const eventsOfKind = { single: 1000, series: 800, dates: 5000 };

export async function makeSitemap({ db, settings, now }: Services): Promise<string> {
  const today = localDay(now());
  const [contentDates, seoDates, restaurants, hotels, activities, stories, ...eventRows] = await ask(db, [
    selectContentDates(db),
    selectSeoDates(db),
    selectPublicAddresses(db, "restaurant", placesOfKind),
    selectPublicAddresses(db, "hotel", placesOfKind),
    selectPublicAddresses(db, "activity", placesOfKind),
    selectPublicPostAddresses(db, posts),
    selectPublicEventAddresses(db, "single", instantOfDay(today - 365, 0), eventsOfKind.single),
    selectPublicSeriesAddresses(db, addDays(localDate(now()), -365), eventsOfKind.series),
    selectPublicEventAddresses(db, "dates", instantOfDay(today, 0), eventsOfKind.dates),
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
    ...stories.map((post) => placeEntry("/blog", post)),
  ];
  const events = eventRows.flat().map(
    (event): SitemapEntry => ({
      path: pathOfEvent(event),
      priority: event.series_instance_date ? 0.4 : 0.6,
      changeFrequency: "weekly",
      lastModified: dayOf(event.changed_at),
    }),
  );
  return sitemapXml([...pages, ...places, ...events], settings.origin);
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
