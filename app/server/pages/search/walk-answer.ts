import type { AskedWalk } from "../../../rules/search/asked-walk";
import type { Found } from "../../../rules/search/found";
import { foundWalk } from "../../../rules/search/found-walk";
import { areOnlyNames } from "../../../rules/search/whole-names";
import type { Language } from "../../../rules/site/language";
import { isListingKind } from "../../../rules/site/listing-kinds";
import type { QueryIntent } from "./query-intent";
import { type Hits, stillThere } from "./search-results";

const byName = { words: "" };

/** The walk between the ends asked for; else between two names, or on foot to the one that's typed. */
export function walkAnswerOf(
  asked: AskedWalk | null,
  hits: Hits,
  { answer }: QueryIntent,
  found: readonly Found[],
  language: Language,
) {
  const named = stillThere(hits.bearers, found).filter(({ kind }) => isListingKind(kind));
  const ends = hits.ends.flatMap((end) => (end ? stillThere([end], found) : []));
  const isOnFoot = answer === "walk";
  const areTwo = named.length === 2 && (isOnFoot || areOnlyNames(hits.terms, hits.bearers));
  const walk =
    (asked && ends.length === hits.ends.length && foundWalk(asked, ends, language)) ||
    (areTwo && foundWalk([byName, byName], named, language)) ||
    (isOnFoot && foundWalk(["middle", byName], named, language));
  return walk ? { walk, places: ends.length > 0 ? ends : named } : null;
}
