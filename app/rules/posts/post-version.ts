import { versionOf } from "../review/row-version";
import { pick } from "../site/pick";

type Typed = {
  title: string;
  slug: string;
  content: string;
  excerpt: string;
  category: string;
  tags: readonly string[];
  featured_image_url: string | null;
  seo_title: string;
  seo_description: string;
  seo_keywords: string;
  language: string;
  translation?: unknown;
  publication: string;
};

/** Besides its address and when it appears. */
export const typedNames = [
  "title",
  "content",
  "excerpt",
  "category",
  "tags",
  "featured_image_url",
  "seo_title",
  "seo_description",
  "seo_keywords",
  "language",
  "translation",
] as const;

/** A hash of what the form shows; decisions and sanitising again don't change it. */
export function versionOfPost(post: Typed): string {
  return versionOf({ address: post.slug, ...pick(post, ...typedNames, "publication") });
}
