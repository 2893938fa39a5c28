import { data, type RouterContextProvider } from "react-router";
import type { Catalog } from "../../locales/index";
import { localPath } from "../../rules/language";
import { sameSitePath } from "../../rules/same-site-path";
import { privateCache } from "./cache-headers";
import { languageIn, wordsIn } from "./i18n";
import { quietPage, seoOf } from "./page";

type Context = Readonly<RouterContextProvider>;
type TitleOf<Name extends keyof Catalog["account"]> = Catalog["account"][Name] extends { title: string }
  ? `account.${Name}.title`
  : never;
type Title = { [Name in keyof Catalog["account"]]: TitleOf<Name> }[keyof Catalog["account"]];

/** What the pages of an account share: a title, nothing for search engines, nothing kept, and where to go on to. */
export function accountPage<T extends object>(
  context: Context,
  url: URL,
  title: Title,
  more: T,
  headers: Record<string, string> = privateCache,
) {
  const { t } = wordsIn(context);
  const words = `${t(title)} · ${t("frame.siteName")}`;
  const seo = seoOf(context, quietPage(context, url), {
    title: words,
    description: words,
    image: "/social/home.png",
    robots: "noindex",
  });
  return data({ seo, next: sameSitePath(url.searchParams.get("next")), ...more }, { headers });
}

/** Where to go on to when somebody is in: a path of ours, or home. Never back to the door. */
export function nextPath(context: Context, typed: unknown): string {
  const home = localPath(languageIn(context), "/");
  const path = sameSitePath(typed);
  return path && !/^(\/es)?\/auth(\/|\?|#|$)/.test(path) ? path : home;
}
