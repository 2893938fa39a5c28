import type { Language } from "../site/language";
import { type Found, inBoth, translatedWords } from "./found";
import { tagsOf } from "./tags";

type InLanguages<Value> = Partial<Record<Language, Value>>;
export type PostSource = {
  id: string;
  slug: string;
  title: string;
  excerpt: string;
  openings: InLanguages<string>;
  category: string;
  tags: string[];
  language: Language;
  translation: unknown;
};

export function foundPost(row: PostSource): Found {
  const opening = row.excerpt || (row.openings[row.language] ?? "");
  return {
    kind: "post",
    ref: row.id,
    path: `/blog/${row.slug}`,
    ...inBoth(row, row.title, opening, { name: "title", text: "excerpt" }),
    more: [...Object.values(row.openings), translatedWords(row)].join(" "),
    tags: tagsOf("post", [row.category, ...row.tags]),
  };
}
