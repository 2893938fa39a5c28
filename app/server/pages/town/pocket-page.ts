import { data } from "react-router";
import type { GuideSection } from "../../../locales/guide-text";
import { type ContentRow, composeSections, type PlacedSection } from "../../../rules/content/page-content";
import { intervalOf } from "../../../rules/events/event-interval";
import { viewEvent } from "../../../rules/events/event-view";
import { callList } from "../../../rules/info/call-list";
import { pocketDays } from "../../../rules/info/pocket-days";
import { pocketPlace } from "../../../rules/places/pocket-place";
import { mostMapped, villageMap } from "../../../rules/places/village-map";
import { tideDays } from "../../../rules/sea/tide-month";
import { eventsTag, listTag, pageTag, seaTag } from "../../../rules/site/cache-tags";
import { type Language, localPath } from "../../../rules/site/language";
import { listingKinds } from "../../../rules/site/listing-kinds";
import { formatDay } from "../../../rules/time/days";
import {
  isoInPanama,
  localDay,
  minuteInWords,
  secondsToMidnight,
  startOfDay,
} from "../../../rules/time/panama-time";
import { legsIn } from "../../../rules/town/facts";
import { type Context, servicesContext } from "../../context";
import { selectPageContent } from "../../db/content/page-content";
import { boundsOf, selectPublicEvents } from "../../db/events/public-events";
import { selectPocketPlaces } from "../../db/places/mapped-places";
import { selectSkyDays, selectTides } from "../../db/sea/sea-days";
import { publicCache } from "../../http/cache-headers";
import { languageIn, townFactsIn, wordsIn } from "../../http/i18n";
import { infoFrameSections } from "../content/built-in-info";
import { guideSections } from "../content/built-in-sections";
import { asInfoRows, townServices } from "../info/info-content";
import { seaRows } from "../sea/sea-rows";
import { listSeo } from "../site/list-seo";
import { loadPage, type Page } from "../site/page";
import { placeOnMap } from "./map-page";

/** As long as most visitors stay. */
const length = 14;
const mostEvents = 120;

/** The guides it takes sections from. */
const sources = ["/info", "/transportation", "/surf"] as const;
/** Sections of the way here that are about the town. */
const ofTheTown: ReadonlySet<string> = new Set(["money-and-signal"]);
/** Sections of the surf guide for whoever goes into the water. */
const ofTheWater = ["season-facts", "spots", "tides", "etiquette", "safety"];
/** Those for everybody. */
const ofTheYear = ["year", "season"];

/** What a visitor needs where there's no signal, on one page. */
export async function loadPocket(context: Context, url: URL) {
  const { now: clock, settings } = context.get(servicesContext);
  const now = clock();
  const language = languageIn(context);
  const today = localDay(now);
  const last = today + length - 1;
  const { page, results } = await loadPage(context, url, (db) => [
    selectTides(db, { from: startOfDay(today), until: startOfDay(last + 1) }),
    selectSkyDays(db, { first: formatDay(today - 1), last: formatDay(last + 1) }),
    selectPublicEvents(db, {
      ...boundsOf({ from: formatDay(today), to: formatDay(last), type: "all" }),
      limit: mostEvents + 1,
    }),
    selectPocketPlaces(db, mostMapped + 1),
    selectPageContent(db, pathsOf("/info", language)),
    selectPageContent(db, pathsOf("/transportation", language)),
    selectPageContent(db, pathsOf("/surf", language)),
  ]);
  const [waterRows, skyRows, eventRows, placeRows, infoRows, wayRows, surfRows] = results;
  const { waters, sky } = await seaRows(waterRows, skyRows, { first: today - 1, last: last + 1, today });
  const places = placeRows
    .slice(0, mostMapped)
    .map((row) => pocketPlace(placeOnMap(row, language, now), row, language));
  const events = eventRows.slice(0, mostEvents);
  const services = townServices(asInfoRows(wordsIn(context), infoRows)).services;
  const way = guideAt("transportation", page, wayRows);
  const surf = guideAt("surf", page, surfRows);
  const ofSurf = (names: readonly string[]) =>
    names.flatMap((name) => surf.filter((section) => section.name === name));
  const costs = way.find(({ kind }) => kind === "costs");
  const rides = costs?.kind === "costs" ? costs.costs : [];
  const road = legsIn(townFactsIn(context));
  const tides = tideDays({ first: today, last }, sky, waters);
  const map = villageMap(places);
  const address = settings.origin + localPath(language, "/pocket");
  return data(
    {
      seo: listSeo(context, page, url, "/pocket"),
      sections: composeSections(page, () => []),
      made: { at: isoInPanama(now), text: minuteInWords(now, language) },
      numbers: callList(services, wordsIn(context).t("info.numbers", { returnObjects: true })),
      emergency: services.find(({ id }) => id === "emergency") ?? null,
      firstAid:
        composeSections(contentAt("/info", page, infoRows), infoFrameSections).find(isFirstAid) ?? null,
      way: way.filter(({ name }) => !ofTheTown.has(name)),
      surf: ofSurf(ofTheWater),
      know: [...way.filter(({ name }) => ofTheTown.has(name)), ...ofSurf(ofTheYear)],
      road,
      soon: pocketDays({ first: today, last }, { places, map, rides, road, tides }),
      map,
      isCut: placeRows.length > mostMapped,
      days: [...Map.groupBy(events, ({ event_date }) => event_date)].map(([date, rows]) => ({
        date,
        events: rows.map((row) => ({
          event: viewEvent(row, language),
          until: intervalOf(row)?.ends.getTime(),
        })),
      })),
      hasMoreEvents: eventRows.length > mostEvents,
      tides,
      today,
      span: { first: formatDay(today), last: formatDay(last) },
      address,
      qr: await qrOf(address),
      keeps: settings.keeping,
    },
    {
      headers: publicCache({
        tags: [
          ...["pages", pageTag("/pocket"), ...sources.map(pageTag)],
          ...[seaTag, eventsTag, ...listingKinds.map(listTag)],
        ],
        changesIn: secondsToMidnight(now),
      }),
    },
  );
}

type Source = (typeof sources)[number];
type ContentRows = (ContentRow & { page_path: string })[];

function pathsOf(path: Source, language: Language) {
  const own = localPath(language, path);
  return { path: own, english: own === path ? undefined : path };
}

/** Another page's rows as if they were this one's. */
function contentAt(path: Source, { language, fact }: Page, rows: ContentRows) {
  const of = (one: string) => rows.filter(({ page_path }) => page_path === one);
  const { path: own, english } = pathsOf(path, language);
  return { language, fact, ownRows: of(own), englishRows: english ? of(english) : [] };
}

/** A guide without its hero and added sections. */
function guideAt(name: "transportation" | "surf", page: Page, rows: ContentRows) {
  const sections = composeSections(contentAt(`/${name}`, page, rows), (one) => guideSections(one, name));
  return sections.filter((one): one is PlacedSection<GuideSection> => !["hero", "plain"].includes(one.kind));
}

type InfoSection = ReturnType<typeof infoFrameSections>[number];
type FirstAidSection = Extract<InfoSection, { name: "first-aid" }>;
const isFirstAid = (one: { name: string }): one is PlacedSection<FirstAidSection> => one.name === "first-aid";

async function qrOf(address: string) {
  const { drawQrCode } = await import("../../../rules/site/qr-code");
  return drawQrCode(address);
}
