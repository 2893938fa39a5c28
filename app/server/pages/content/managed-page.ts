import type { BatchItem, BatchResponse } from "drizzle-orm/batch";
import { data } from "react-router";
import { composeSections } from "../../../rules/content/page-content";
import { statedDayOf, textDay } from "../../../rules/content/text-changed-on";
import type { Context, Services } from "../../context";
import { DatabaseAway } from "../../db/database";
import { privateCache, publicCache } from "../../http/cache-headers";
import { wordsIn } from "../../http/i18n";
import { loadPage, type Page, pageWithoutQueries, seoOf } from "../site/page";
import { type GuideName, guideSections } from "./built-in-sections";
import { guideDefaults } from "./derived-seo";

type GuideOptions = {
  /** The date shown, yyyy-MM-dd, where it isn't the text's. */
  updated?: string;
  /** Seconds until the page changes by itself. */
  changesIn?: number;
};

/** For a guide without queries of its own. */
export async function loadGuide(
  context: Context,
  url: URL,
  name: GuideName,
  { updated, changesIn }: GuideOptions = {},
) {
  const { page, results } = await loadPageOrBuiltIn(context, url, () => []);
  const tags = ["pages", `page:${page.plainPath}`];
  const headers = results ? publicCache({ tags, changesIn }) : privateCache;
  return data(guideOf(context, page, name, updated), { headers });
}

/** The built-in text with the admins' changes. */
export function guideOf(context: Context, page: Page, name: GuideName, updated?: string) {
  const composed = composeSections(page, (language) => guideSections(language, name));
  // Sections an admin added are shown as plain text.
  const sections = composed.map((one) =>
    one.kind === "plain" ? { ...one, name: one.id, kind: "text" as const } : one,
  );
  const { t } = wordsIn(context);
  const stated = statedDayOf(page.plainPath);
  const ofText = stated ? textDay(stated, [...page.ownRows, ...page.englishRows]) : null;
  return {
    name,
    seo: seoOf(context, page, guideDefaults(page.language, name, t)),
    sections,
    updated: updated ?? ofText,
  };
}

/** With built-in text the page also answers while the database is away, but isn't cached then. */
export async function loadPageOrBuiltIn<const Q extends readonly BatchItem<"sqlite">[]>(
  context: Context,
  url: URL,
  queries: (db: Services["db"]) => Q,
): Promise<{ page: Page; results: BatchResponse<Q> | null }> {
  try {
    return await loadPage(context, url, queries);
  } catch (error) {
    if (!(error instanceof DatabaseAway)) throw error;
    return { page: pageWithoutQueries(context, url), results: null };
  }
}
