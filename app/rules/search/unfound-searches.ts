import { foldText } from "../site/fold-text";

/** From so many times on an admin reads what was searched for; before, nobody does. */
export const timesUntilListed = 5;
/** A search that nobody asks again is forgotten. */
export const daysUnasked = 90;

const longest = 60;
/** Whoever typed an address or a number was not looking for a thing of the town. */
const personal = /@|\d[\d\s-]{5,}\d/;

/** What was searched for on a page that had nothing for it, as it is counted; null where there is nothing to learn. */
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
