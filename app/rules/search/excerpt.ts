import { isSaidIn, placeOfFirst } from "./highlighting";
import type { Term } from "./query";

const sentenceEnd = /(?<=[.!?…]["”»)]?)\s(?=["“«¿¡(]?\p{Lu})|(?<= ·)\s(?!\$)/u;
/** A shorter sentence, or item of a list, says too little alone. */
const tooShort = 30;
/** A text that needs no excerpt. */
const short = 56;
/** What a phone surely shows in two lines. */
const twoLines = 72;

/** Of a long text the sentence, or the item of a list, with the first match; without a match, the first. */
export function excerptAround(text: string, terms: readonly Term[], length = 105): string {
  const plain = text.replace(/\s+/g, " ").trim();
  if (plain.length <= short) return plain;
  const parts = plain.split(sentenceEnd);
  const match = Math.max(0, parts.findIndex(isSaidIn(terms)));
  return cutAround(withNeighbours(parts, match).replace(/ ·$/, ""), terms, length);
}

/** A part, and as many after it, or else before it, as it takes to say something. */
function withNeighbours(parts: readonly string[], match: number): string {
  const said = (from: number, to: number) => parts.slice(from, to).join(" ");
  let [from, to] = [match, match + 1];
  while (said(from, to).length < tooShort && to < parts.length) to++;
  while (said(from, to).length < tooShort && from > 0) from--;
  return said(from, to);
}

function cutAround(said: string, terms: readonly Term[], length: number): string {
  const from = startBefore(said, placeOfFirst(said, terms));
  const before = from > 0 ? "… " : "";
  if (from + length >= said.length) return before + said.slice(from);
  const cut = said.slice(from, from + length + 1);
  return `${before}${cut.slice(0, cut.lastIndexOf(" ")).replace(/[,;:]$/, "")} …`;
}

const shortlyBefore = 30;

/** After a comma, where there's one shortly before a match that comes late. */
function startBefore(said: string, match: number): number {
  if (match < twoLines) return 0;
  const clause = said.lastIndexOf(", ", match) + 2;
  return match - clause < shortlyBefore * 1.5 ? clause : said.lastIndexOf(" ", match - shortlyBefore) + 1;
}
