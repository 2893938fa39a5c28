import { foldText } from "../site/fold-text";
import type { Language } from "../site/language";
import { prefixes } from "./index-prefixes";
import type { SearchKind } from "./search-kinds";

type InLanguages = Record<Language, string>;

/** A searchable thing, with the words people use for its kind. */
export type SearchDocument = {
  kind: SearchKind;
  ref: string;
  names: InLanguages;
  texts: InLanguages;
  tags: string;
};

/** As stored in the index: folded words, separated by single spaces. */
export type IndexedDocument = {
  kind: SearchKind;
  ref: string;
  name_en: string;
  name_es: string;
  tags: string;
  /** Each word twice: as it is, and with the mark of its position. */
  words: string;
};

const longestWords = 6000;

/** Folded words. */
export function wordsOf(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

function foldedWords(text: string): string[] {
  return wordsOf(text.slice(0, longestWords));
}

export function indexed({ kind, ref, names, texts, tags }: SearchDocument): IndexedDocument {
  return {
    kind,
    ref,
    name_en: foldedWords(names.en).join(" "),
    name_es: foldedWords(names.es).join(" "),
    tags: foldedWords(tags).join(" "),
    words: prefixedWords({ kind, names, texts, tags }),
  };
}

function prefixedWords({ kind, names, texts, tags }: Omit<SearchDocument, "ref">): string {
  const named = new Set([names.en, names.es, tags].flatMap(foldedWords));
  const said = (text: string) => new Set(foldedWords(text).filter((word) => !named.has(word)));
  const en = said(texts.en);
  const es = said(texts.es);
  return [
    prefixes.kind + kind,
    ...[...named].flatMap((word) => [word, prefixes.named + word]),
    ...[...en].flatMap((word) => [word, (es.has(word) ? prefixes.both : prefixes.en) + word]),
    ...[...es].filter((word) => !en.has(word)).flatMap((word) => [word, prefixes.es + word]),
  ].join(" ");
}
