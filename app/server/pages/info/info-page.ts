import type { BatchItem } from "drizzle-orm/batch";
import { data } from "react-router";
import { infoPage as pageEn } from "../../../locales/en/guides/info-tabs";
import { infoPage as pageEs } from "../../../locales/es/guides/info-tabs";
import { factsSection } from "../../../rules/content/facts-section";
import { composeSections } from "../../../rules/content/page-content";
import type { PageSeoDefaults } from "../../../rules/content/page-seo";
import { callList } from "../../../rules/info/call-list";
import { servicesMarkup } from "../../../rules/info/structured-data-services";
import { type GuideTab, infoPath, tabTopics } from "../../../rules/info/tabs";
import { localPath } from "../../../rules/site/language";
import { type Context, servicesContext } from "../../context";
import type { Database } from "../../db/database";
import { privateCache, publicCache } from "../../http/cache-headers";
import { wordsIn } from "../../http/i18n";
import { infoFrameSections } from "../content/built-in-info";
import { loadPageOrBuiltIn } from "../content/managed-page";
import { selectWay, wayOn, wayTag } from "../content/way-here";
import { noSeoRecords, type Page, seoOf } from "../site/page";
import { type InfoRows, tabText, tabTopicViews, townServices } from "./info-content";

/** Sections shown elsewhere: tab cards and the words around businesses. */
const infoSections = new Set<string>([
  ...["services", "intro", "tips", "add-listing", factsSection.section_name],
  ...Object.values(tabTopics).flat(),
]);
const pageText = { en: pageEn, es: pageEs };
export const infoTags = ["pages", "page:/info"];

/** The first tab, which also answers while the database is away. */
export async function loadServices(context: Context, url: URL) {
  const { page, frame, headers } = await loadInfo(context, url, nothing);
  const { title, services } = frame.town;
  const { origin } = context.get(servicesContext).settings;
  const address = (id: string) => origin + localPath(page.language, infoPath("services", id));
  const cards = services.map(({ id, icon, name, details }) => ({ id, icon, name, details }));
  const { keywords, ...about } = pageText[page.language];
  const markup = servicesMarkup(
    title.text,
    cards.map((card) => ({ ...card, url: address(card.id) })),
  );
  const seo = seoOf(context, page, { ...about, keywords, ...picture, schemaMarkup: markup });
  return data(
    { view: "services" as const, seo, ...frame.shown, title, cards, plain: frame.plain },
    { headers: headers() },
  );
}

/** A tab that links to its guide. */
export async function loadTopics(context: Context, url: URL, tab: GuideTab) {
  const isWay = tab === "transportation";
  const { page, rows, results, frame, headers } = await loadInfo(context, url, isWay ? selectWay : nothing);
  const way = isWay ? wayOn(context, url, page, results?.flat() ?? []) : null;
  const { meta, text, more } = tabText(page, tab);
  const seo = partSeo(context, page, infoPath(tab), meta);
  const topics = tabTopicViews(rows, tab);
  return data(
    { view: "topics" as const, seo, ...frame.shown, tab, way, text, more, topics },
    { headers: headers(way?.travel.changesIn, way ? [wayTag] : []) },
  );
}

const nothing = () => [];

export async function loadInfo<const Q extends readonly BatchItem<"sqlite">[]>(
  context: Context,
  url: URL,
  queries: (db: Database) => Q,
) {
  const { page, results } = await loadPageOrBuiltIn(context, url, queries);
  const rows = rowsOfInfo(page);
  const headers = (changesIn?: number, more: string[] = []) =>
    results ? publicCache({ tags: [...infoTags, ...more], changesIn }) : privateCache;
  return { page, rows, results, frame: infoFrame(context, page, rows), headers };
}

export function rowsOfInfo({ language, ownRows, englishRows, fact }: Page): InfoRows {
  return { language, own: ownRows, english: language === "en" ? ownRows : englishRows, fact };
}

/** On every tab: the hero, and emergency numbers. */
export function infoFrame(context: Context, page: Page, rows: InfoRows) {
  const sections = composeSections(page, infoFrameSections);
  const town = townServices(rows);
  const hero = sections.find((one) => one.name === "hero");
  return {
    town,
    firstAid: sections.find((one) => one.name === "first-aid") ?? null,
    // Sections an admin added are below the services.
    plain: sections.filter((one) => one.name === "plain" && !infoSections.has(one.id)),
    shown: {
      hero,
      numbers: callList(town.services, wordsIn(context).t("info.numbers", { returnObjects: true })),
    },
  };
}

const picture = { image: "/social/info.png" };

/** Parts of /info have metadata of their own; what an admin sets for /info applies to its first tab. */
export function partSeo(context: Context, page: Page, path: string, about: Omit<PageSeoDefaults, "image">) {
  const part = { seoRecords: noSeoRecords, path: localPath(page.language, path) };
  return seoOf(context, part, { ...about, ...picture });
}
