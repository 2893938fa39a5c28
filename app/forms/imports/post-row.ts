import type { OldPost } from "../../rules/imports/wxr-item";
import { isNoCategory, topicFor } from "../../rules/imports/wxr-topics";
import { mostTags } from "../../rules/posts/read-tags";
import type { Language } from "../../rules/site/language";
import { type PostFields, postFields, postForm } from "../posts/post";
import { packTyped, parseForm } from "../site/parse";
import { opening, type RowNote, shortText, type Uploaded } from "./import-row";

/** The slug is only a wish; the database decides what's free. */
export type PostColumns = Omit<PostFields, "slug">;
export type ImportedPost = { name: string; slug: string; fields: PostColumns | null; notes: RowNote[] };

const [longestTitle, longestExcerpt] = [160, 400];

/** A category that doesn't exist here becomes a tag. */
export function readPostRow(item: OldPost, language: Language, uploaded: Uploaded): ImportedPost {
  const { title, slug, category, categories, shortcodes, comments } = item;
  const notes: RowNote[] = [];
  const others = categories.filter((name) => topicFor(name) !== category && !isNoCategory(name));
  const known = categories.find((name) => topicFor(name) === category);
  const read = (field: string, text: string, becomes: string) => {
    if (text !== becomes)
      notes.push({ about: "read", field, text: shortText(text), becomes: shortText(becomes) });
  };
  if (category) read("category", known ?? "", category);
  const words = [...item.tags, ...others];
  const tags = words.slice(0, mostTags);
  if (others.length > 0 || words.length > tags.length) read("tags", item.tags.join(", "), tags.join(", "));
  const excerpt = opening(item.excerpt, longestExcerpt);
  read("excerpt", item.excerpt, excerpt);
  const name = opening(title, longestTitle);
  read("title", title, name);
  if (shortcodes.length > 0) notes.push({ about: "shortcodes", text: shortcodes.join(", ") });
  if (comments > 0) notes.push({ about: "comments", text: String(comments) });
  const texts = {
    ...{
      title: name,
      slug: slug || title,
      content: withUploaded(item.content, uploaded),
      excerpt,
      category,
      status: "published",
    },
    ...{
      tags: tags.map((tag) => tag.replaceAll(/[,;]/g, " ").slice(0, 38)).join(","),
      language: item.language ?? language,
    },
    featured_image_url: uploaded.get(item.featured) ?? "",
    seo_title: item.seo_title.slice(0, 120),
    seo_description: item.seo_description.slice(0, 320),
  };
  const typed = Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, [text]]));
  const parsed = parseForm(postForm(), packTyped(typed));
  if (!parsed.ok) {
    const wrong = Object.entries(parsed.problems).map(
      ([field, problem]): RowNote => ({
        about: "wrong",
        field,
        text: shortText(typed[field]?.[0] ?? ""),
        problem,
      }),
    );
    return { name: name.slice(0, 120), slug, fields: null, notes: [...notes, ...wrong] };
  }
  const written = { language: parsed.value.language ?? language, previous: null };
  const { slug: wish, ...fields } = postFields(parsed.value, written);
  return { name: name.slice(0, 120), slug: wish, fields, notes };
}

/** Replaces the old site's addresses of uploaded pictures, also where a link leads to one. */
function withUploaded(content: string, uploaded: Uploaded): string {
  return content.replaceAll(/(\s(?:src|href)=")([^"]+)/g, (whole, start: string, address: string) => {
    const picture = uploaded.get(address.replaceAll("&amp;", "&"));
    return picture ? start + picture : whole;
  });
}
