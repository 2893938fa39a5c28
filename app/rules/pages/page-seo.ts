import { isOwnPicture } from "../pictures/pictures";
import { safeImageUrl } from "../site/safe-url";

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

/** The stored words of a page over the defaults made from its content. */
export function pageSeo(
  record: PageSeoRecord | null,
  defaults: PageSeoDefaults,
  origin: string,
  path: string,
): PageSeo {
  const title = record?.page_title || defaults.title;
  const description = record?.meta_description || defaults.description;
  const ogTitle = record?.og_title || record?.page_title || defaults.socialTitle || title;
  const ogDescription = record?.og_description || description;
  const ogImage = new URL(record?.og_image || defaults.image, origin).href;
  const address = new URL(path, origin).href;
  return {
    title,
    description,
    keywords: record?.meta_keywords || defaults.keywords || "",
    robots: record?.robots || defaults.robots || indexFollow,
    ogTitle,
    ogDescription,
    ogImage,
    twitterTitle: record?.twitter_title || ogTitle,
    twitterDescription: record?.twitter_description || ogDescription,
    twitterImage: record?.twitter_image ? new URL(record.twitter_image, origin).href : ogImage,
    address,
    canonical: canonicalUrl(record?.canonical_url, address),
    schemaMarkup: storedMarkup(record?.schema_markup) ?? defaults.schemaMarkup ?? [],
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

const longestDescription = 155;

/** As much of a text as search engines show, up to a whole word. */
export function shortDescription(text: string): string {
  const line = text.replace(/\s+/g, " ");
  if (line.length <= longestDescription) return line;
  return `${line.slice(0, longestDescription).replace(/[\s.,;:]+\S*$/, "")}…`;
}

/** For sharing: a picture of ours in a middle width, one from elsewhere as it is; null where there is none to show. */
export function sharedPicture(url: string | null): string | null {
  const picture = safeImageUrl(url);
  return picture && isOwnPicture(picture) ? `${picture}?w=1280` : picture;
}
