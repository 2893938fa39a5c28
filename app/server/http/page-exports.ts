import type { HeadersFunction, MetaDescriptor } from "react-router";
import type { PageSeo } from "../../rules/content/page-seo";
import { type Language, languageOf, localPath } from "../../rules/site/language";
import { privateCache } from "./cache-headers";

type Loaded = { loaderData?: { seo?: PageSeo } | undefined };

/** The loader's or action's own headers; private where there are none or it failed. */
export const headers: HeadersFunction = ({ loaderHeaders, actionHeaders, errorHeaders }) => {
  const all = new Headers(errorHeaders ?? loaderHeaders);
  for (const [name, value] of actionHeaders) all.set(name, value);
  if (!all.has("Cache-Control")) all.set("Cache-Control", privateCache["Cache-Control"]);
  return all;
};

/** What the loader prepared for the head. */
export function meta({ loaderData }: Loaded): MetaDescriptor[] {
  const seo = loaderData?.seo;
  return seo ? descriptors(seo) : [];
}

function descriptors(seo: PageSeo): MetaDescriptor[] {
  const address = new URL(seo.address);
  const language = languageOf(address.pathname);
  const twin = (one: Language) => address.origin + localPath(one, address.pathname + address.search);
  const alternate = (hrefLang: string, href: string) => ({
    tagName: "link",
    rel: "alternate",
    hrefLang,
    href,
  });
  return [
    { title: seo.title },
    { name: "description", content: seo.description },
    ...(seo.keywords ? [{ name: "keywords", content: seo.keywords }] : []),
    { name: "robots", content: seo.robots },
    { tagName: "link", rel: "canonical", href: seo.canonical },
    alternate("en", twin("en")),
    alternate("es", twin("es")),
    alternate("x-default", twin("en")),
    ...(seo.feed ? [feedLink(seo.feed)] : []),
    { property: "og:type", content: seo.isArticle ? "article" : "website" },
    { property: "og:locale", content: language === "es" ? "es_PA" : "en_US" },
    { property: "og:title", content: seo.ogTitle },
    { property: "og:description", content: seo.ogDescription },
    { property: "og:image", content: seo.ogImage },
    ...socialCardMeasures(seo),
    { property: "og:url", content: seo.canonical },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: seo.twitterTitle },
    { name: "twitter:description", content: seo.twitterDescription },
    { name: "twitter:image", content: seo.twitterImage },
    ...seo.schemaMarkup.map((markup) => ({ "script:ld+json": markup }) as MetaDescriptor),
  ];
}

function feedLink({ title, path }: NonNullable<PageSeo["feed"]>): MetaDescriptor {
  return { tagName: "link", rel: "alternate", type: "application/atom+xml", title, href: path };
}

const isSocialCard = /\/social\/[a-z-]+\.png$/;

/** The guide's own cards have a known size; chosen pictures may have any. */
function socialCardMeasures({ ogImage, ogTitle }: PageSeo): MetaDescriptor[] {
  const alt = { property: "og:image:alt", content: ogTitle };
  if (!isSocialCard.test(ogImage)) return [alt];
  return [
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    alt,
  ];
}
