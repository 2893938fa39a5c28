import type { BatchResponse } from "drizzle-orm/batch";
import { isTownFacts } from "../../../rules/content/facts-section";
import { readData } from "../../../rules/content/page-content";
import { type Found, pageOf } from "../../../rules/search/found";
import { foundEvent, foundSeries } from "../../../rules/search/found-events";
import type { GuideSource } from "../../../rules/search/found-guides";
import {
  foundActivity,
  foundBusiness,
  foundHotel,
  foundRestaurant,
} from "../../../rules/search/found-places";
import { foundPost } from "../../../rules/search/found-posts";
import type { SearchKind } from "../../../rules/search/search-kinds";
import { plainPath } from "../../../rules/site/language";
import { factsUnder } from "../../../rules/town/facts";
import { ask } from "../../db/database";
import * as sources from "../../db/search/found-rows";
import type { Services } from "../../services";

type Named = { kind: SearchKind; ref: string };

/** Queries for things by kind and id; only public ones come back. */
export function foundQueries(db: Services["db"], named: readonly Named[], now: Date) {
  const refs = (kind: SearchKind) => named.filter((one) => one.kind === kind).map(({ ref }) => ref);
  const pages = [...new Set(named.flatMap((one) => pageOf(one) ?? []))];
  return [
    sources.selectFoundRestaurants(db, refs("restaurant")),
    sources.selectFoundHotels(db, refs("hotel")),
    sources.selectFoundActivities(db, refs("activity")),
    sources.selectFoundBusinesses(db, refs("business")),
    sources.selectFoundEvents(db, refs("event")),
    sources.selectFoundSeries(db, refs("series"), now),
    sources.selectFoundPosts(db, refs("post")),
    sources.selectContentOfPages(db, pages),
  ] as const;
}

type Rows = BatchResponse<ReturnType<typeof foundQueries>>;

/** The answers as one list, with every section of the requested pages. */
export function foundIn(rows: Rows, named: readonly Named[], guides: readonly GuideSource[]): Found[] {
  const [restaurants, hotels, activities, businesses, events, series, posts, content] = rows;
  const pages = new Set(named.map(pageOf));
  const corrected = content.find((row) => isTownFacts(row) && row.is_visible);
  const facts = factsUnder(readData(corrected?.content_data));
  const rowsOf = (path: string) => {
    const own = content.filter(({ page_path }) => plainPath(page_path) === path);
    return {
      en: own.filter(({ page_path }) => page_path === path),
      es: own.filter(({ page_path }) => page_path !== path),
    };
  };
  return [
    ...restaurants.map(foundRestaurant),
    ...hotels.map(foundHotel),
    ...activities.map(foundActivity),
    ...businesses.map(foundBusiness),
    ...events.map(foundEvent),
    ...series.map(foundSeries),
    ...posts.map(foundPost),
    ...guides
      .filter(({ path }) => pages.has(path))
      .flatMap((guide) => guide.found(rowsOf(guide.path), facts)),
  ];
}

export async function readFoundThings(
  { db, now }: Services,
  named: readonly Named[],
  guides: readonly GuideSource[],
): Promise<Found[]> {
  return foundIn(await ask(db, foundQueries(db, named, now())), named, guides);
}
