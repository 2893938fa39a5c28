import { data, type RouterContextProvider } from "react-router";
import type { GuideSection, GuideText } from "../../locales/guide-text";
import { guides } from "../../locales/guides";
import { composeSections } from "../../rules/page-content";
import { touristDestination } from "../../rules/structured-data";
import { servicesContext } from "../context";
import { DatabaseAway } from "../db/client";
import { privateCache, publicCache } from "./cache-headers";
import { wordsIn } from "./i18n";
import { loadPage, type Page, quietPage, seoOf } from "./page";

type Context = Readonly<RouterContextProvider>;
export type GuideName = Exclude<keyof (typeof guides)["en"], "home">;
type GuideOptions = {
  /** The day of the text, yyyy-MM-dd, where the page names one. */
  updated?: string;
  /** Seconds until the page says something else. */
  changesIn?: number;
};

/** Loads a guide: the built-in text of its language under whatever an admin has put in its place. */
export async function loadGuide(
  context: Context,
  url: URL,
  name: GuideName,
  { updated, changesIn }: GuideOptions = {},
) {
  const { page, isAway } = await loadPageOrBuiltIn(context, url);
  const text: GuideText = guides[page.language][name];
  const sections = composeSections(text.sections.map(withPicture), page.ownRows, page.englishRows);
  const { t } = wordsIn(context);
  const title = text.title.includes("Cambutal") ? text.title : `${text.title} · ${t("frame.brand")}`;
  const { description, keywords } = text;
  const image = `/social/${updated ? "legal" : name}.png`;
  const seo = seoOf(context, page, { title, description, keywords, image });
  const tags = ["pages", `page:${page.plainPath}`];
  const headers = isAway ? privateCache : publicCache({ tags, changesIn });
  return data({ seo, sections, updated: updated ?? null }, { headers });
}

/** A hero has a picture that an admin may replace; built in, it is the page's own scene. */
function withPicture(section: GuideSection): GuideSection {
  return section.kind === "hero" ? { imageSrc: "", ...section } : section;
}

/** A page that stands on built-in text answers without the database too; what it shows then is not kept. */
export async function loadPageOrBuiltIn(
  context: Context,
  url: URL,
): Promise<{ page: Page; isAway: boolean }> {
  try {
    const { page } = await loadPage(context, url, () => []);
    return { page, isAway: false };
  } catch (error) {
    if (!(error instanceof DatabaseAway)) throw error;
    return { page: quietPage(context, url), isAway: true };
  }
}

/** The home page's sections by the names of the specification, in their built-in order. */
export async function loadHome(context: Context, url: URL) {
  const { page, isAway } = await loadPageOrBuiltIn(context, url);
  const { origin } = context.get(servicesContext).settings;
  const { title, description, keywords, socialTitle, ...text } = guides[page.language].home;
  const { cards, ...aboutCards } = text.cards;
  const imageSrc = "";
  const sections = composeSections(
    [
      { name: "hero" as const, imageSrc, ...text.hero },
      { name: "intro" as const, ...text.intro },
      { name: "cards" as const, ...aboutCards, cards: cards.map((card) => ({ imageSrc, ...card })) },
      { name: "surf-featured" as const, imageSrc, ...text["surf-featured"] },
      { name: "cuisine-featured" as const, imageSrc, ...text["cuisine-featured"] },
    ],
    page.ownRows,
    page.englishRows,
  );
  const schemaMarkup = [touristDestination({ name: "Playa Cambutal", description, url: origin + page.path })];
  const image = "/social/home.png";
  const defaults = { title, description, keywords, socialTitle, image, schemaMarkup };
  const seo = seoOf(context, page, defaults);
  const headers = isAway ? privateCache : publicCache({ tags: ["pages", "page:/"] });
  return data({ seo, sections }, { headers });
}
