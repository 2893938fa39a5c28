import { isOwnPicture } from "../pictures/picture-sources";
import { safeImageUrl } from "../site/safe-url";
import { withFallback } from "./fallback";
import { phoneDescription } from "./seo-advice";
import { cutToWidth } from "./text-width";

/** A page's metadata for search engines and sharing. */
export type PageSeo = {
  title: string;
  description: string;
  keywords: string;
  robots: string;
  ogTitle: string;
  ogDescription: string;
  ogImage: string;
  twitterTitle: string;
  twitterDescription: string;
  twitterImage: string;
  canonical: string;
  /** The page's own address; its twin in the other language is derived from it. */
  address: string;
  schemaMarkup: object[];
  isArticle?: boolean;
  feed?: { title: string; path: string };
};

/** A row of page_seo; any field may be missing. */
export type PageSeoRecord = {
  page_title: string | null;
  meta_description: string | null;
  meta_keywords: string | null;
  robots: string | null;
  og_title: string | null;
  og_description: string | null;
  og_image: string | null;
  twitter_title: string | null;
  twitter_description: string | null;
  twitter_image: string | null;
  canonical_url: string | null;
  schema_markup: unknown;
};

export type PageSeoDefaults = {
  title: string;
  description: string;
  keywords?: string;
  robots?: string;
  /** For shared links, where it differs from the title. */
  socialTitle?: string;
  image: string;
  schemaMarkup?: object[];
};

const indexFollow = "index, follow";

/** On a Spanish page with the English row. */
export type PageSeoRecords = { own: PageSeoRecord | null; english: PageSeoRecord | null };
type Word = Exclude<
  keyof PageSeoRecord,
  "schema_markup" | "canonical_url" | "robots" | "og_image" | "twitter_image"
>;

/**
 * Stored metadata over defaults. Metadata can't be marked as English, so the English row is only used where there's no
 * Spanish text at all, and never for the canonical address.
 */
export function pageSeo(
  { own, english }: PageSeoRecords,
  defaults: PageSeoDefaults,
  origin: string,
  path: string,
): PageSeo {
  const word = (name: Word, builtIn?: string) => {
    const borrowed = english?.[name] ?? undefined;
    return withFallback({
      own: own?.[name] ?? undefined,
      builtIn,
      english: borrowed,
      builtInEnglish: borrowed,
    }).text;
  };
  const picture = (name: "og_image" | "twitter_image", other: string) =>
    new URL(own?.[name] || english?.[name] || other, origin).href;
  const title = word("page_title", defaults.title);
  const description = word("meta_description", defaults.description);
  const ogTitle = word("og_title", own?.page_title || defaults.socialTitle || title);
  const ogDescription = word("og_description", description);
  const ogImage = picture("og_image", defaults.image);
  const address = new URL(path, origin).href;
  return {
    title,
    description,
    keywords: word("meta_keywords", defaults.keywords),
    robots: own?.robots || english?.robots || defaults.robots || indexFollow,
    ogTitle,
    ogDescription,
    ogImage,
    twitterTitle: word("twitter_title", ogTitle),
    twitterDescription: word("twitter_description", ogDescription),
    twitterImage: picture("twitter_image", ogImage),
    address,
    canonical: canonicalUrl(own?.canonical_url, address),
    schemaMarkup:
      storedMarkup(own?.schema_markup) ??
      (defaults.schemaMarkup?.length ? defaults.schemaMarkup : storedMarkup(english?.schema_markup)) ??
      [],
  };
}

/** A canonical address on another domain is replaced by the page's own. */
export function canonicalUrl(stored: string | null | undefined, own: string): string {
  if (!stored) return own;
  try {
    const { origin } = new URL(own);
    const url = new URL(stored, origin);
    return url.origin === origin ? url.href : own;
  } catch {
    return own;
  }
}

function storedMarkup(stored: unknown): object[] | null {
  let value = stored;
  if (typeof value === "string") {
    try {
      value = JSON.parse(value);
    } catch {
      return null;
    }
  }
  const list = Array.isArray(value) ? value : [value];
  return list.length && list.every((one) => typeof one === "object" && one !== null) ? list : null;
}

/** Cut at a word to what a search result shows on a phone. */
export function shortDescription(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  const cut = cutToWidth(line, phoneDescription.size, phoneDescription.room);
  return cut === line ? line : `${cut.replace(/[\s.,;:]*…$/, "")}…`;
}

/** One of ours in a medium width, another site's as it is; null without one. */
export function sharedPicture(url: string | null): string | null {
  const picture = safeImageUrl(url);
  return picture && isOwnPicture(picture) ? `${picture}?w=1280` : picture;
}
