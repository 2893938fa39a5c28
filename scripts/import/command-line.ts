import type { Language } from "../../app/rules/site/language";
import { isLanguage } from "../../app/rules/site/language";
import { type ListingKind, listingKinds } from "../../app/rules/site/listing-kinds";

/** What to do with the file. */
export type Wish = {
  file: string;
  kind: ListingKind | null;
  source: string;
  language: Language;
  status: "pending" | "approved";
  duplicates: "leave" | "add";
  isApplied: boolean;
};

/** "places.csv --kind hotel --apply"; null where anything isn't understood. */
export function readWish(words: readonly string[]): Wish | null {
  const wish: Wish = {
    file: "",
    kind: null,
    source: "",
    language: "en",
    status: "pending",
    duplicates: "leave",
    isApplied: false,
  };
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? "";
    if (word === "--apply") wish.isApplied = true;
    else if (word === "--approved") wish.status = "approved";
    else if (word === "--add-duplicates") wish.duplicates = "add";
    else if (word.startsWith("--")) {
      if (!choose(wish, word, words[++at] ?? "")) return null;
    } else if (wish.file) return null;
    else wish.file = word;
  }
  return wish.file ? wish : null;
}

function choose(wish: Wish, word: string, value: string): boolean {
  if (word === "--source") wish.source = value.slice(0, 80);
  else if (word === "--language" && isLanguage(value)) wish.language = value;
  else if (word === "--kind") wish.kind = listingKinds.find((kind) => kind === value) ?? null;
  else return false;
  return word !== "--kind" || wish.kind !== null;
}
