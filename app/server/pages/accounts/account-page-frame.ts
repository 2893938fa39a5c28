import type { ParseKeys } from "i18next";
import { data } from "react-router";
import { type Language, localPath } from "../../../rules/site/language";
import { sameSitePath } from "../../../rules/site/same-site-path";
import type { Context } from "../../context";
import { privateCache } from "../../http/cache-headers";
import { wordsIn } from "../../http/i18n";
import { pageWithoutQueries, seoOf } from "../site/page";

/** Shared by all account pages: a title, not indexed, not cached, and where to go next. */
export function accountPageFrame<T extends object>(
  context: Context,
  url: URL,
  title: ParseKeys<"translation">,
  more: T,
  { status = 200, headers = privateCache }: { status?: number; headers?: Record<string, string> } = {},
) {
  const { t } = wordsIn(context);
  const words = `${t(title)} · ${t("frame.siteName")}`;
  const seo = seoOf(context, pageWithoutQueries(context, url), {
    title: words,
    description: words,
    image: "/social/home.png",
    robots: "noindex",
  });
  return data({ seo, next: sameSitePath(url.searchParams.get("next")), ...more }, { status, headers });
}

/** Where to go after signing in: a path of ours, or home. Never back to an account page. */
export function nextPath(language: Language, typed: unknown): string {
  const home = localPath(language, "/");
  const path = sameSitePath(typed);
  return path && !/^(\/es)?\/auth(\/|\?|#|$)/.test(path) ? path : home;
}
