import type { Query, Term } from "./query";
import { isMisspelt } from "./spelling";
import { synonymsOf } from "./synonyms";

/** Indexed words that share a spelling form with a word of the query, at this position. */
export type SpellingCorrection = { place: number; words: string };

/** Adds the correct spellings of misspelled words, and their synonyms. */
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

/** The likeliest correction of each misspelled word. */
export function correctedWords({ terms }: Query, corrections: readonly SpellingCorrection[]): string[] {
  return terms.flatMap((term, place) => rightWords(term, place, corrections).slice(0, 1));
}

/** The corrected query; null if nothing was misspelled. */
export function understoodAs({ terms }: Query, corrections: readonly SpellingCorrection[]): string | null {
  const words = terms.map((term, place) => rightWords(term, place, corrections)[0] ?? term.typed);
  return words.some((word, place) => word !== terms[place]?.typed) ? words.join(" ") : null;
}

function rightWords({ typed }: Term, place: number, corrections: readonly SpellingCorrection[]): string[] {
  const words = corrections.find((one) => one.place === place)?.words.split(" ") ?? [];
  return words.filter((word) => isMisspelt(typed, word));
}
