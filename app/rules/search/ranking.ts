import type { Language } from "../site/language";
import type { IndexedDocument } from "./document";
import type { Term } from "./query";
import { searchKinds } from "./search-kinds";
import { isMisspelt } from "./spelling";

/** A document that the index found; that its words matched is all there is to know of them. */
export type Match = Omit<IndexedDocument, "words"> & {
  /** Where all of the words stand: 1 in names and tags, 2 in the reader's own words, 3 somewhere; 4: only some do. */
  tier: number;
};

type Ranked<C> = C & { score: number };

/** How well a word in the right place fits what was typed. */
const weights = { exact: 10, stem: 9, beginning: 6, synonym: 6, misspelt: 6 };
const places = { name: 1, otherName: 0.8, tag: 0.55 };
const wordsOnly = [0, 0, 2.5, 1];
export const onlySome = 4;
/** Whatever has the words is shown, however far down. */
const least = 0.1;

/** The best first. What fits equally well stands by kind and name, and the parts of a page in its order: however often the index is made anew. */
export function rank<C extends Match>(
  matches: readonly C[],
  terms: readonly Term[],
  language: Language,
): Ranked<C>[] {
  return matches
    .map((match) => ({ ...match, score: scoreOf(match, terms, language) }))
    .filter(({ score }) => score > 0)
    .sort(
      (a, b) =>
        b.score - a.score ||
        searchKinds.indexOf(a.kind) - searchKinds.indexOf(b.kind) ||
        compareNames(a, b, language),
    );
}

const compareNames = (a: Match, b: Match, language: Language) =>
  named.includes(a.kind) ? compare(a[`name_${language}`], b[`name_${language}`]) : 0;
const compare = (a: string, b: string) => Number(a > b) - Number(a < b);

function scoreOf(match: Match, terms: readonly Term[], language: Language): number {
  const other = language === "en" ? "es" : "en";
  const name = match[`name_${language}`].split(" ");
  const otherName = match[`name_${other}`].split(" ");
  const tags = match.tags.split(" ");
  const fits = terms.map((term) =>
    Math.max(
      bestFit(term, name) * places.name,
      bestFit(term, otherName) * places.otherName,
      bestFit(term, tags) * places.tag,
      wordsOnly[match.tier] ?? 0,
    ),
  );
  if (match.tier < onlySome && fits.some((fit) => fit === 0)) return 0;
  if (fits.every((fit) => fit === 0)) return 0;
  const sum = fits.reduce((total, fit) => total + fit, 0) / terms.length;
  return Math.max(least, sum + wholeName(terms, name, match.kind) + bonusOf(match));
}

function bestFit(term: Term, words: readonly string[]): number {
  return Math.max(0, ...words.map((word) => fitOf(term, word)));
}

function fitOf({ typed, stems, synonyms, isPrefix }: Term, word: string): number {
  if (word === typed) return weights.exact;
  if (stems.includes(word) || word === `${typed}s` || word === `${typed}es`) return weights.stem;
  if (isPrefix && word.startsWith(typed)) return weights.beginning;
  if (synonyms.includes(word)) return weights.synonym;
  return isMisspelt(typed, word) ? weights.misspelt : 0;
}

/**
 * Somebody who types a whole name wants that place; of others, the one whose name says little else. A service is called
 * after what it is, and so are the places that offer it; first aid stands before everything where it is asked for, and
 * else behind.
 */
function wholeName(terms: readonly Term[], name: readonly string[], kind: Match["kind"]): number {
  const found = name.filter((word) => terms.some((term) => fitOf(term, word) >= weights.beginning));
  return found.length === name.length && kind !== "service" && kind !== "aid"
    ? 4
    : found.length / name.length / 2;
}

/** A whole page comes before its parts. */
function bonusOf({ kind, ref }: Match): number {
  return kindBonus[kind] + (kind === "guide" && !ref.includes("#") ? 0.5 : 0);
}

/** A page about something comes before a page that mentions it, when both do so equally well. */
const kindBonus: Record<Match["kind"], number> = {
  aid: -9,
  restaurant: 0.6,
  hotel: 0.6,
  activity: 0.6,
  series: 0.5,
  event: 0.5,
  service: -3,
  business: 0.4,
  guide: 0.2,
  post: -0.4,
};

/** What bears a name of its own. */
const named: readonly Match["kind"][] = [
  "restaurant",
  "hotel",
  "activity",
  "business",
  "event",
  "series",
  "post",
];

/** Whoever types a whole name of more than a word wants what bears it, and nothing that only shares a word with it. */
export function namedAlone<C extends Match>(ranked: readonly C[], words: readonly string[]): readonly C[] {
  if (words.length < 2) return ranked;
  const typed = words.join(" ");
  const bearers = ranked.filter(
    ({ kind, name_en, name_es }) => named.includes(kind) && (name_en === typed || name_es === typed),
  );
  return bearers.length > 0 ? bearers : ranked;
}

const mostParts = 3;

/** Of the parts of one page only the best, or a page with many would leave no room for others. */
export function notTooManyParts<C extends Match>(ranked: readonly C[]): C[] {
  const parts = new Map<string, number>();
  return ranked.filter(({ kind, ref }) => {
    const page = ref.split("#")[0] ?? ref;
    const count = (parts.get(page) ?? 0) + 1;
    parts.set(page, count);
    return kind !== "guide" || count <= mostParts;
  });
}
