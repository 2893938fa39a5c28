import { askedTerm, readQuery } from "../../../rules/search/query";
import { rank } from "../../../rules/search/ranking";
import type { SearchKind } from "../../../rules/search/search-kinds";
import type { Language } from "../../../rules/site/language";
import type { Database } from "../../db/database";
import { type FoundMatch, selectMatchesOf } from "../../db/search/matches";

const kinds: readonly SearchKind[] = ["restaurant", "hotel", "activity", "business"];
const looked = 4;

const termsOf = (words: string) => readQuery(words).terms;

export function selectWalkEnd(index: Database, words: string) {
  const asked = termsOf(words).map((term, place) => askedTerm(term, place));
  return selectMatchesOf(index, asked, kinds, [0, 0], looked);
}

/** By its name or its kind; what only its text mentions isn't it. */
export function bestEnd(rows: readonly FoundMatch[], words: string, language: Language) {
  const [best] = rank(rows, termsOf(words), language);
  return best?.tier === 1 ? best : null;
}
