import { type AskedWalk, namedEnds } from "../../../rules/search/asked-walk";
import type { Found } from "../../../rules/search/found";
import { askedTerm, type Query, type Term, withMeanings } from "../../../rules/search/query";
import { namedAlone, notTooManyParts, onlySome, rank } from "../../../rules/search/ranking";
import { type SearchGroup, searchGroups } from "../../../rules/search/search-kinds";
import {
  correctedTerms,
  correctedWords,
  type SpellingCorrection,
  understoodAs,
} from "../../../rules/search/spelling-corrections";
import { bearersIn, possibleNames, withoutNameSynonyms } from "../../../rules/search/whole-names";
import { type Context, servicesContext } from "../../context";
import {
  type FoundMatch,
  type ListEnd,
  most,
  selectBearers,
  selectMatches,
  selectMatchesOf,
  selectMeanings,
} from "../../db/search/matches";
import { languageIn } from "../../http/i18n";
import { queryIndex } from "../../operations/search/query-index";
import { bestEnd, selectWalkEnd } from "./walk-ends";

export type Hits = {
  matches: FoundMatch[];
  /** Whose whole names were typed. */
  bearers: FoundMatch[];
  /** The places that a walk begins or ends at, where it names them. */
  ends: (FoundMatch | null)[];
  /** The words of the query with their synonyms and corrections. */
  terms: Term[];
  /** The corrected query, where a word was misspelt. */
  understood: string | null;
  /** Corrections of misspelt words. */
  corrected: string[];
  /** Nothing has all of the words; these are close. */
  isNear: boolean;
  isAway: boolean;
  next: ListEnd | null;
  /** There are no more results. */
  isWhole: boolean;
};

/** Results per page; with what the index reads that's sixty rows at most. */
const mostShown = 12;
const perPage = 12;

type How = { walk?: AskedWalk | null; isTyping?: boolean };

/** Best matches in one round trip; while somebody is typing, beginnings of words count. */
export async function findMixed(context: Context, query: Query, { walk, isTyping }: How = {}): Promise<Hits> {
  const language = languageIn(context);
  const asked = query.terms.map((term, place) => askedTerm(term, place, isTyping));
  if (asked.length === 0) return noHits(query);
  const answers = await queryIndex(context.get(servicesContext), (index) => [
    selectMeanings(index, typedIn(query)),
    selectMatches(index, asked, language),
    selectBearers(index, possibleNames(query.text)),
    ...namedEnds(walk).map((words) => selectWalkEnd(index, words)),
  ]);
  if (!answers) return { ...noHits(query), isAway: true };
  const [meanings, found, named, ...ends] = answers;
  const bearers = bearersIn(distinct(named), query.text);
  const rows = distinct(found);
  const corrections = correctionsOf(rows);
  const meant = correctedTerms({ ...query, terms: withMeanings(query.terms, meanings) }, corrections);
  const terms = withoutNameSynonyms(meant, bearers);
  const ranked = rank(rows, terms, language).filter(({ id }) => bearers.every((one) => one.id !== id));
  const matches = notTooManyParts(namedAlone([...bearers, ...ranked], query.words)).slice(0, mostShown);
  const isNear = matches.length > 0 && matches.every(({ tier }) => tier === onlySome) && bearers.length === 0;
  return {
    ...noHits(query),
    matches,
    bearers,
    ends: namedEnds(walk).map((words, place) => bestEnd(ends[place] ?? [], words, language)),
    terms,
    understood: isNear ? null : understoodAs(query, corrections),
    corrected: correctedWords(query, corrections),
    isNear,
    isWhole: matches.length === rows.length && !isCut(rows),
  };
}

/** Matches of one kind, page by page. */
export async function findOfGroup(
  context: Context,
  query: Query,
  group: SearchGroup,
  after: ListEnd,
): Promise<Hits> {
  const asked = query.terms.map((term, place) => askedTerm(term, place));
  if (asked.length === 0) return noHits(query);
  const answers = await queryIndex(context.get(servicesContext), (index) => [
    selectMeanings(index, typedIn(query)),
    selectMatchesOf(index, asked, searchGroups[group], after, perPage + 1),
  ]);
  if (!answers) return { ...noHits(query), isAway: true };
  const [meanings, rows] = answers;
  const corrections = correctionsOf(rows);
  const terms = correctedTerms({ ...query, terms: withMeanings(query.terms, meanings) }, corrections);
  const page = rows.slice(0, perPage);
  const endOf = (tier: number) => page.findLast((row) => row.tier === tier)?.id;
  return {
    ...noHits(query),
    matches: rank(page, terms, languageIn(context)),
    terms,
    understood: understoodAs(query, corrections),
    isWhole: rows.length <= perPage && after[0] + after[1] === 0,
    next: rows.length > perPage ? [endOf(1) ?? after[0], endOf(3) ?? after[1]] : null,
  };
}

const distinct = (rows: readonly FoundMatch[]) =>
  rows.filter(({ id }, place) => rows.findIndex((one) => one.id === id) === place);

const typedIn = ({ terms }: Query) => terms.map(({ typed }) => typed);

/** A full tier: the index may have more. */
function isCut(rows: readonly FoundMatch[]): boolean {
  return Object.values(most).some(
    (limit, index) => rows.filter(({ tier }) => tier === index + 1).length >= limit,
  );
}

function correctionsOf([row]: readonly FoundMatch[]): SpellingCorrection[] {
  return JSON.parse(row?.corrections ?? "[]");
}

function noHits({ terms }: Pick<Query, "terms">): Hits {
  return {
    matches: [],
    bearers: [],
    ends: [],
    terms,
    understood: null,
    corrected: [],
    isNear: false,
    isAway: false,
    next: null,
    isWhole: false,
  };
}

/** What's still public, in the order found. */
export function stillThere(
  matches: readonly Pick<Found, "kind" | "ref">[],
  found: readonly Found[],
): Found[] {
  const known = new Map(found.map((one) => [`${one.kind} ${one.ref}`, one] as const));
  return matches.flatMap(({ kind, ref }) => known.get(`${kind} ${ref}`) ?? []);
}
