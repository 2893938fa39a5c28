import type { TFunction } from "i18next";
import type { PageSeo, PageSeoDefaults } from "../../../rules/content/page-seo";
import type { Context } from "../../context";
import { wordsIn } from "../../http/i18n";
import { type Page, seoOf } from "./page";

/** Pages that are lists: their words, and the picture for sharing. */
const lists = {
  "/today": ["sea.today", "surf"],
  "/week": ["week", "calendar"],
  "/pocket": ["pocket", "info"],
  "/tides": ["sea.tides", "surf"],
  "/calendar": ["events.calendar", "calendar"],
  "/events": ["events.agenda", "events"],
  "/blog": ["blog.index", "blog"],
} as const;
type ListPath = keyof typeof lists;
export const listPaths = Object.keys(lists) as ListPath[];

/** Derived metadata; the tides' is by month. */
export function listDefaults(t: TFunction, path: ListPath, month?: string): PageSeoDefaults {
  const [words, picture] = lists[path];
  const image = `/social/${picture}.png`;
  return {
    title: t(`${words}.seoTitle`, { month }),
    description: t(`${words}.description`, { month }),
    image,
  };
}

/** A filtered list isn't indexed. */
export function listSeo(
  context: Context,
  page: Page,
  { search }: URL,
  path: ListPath,
  month?: string,
): PageSeo {
  const robots = search ? "noindex, follow" : undefined;
  return seoOf(context, page, { ...listDefaults(wordsIn(context).t, path, month), robots });
}
