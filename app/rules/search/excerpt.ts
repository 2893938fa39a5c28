import { isSaidIn, placeOfFirst } from "./highlighting";
import type { Term } from "./query";

const sentenceEnd = /(?<=[.!?…]["”»)]?)\s(?=["“«¿¡(]?\p{Lu})|(?<= ·)\s(?!\$)/u;
/** A shorter sentence, or item of a list, says too little alone. */
const tooShort = 30;
/** A text that needs no excerpt. */
const short = 56;
/** What a phone surely shows in one line, and in two. */
const surelySeen = { 1: 28, 2: 72 } as const;

type Room = { length?: number; lines?: 1 | 2 };

/** Of a long text the sentence, or the item of a list, with the first match; without a match, the first. */
export function excerptAround(
  text: string,
  terms: readonly Term[],
  { length = 105, lines = 2 }: Room = {},
): string {
  const plain = text.replace(/\s+/g, " ").trim();
  if (plain.length <= (lines === 1 ? surelySeen[1] : short)) return plain;
  const parts = plain.split(sentenceEnd);
  const match = Math.max(0, parts.findIndex(isSaidIn(terms)));
  return cutAround(withNeighbours(parts, match).replace(/ ·$/, ""), terms, length, surelySeen[lines]);
}

/** A part, and as many after it, or else before it, as it takes to say something. */
function withNeighbours(parts: readonly string[], match: number): string {
  const said = (from: number, to: number) => parts.slice(from, to).join(" ");
  let [from, to] = [match, match + 1];
  while (said(from, to).length < tooShort && to < parts.length) to++;
  while (said(from, to).length < tooShort && from > 0) from--;
  return said(from, to);
}

function cutAround(said: string, terms: readonly Term[], length: number, seen: number): string {
  const from = startBefore(said, placeOfFirst(said, terms), seen);
  const before = from > 0 ? "… " : "";
  if (from + length >= said.length) return before + said.slice(from);
  const cut = said.slice(from, from + length + 1);
  return `${before}${cut.slice(0, cut.lastIndexOf(" ")).replace(/[,;:]$/, "")} …`;
}

/** After a comma, where there's one shortly before a match that comes late. */
function startBefore(said: string, match: number, seen: number): number {
  if (match < seen) return 0;
  const shortlyBefore = Math.round(seen * 0.4);
  const clause = said.lastIndexOf(", ", match) + 2;
  return match - clause < shortlyBefore * 1.5 ? clause : said.lastIndexOf(" ", match - shortlyBefore) + 1;
}
