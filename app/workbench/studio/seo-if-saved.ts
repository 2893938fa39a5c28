import type { SeoTexts } from "../../forms/content/seo";
import {
  type PageSeo,
  type PageSeoDefaults,
  type PageSeoRecord,
  pageSeo,
} from "../../rules/content/page-seo";
import type { SeoField } from "../../rules/content/seo-fields";

export type SeoSources = {
  typed: SeoTexts;
  english: SeoTexts | null;
  defaults: PageSeoDefaults;
  origin: string;
  path: string;
};

/** Computed by the page's own rule. */
export function seoIfSaved({ typed, english, defaults, origin, path }: SeoSources): PageSeo {
  const records = { own: recordOf(typed), english: english && recordOf(english) };
  return pageSeo(records, { ...defaults, image: defaults.image || "/social/home.png" }, origin, path);
}

const fieldsOfSeo = {
  page_title: "title",
  meta_description: "description",
  meta_keywords: "keywords",
  robots: "robots",
  og_title: "ogTitle",
  og_description: "ogDescription",
  og_image: "ogImage",
  twitter_title: "twitterTitle",
  twitter_description: "twitterDescription",
  twitter_image: "twitterImage",
  canonical_url: "canonical",
} as const satisfies Partial<Record<SeoField, keyof PageSeo>>;

/** What the page would use if the field were empty. */
export function hintOf(field: SeoField, sources: SeoSources): string {
  if (field === "schema_markup") return "";
  return seoIfSaved({ ...sources, typed: { ...sources.typed, [field]: "" } })[fieldsOfSeo[field]];
}

function recordOf(texts: SeoTexts): PageSeoRecord {
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, text.trim() || null]),
  ) as PageSeoRecord;
}
