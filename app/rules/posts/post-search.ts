import { searchText } from "../places/listing-texts";
import { readTranslation } from "../site/owner-translation";
import { plainText } from "./html-text";

type Searched = {
  title: string;
  excerpt: string;
  category: string;
  tags: readonly string[];
  translation: unknown;
  clean: Partial<Record<string, string>>;
};

/** Names first, because space is limited, then the text in both languages. */
export function searchTextOfPost({ title, excerpt, category, tags, translation, clean }: Searched): string {
  const twin = readTranslation(translation);
  return searchText([
    ...[title, twin?.title?.text, category, tags.join(" "), excerpt, twin?.excerpt?.text],
    ...Object.values(clean).map((html) => plainText(html ?? "").slice(0, 1500)),
  ]);
}
