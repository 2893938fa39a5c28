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
  return [...foldText(text).matchAll(word)].some(({ 0: one }) => isFound(one, [term]));
}

function isFound(one: string, terms: readonly Term[]): boolean {
  return terms.some(
    ({ typed, stems, synonyms, isPrefix }) =>
      one === typed || (isPrefix && one.startsWith(typed)) || stems.includes(one) || synonyms.includes(one),
  );
}

/** About two lines of a long text, around the first match: from the start of its sentence, where that is near. */
export function excerptAround(text: string, terms: readonly Term[], length = 105): string {
  const plain = text.replace(/\s+/g, " ").trim();
  if (plain.length <= length) return plain;
  const first = [...plain.matchAll(word)].find(({ 0: one }) => isFound(foldText(one), terms))?.index ?? 0;
  const sentence = plain.slice(0, first).search(/(?<=[.!?] )[^.!?]*$/);
  const isNear = sentence >= 0 && first - sentence < length * 0.6;
  const near = isNear ? sentence : plain.lastIndexOf(" ", first - length * 0.3) + 1;
  const from = first > length * 0.6 ? near : 0;
  const before = from > 0 && !isNear ? "… " : "";
  if (from + length >= plain.length) return before + plain.slice(from);
  const cut = plain.slice(from, from + length + 1);
  const whole = cut.slice(0, cut.lastIndexOf(" ")).replace(/[,;:]$/, "");
  const end = lastSentenceEnd(whole);
  // A sentence that only begins is left out, where what's before it says enough.
  if (!before && end > length / 2 && from + end > first) return whole.slice(0, end);
  return `${before}${whole}${!before && /[.!?]$/.test(whole) ? "" : " …"}`;
}

function lastSentenceEnd(text: string): number {
  const ends = [...text.matchAll(/[.!?](?=\s+["“«¿¡(]?\p{Lu})/gu)];
  return (ends.at(-1)?.index ?? -1) + 1;
}
