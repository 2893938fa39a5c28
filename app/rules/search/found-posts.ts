import type { PostCardRow } from "../posts/post-view";
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

export function foundPost(row: PostSource): Found {
  const opening = row.excerpt || (row.openings[row.language] ?? "");
  return {
    kind: "post",
    ref: row.id,
    path: `/blog/${row.slug}`,
    ...inBoth(row, row.title, opening, { name: "title", text: "excerpt" }),
    more: [...Object.values(row.openings), translatedWords(row)].join(" "),
    tags: tagsOf("post", [row.category, ...row.tags]),
    picture: picturedPost(row),
  };
}
