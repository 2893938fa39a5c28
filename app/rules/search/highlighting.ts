import { foldText } from "../site/fold-text";
import type { Term } from "./query";

/** A piece of text; `isFound` marks a match. */
export type Piece = { text: string; isFound: boolean };

const word = /[\p{L}\p{N}\p{M}]+/gu;

/** Splits a text at the words the query matches. */
export function highlightWords(text: string, terms: readonly Term[]): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { index, 0: found } of text.matchAll(word)) {
    if (!isFound(foldText(found), terms)) continue;
    if (index > end) pieces.push({ text: text.slice(end, index), isFound: false });
    pieces.push({ text: found, isFound: true });
    end = index + found.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isFound: false });
  return pieces;
}

/** The typed spelling of folded words; a word that a phrase was read as is left out. */
export function asTyped(words: readonly string[], typed: string): string[] {
  const all = typed.match(word) ?? [];
  return words.flatMap((one) => all.find((other) => foldText(other) === one) ?? []);
}

/** Whether a text contains a term or one of its synonyms. */
export function mentions(text: string, term: Term): boolean {
  return isSaidIn([term])(text);
}

/** Whether a text contains any of the terms. */
export const isSaidIn = (terms: readonly Term[]) => (text: string) =>
  [...foldText(text).matchAll(word)].some(({ 0: one }) => isFound(one, terms));

function isFound(one: string, terms: readonly Term[]): boolean {
  return terms.some(
    ({ typed, stems, synonyms, isPrefix }) =>
      one === typed || (isPrefix && one.startsWith(typed)) || stems.includes(one) || synonyms.includes(one),
  );
}

/** Where the first match begins, or the text. */
export function placeOfFirst(text: string, terms: readonly Term[]): number {
  return [...text.matchAll(word)].find(({ 0: one }) => isFound(foldText(one), terms))?.index ?? 0;
}
