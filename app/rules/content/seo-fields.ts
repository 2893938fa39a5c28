export const seoFields = [
  "page_title",
  "meta_description",
  "meta_keywords",
  "robots",
  "og_title",
  "og_description",
  "og_image",
  "twitter_title",
  "twitter_description",
  "twitter_image",
  "canonical_url",
  "schema_markup",
] as const;
export type SeoField = (typeof seoFields)[number];
