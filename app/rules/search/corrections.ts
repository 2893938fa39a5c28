import type { Query, Term } from "./query";
import { isMisspelt } from "./spelling";
import { synonymsOf } from "./synonyms";

/** Words of the index that share a form of spelling with the word at a place of the query. */
export type SpellingCorrection = { place: number; words: string };

/** A misspelt word also stands for the right ones, and for what else they mean. */
export function correctedTerms({ terms }: Query, corrections: readonly SpellingCorrection[]): Term[] {
  return terms.map((term, place) => {
    const right = rightWords(term, place, corrections);
    if (right.length === 0) return term;
    return {
      ...term,
      stems: [...term.stems, ...right],
      synonyms: [...term.synonyms, ...right.flatMap(synonymsOf)],
    };
  });
}

/** The words that misspelt ones may stand for. */
export function correctedWords({ terms }: Query, corrections: readonly SpellingCorrection[]): string[] {
  return terms.flatMap((term, place) => rightWords(term, place, corrections).slice(0, 1));
}

/** The query as it was understood; null where nothing was misspelt. */
export function understoodAs({ terms }: Query, corrections: readonly SpellingCorrection[]): string | null {
  const words = terms.map((term, place) => rightWords(term, place, corrections)[0] ?? term.typed);
  return words.some((word, place) => word !== terms[place]?.typed) ? words.join(" ") : null;
}

function rightWords({ typed }: Term, place: number, corrections: readonly SpellingCorrection[]): string[] {
  const words = corrections.find((one) => one.place === place)?.words.split(" ") ?? [];
  return words.filter((word) => isMisspelt(typed, word));
}
