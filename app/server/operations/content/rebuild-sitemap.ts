import { sitePages } from "../../../rules/content/site-pages";
import { type SitemapEntry, sitemapKey, sitemapXml } from "../../../rules/content/sitemap";
import {
  dateTexts,
  readTextDates,
  statedDayOf,
  type TextDates,
} from "../../../rules/content/text-changed-on";
import { pathOfEvent } from "../../../rules/events/event-view";
import { plainPath } from "../../../rules/site/language";
import { addDays } from "../../../rules/time/days";
import { instantOfDay, localDate, localDay } from "../../../rules/time/panama-time";
import { selectContentDates } from "../../db/content/page-content";
import { selectSeoDates } from "../../db/content/page-seo";
import { ask } from "../../db/database";
import { selectPublicEventAddresses, selectPublicSeriesAddresses } from "../../db/events/public-events";
import { selectPublicIssueAddresses } from "../../db/mail/issues";
import { selectPublicAddresses } from "../../db/places/listings";
import { selectPublicPostAddresses } from "../../db/posts/public-posts";
import { logFailure } from "../../platform/log";
import type { Services } from "../../services";

export async function rebuildSitemap(services: Services, texts: Texts): Promise<string> {
  const xml = await makeSitemap(services, await rememberTexts(services, texts));
  await keepSitemap(services, xml);
  return `${xml.split("<loc>").length - 1} addresses`;
}

/** The stored file; made on demand where there's none. */
export async function openSitemap(services: Services, texts: Texts): Promise<string> {
  const stored = await services.files.get(sitemapKey);
  if (stored) return stored.text();
  const xml = await makeSitemap(services, await rememberTexts(services, texts));
  const kept = keepSitemap(services, xml);
  services.later(kept.catch((error: unknown) => logFailure("sitemap not kept", error)));
  return xml;
}

async function keepSitemap({ files }: Services, xml: string): Promise<void> {
  await files.put(sitemapKey, xml, { httpMetadata: { contentType: "application/xml" } });
}

/** A sitemap may hold 50,000 addresses; every place has one per language. */
const placesOfKind = 5000;
const posts = 3000;
/** Twenty years, monthly. */
const issues = 240;
const folders = { restaurant: "/eat", hotel: "/stay", activity: "/do" } as const;

/** Single events of the last year, series, and dates whose page differs from the series'. */
const eventsOfKind = { single: 1000, series: 800, dates: 5000 };

export async function makeSitemap({ db, settings, now }: Services, texts: TextDates = {}): Promise<string> {
  const today = localDay(now());
  const [
    contentDates,
    seoDates,
    restaurants,
    hotels,
    activities,
    businesses,
    stories,
    letters,
    ...eventRows
  ] = await ask(db, [
    selectContentDates(db),
    selectSeoDates(db),
    selectPublicAddresses(db, "restaurant", placesOfKind),
    selectPublicAddresses(db, "hotel", placesOfKind),
    selectPublicAddresses(db, "activity", placesOfKind),
    selectPublicAddresses(db, "business", placesOfKind),
    selectPublicPostAddresses(db, posts),
    selectPublicIssueAddresses(db, issues),
    selectPublicEventAddresses(db, "single", instantOfDay(today - 365, 0), eventsOfKind.single),
    selectPublicSeriesAddresses(db, addDays(localDate(now()), -365), eventsOfKind.series),
    selectPublicEventAddresses(db, "changed dates", instantOfDay(today, 0), eventsOfKind.dates),
  ]);
  const calendar = eventRows.flat();
  const listed: { [path: string]: { changed_at: number }[] } = {
    "/": [...restaurants, ...stories, ...calendar],
    "/eat": restaurants,
    "/stay": hotels,
    "/do": activities,
    "/info?tab=businesses": businesses,
    "/blog": stories,
    "/calendar": calendar,
    "/events": calendar,
    // The page states today's date.
    "/disclosure": [{ changed_at: now().getTime() }],
  };
  const pages = sitePages.map((page): SitemapEntry => {
    // Sections of /info are stored under its path.
    const path = page.path.replace(/\?.*/, "");
    const isOfPage = ({ page_path }: { page_path: string }) => plainPath(page_path) === path;
    const rows = [...contentDates, ...seoDates].filter(isOfPage).map(({ updated_at }) => updated_at);
    const changes = [...rows, ...(listed[page.path] ?? []).map(({ changed_at }) => changed_at)];
    const days = [statedDayOf(path) ?? texts[page.path]?.since ?? "", ...changes.map(dayOf)];
    return { ...page, lastModified: days.sort().at(-1) || null };
  });
  const places = [
    ...restaurants.map((place) => placeEntry(folders.restaurant, place)),
    ...hotels.map((place) => placeEntry(folders.hotel, place)),
    ...activities.map((place) => placeEntry(folders.activity, place)),
    ...stories.map((post) => placeEntry("/blog", post)),
    ...letters.map((letter) => placeEntry("/newsletter", letter)),
  ];
  const events = calendar.map(
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

/** In Panama's time. */
function dayOf(instant: number): string {
  return localDate(new Date(instant));
}

/** Built-in texts by path. */
type Texts = { [path: string]: unknown };

const key = "text-dates.json";

/** When each page's built-in text last changed; a change in this deployment counts from today. */
async function rememberTexts({ files, now }: Services, texts: Texts): Promise<TextDates> {
  const stored = await (await files.get(key))?.text();
  const dates = dateTexts(readTextDates(stored), texts, localDate(now()));
  const written = JSON.stringify(dates);
  if (written !== stored) await files.put(key, written);
  return dates;
}
