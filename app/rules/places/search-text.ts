import { foldText } from "../site/fold-text";

const longestText = 4000;
/** A search term is cut here: nobody types more, and the database compares it with every row. */
const longestTerm = 60;

function squeeze(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, " ").trim();
}

/** What the database looks through: every text of a listing, in both languages, folded into one line. */
export function searchText(parts: readonly (string | null | undefined)[]): string {
  return squeeze(foldText(parts.filter(Boolean).join(" ")))
    .slice(0, longestText)
    .trim();
}

/** What a visitor typed, made comparable with `searchText`; empty when there is nothing to look for. */
export function searchTerm(query: string | null | undefined): string {
  return squeeze(foldText((query ?? "").slice(0, 4 * longestTerm)))
    .slice(0, longestTerm)
    .trim();
}
