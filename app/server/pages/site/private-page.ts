import { data } from "react-router";
import type { Context } from "../../context";
import { privateCache } from "../../http/cache-headers";
import { wordsIn } from "../../http/i18n";
import { pageWithoutQueries, seoOf } from "./page";

type Init = { status?: number; headers?: Record<string, string> };

/** A title, not indexed, not cached. */
export function privatePage<T extends object>(
  context: Context,
  url: URL,
  title: string,
  more: T,
  init: Init = {},
) {
  const words = `${title} · ${wordsIn(context).t("frame.siteName")}`;
  const seo = seoOf(context, pageWithoutQueries(context, url), {
    title: words,
    description: words,
    image: "/social/home.png",
    robots: "noindex",
  });
  return data({ seo, ...more }, { ...init, headers: { ...privateCache, ...init.headers } });
}
