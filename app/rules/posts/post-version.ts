import { versionOf } from "../review/row-version";

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

/** A hash of what the form shows; decisions and sanitising again don't change it. */
export function versionOfPost({ slug: address, ...post }: Typed): string {
  const { title, content, excerpt, category, tags, featured_image_url } = post;
  const { seo_title, seo_description, seo_keywords, language, translation, publication } = post;
  return versionOf({
    address,
    title,
    content,
    excerpt,
    category,
    tags,
    featured_image_url,
    seo_title,
    seo_description,
    seo_keywords,
    language,
    translation,
    publication,
  });
}
