import type { PostCardRow } from "../posts/post-view";
import type { Language } from "../site/language";
import type { LocalText } from "../site/owner-translation";
import { tagsOf } from "./category-words";
import { type Found, inBoth, translatedWords } from "./found";
import { picturedPost } from "./found-pictures";

type PostSource = Pick<
  PostCardRow,
  | "id"
  | "slug"
  | "title"
  | "excerpt"
  | "openings"
  | "category"
  | "tags"
  | "language"
  | "translation"
  | "featured_image_url"
  | "image_colour"
>;

function openingIn({ openings }: PostSource, language: Language): LocalText[] {
  const text = openings[language];
  return text ? [{ text, lang: language }] : [];
}

export function foundPost(row: PostSource): Found {
  const opening = row.excerpt || (row.openings[row.language] ?? "");
  return {
    kind: "post",
    ref: row.id,
    path: `/blog/${row.slug}`,
    ...inBoth(row, row.title, opening, { name: "title", text: "excerpt" }),
    said: { en: openingIn(row, "en"), es: openingIn(row, "es") },
    more: [...Object.values(row.openings), translatedWords(row)].join(" "),
    tags: tagsOf("post", [row.category, ...row.tags]),
    picture: picturedPost(row),
  };
}
