import type { PictureFacts } from "../../rules/pictures/picture-sources";
import type { Publication } from "../../rules/posts/publication";
import type { Language } from "../../rules/site/language";
import { typedListing } from "../places/typed-listing";
import type { Typed } from "../site/parse";

type PostRow = {
  id: string;
  title: string;
  slug: string;
  content: string;
  excerpt: string;
  seo_title: string;
  seo_description: string;
  seo_keywords: string;
  featured_image_url: string | null;
  category: string;
  tags: readonly string[];
  language: Language;
  translation: unknown;
  publication: Publication;
};

export function typedPost(post: PostRow, pictures: readonly PictureFacts[] = []): Typed {
  const { title, content, excerpt, seo_title, seo_description, seo_keywords } = post;
  const { featured_image_url, category, language, translation, publication, tags } = post;
  const words = { title, content, excerpt, seo_title, seo_description, seo_keywords };
  const typed = typedListing({ ...words, featured_image_url, category, language, translation }, pictures);
  // A generated draft slug isn't shown.
  const slug = post.slug === draftSlug(post.id) ? "" : post.slug;
  return { ...typed, slug: [slug], tags: [tags.join(", ")], status: [publication] };
}

export function draftSlug(id: string): string {
  return `draft-${id}`;
}
