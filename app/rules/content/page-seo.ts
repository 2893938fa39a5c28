import { isOwnPicture } from "../pictures/pictures";
import { safeImageUrl } from "../site/safe-url";
import { withFallback } from "./fallback";
import { phoneDescription } from "./seo-advice";
import { cutToWidth } from "./text-width";

/** What a page says of itself to search engines and to whoever shares it. */
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
  /** The page's own address, which its twins in the other language are made from. */
  address: string;
  schemaMarkup: object[];
  isArticle?: boolean;
  /** The feed of what the page shows, by its path. */
  feed?: { title: string; path: string };
};

/** A row of page_seo as it is stored: any field may be missing. */
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
  /** What a shared link says, where that is not the title. */
  socialTitle?: string;
  image: string;
  schemaMarkup?: object[];
};

const indexFollow = "index, follow";

/** A page's own row, and on a Spanish page that of the English one. */
export type PageSeoRecords = { own: PageSeoRecord | null; english: PageSeoRecord | null };
type Word = Exclude<
  keyof PageSeoRecord,
  "schema_markup" | "canonical_url" | "robots" | "og_image" | "twitter_image"
>;

/**
 * What is stored for a page over the defaults made from its content. Nothing marks a borrowed word of metadata, so
 * English stands in only where there is no Spanish; the canonical address it never lends.
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

/** A canonical address that points away from the guide's own domain is replaced by the page's own. */
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

/** As much of a text as a search result has room for on a phone, up to a whole word. */
export function shortDescription(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  const cut = cutToWidth(line, phoneDescription.size, phoneDescription.room);
  return cut === line ? line : `${cut.replace(/[\s.,;:]*…$/, "")}…`;
}

/** For sharing: a picture of ours in a middle width, one from elsewhere as it is; null where there is none to show. */
export function sharedPicture(url: string | null): string | null {
  const picture = safeImageUrl(url);
  return picture && isOwnPicture(picture) ? `${picture}?w=1280` : picture;
}
