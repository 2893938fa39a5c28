import { foldText } from "../site/fold-text";

/** Searches asked fewer times than this aren't shown to admins, for privacy. */
export const timesUntilListed = 5;
/** Searches are deleted if nobody repeats them for this long. */
export const daysUnasked = 90;

const longest = 60;
/** Email addresses and phone numbers, which aren't stored. */
const personal = /@|\d[\d\s-]{5,}\d/;

/** A search without results, as it's counted; null if it shouldn't be stored. */
export function readUnfound(page: string): { words: string; folded: string } | null {
  const [, query] = /^(?:\/es)?\/search\?([^#]*)/.exec(page) ?? [];
  const typed = new URLSearchParams(query).get("q") ?? "";
  const words = typed
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim()
    .toLowerCase();
  const folded = foldText(words).replace(/[^\p{L}\p{N} ]/gu, "");
  if (words.length > longest || folded.trim().length < 2 || personal.test(words)) return null;
  return { words, folded: folded.trim() };
}
