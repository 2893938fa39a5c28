import { foldText } from "../site/fold-text";
import type { Language } from "../site/language";
import type { SearchKind } from "./kinds";

type InLanguages = Record<Language, string>;

/** A thing that can be found: what it is called, what it says, and the words people use for such things. */
export type SearchDocument = {
  kind: SearchKind;
  ref: string;
  names: InLanguages;
  texts: InLanguages;
  tags: string;
};

/** The same as the index keeps it: folded words with single spaces. */
export type IndexedDocument = {
  kind: SearchKind;
  ref: string;
  name_en: string;
  name_es: string;
  words_en: string;
  words_es: string;
  tags: string;
};

const longestWords = 6000;

/** The words of a text, small and without accents. */
export function wordsOf(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

function folded(text: string): string {
  return wordsOf(text.slice(0, longestWords)).join(" ");
}

export function indexed({ kind, ref, names, texts, tags }: SearchDocument): IndexedDocument {
  return {
    kind,
    ref,
    name_en: folded(names.en),
    name_es: folded(names.es),
    words_en: folded(texts.en),
    words_es: folded(texts.es),
    tags: folded(tags),
  };
}
