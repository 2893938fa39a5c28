import { withoutEmpty } from "../places/structured-data-place";
import type { Language } from "../site/language";
import { safeImageUrl } from "../site/safe-url";
import { isoInPanama } from "../time/panama-time";

type DescribedPost = {
  title: string;
  description: string;
  language: Language;
  url: string;
  author: string | null;
  /** The publisher, and the author where none is left. */
  publisher: string;
  image_url: string | null;
  /** Without a picture of its own. */
  fallbackImage: string;
  category: string | null;
  /** In the page's language. */
  keywords: readonly string[];
  words: number;
  published: Date;
  changed: Date;
};

/** For search engines. */
export function postMarkup(post: DescribedPost): object {
  const picture = safeImageUrl(post.image_url) ?? post.fallbackImage;
  const guide = { "@type": "Organization", name: post.publisher, url: new URL("/", post.url).href };
  return withoutEmpty({
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    headline: post.title.slice(0, 110),
    description: post.description,
    url: post.url,
    mainEntityOfPage: post.url,
    image: new URL(picture, post.url).href,
    inLanguage: post.language,
    datePublished: isoInPanama(post.published),
    dateModified: isoInPanama(post.changed),
    author: post.author ? { "@type": "Person", name: post.author } : guide,
    publisher: guide,
    articleSection: post.category,
    keywords: post.keywords.join(", "),
    wordCount: post.words,
  });
}
