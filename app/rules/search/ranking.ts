import type { Language } from "../site/language";
import type { IndexedDocument } from "./document";
import type { Term } from "./query";
import { searchKinds } from "./search-kinds";
import { isMisspelt } from "./spelling";
import { namedKinds } from "./whole-names";

/** A matching document. The words themselves aren't read: `tier` says all about them. */
export type Match = Omit<IndexedDocument, "words"> & {
  /** Where all words were found: 1 in name and tags, 2 in the reader's language, 3 anywhere; 4: not all were found. */
  tier: number;
};

type Ranked<C> = C & { score: number };

/** By the kind of match. */
const weights = { exact: 10, stem: 9, beginning: 6, synonym: 6, chance: 5, misspelt: 6 };
const places = { name: 1, otherName: 0.8, tag: 0.55 };
const wordsOnly = [0, 0, 2.5, 1];
export const onlySome = 4;
/** The lowest score, so that every match is shown. */
const least = 0.1;

/**
 * Best first. Equal scores are sorted by kind and name, or a page's order, so that the order doesn't depend on
 * rebuilding the index.
 */
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
  namedKinds.includes(a.kind) ? compare(a[`name_${language}`], b[`name_${language}`]) : 0;
const compare = (a: string, b: string) => Number(a > b) - Number(a < b);

function scoreOf(match: Match, terms: readonly Term[], language: Language): number {
  const other = language === "en" ? "es" : "en";
  const name = match[`name_${language}`].split(" ");
  const otherName = match[`name_${other}`].split(" ");
  const tags = match.tags.split(" ");
  const fits = terms.map((term) =>
    Math.max(
      nameFit(term, name, match.kind) * places.name,
      nameFit(term, otherName, match.kind) * places.otherName,
      bestFit(term, tags) * places.tag,
      wordsOnly[match.tier] ?? 0,
    ),
  );
  if (match.tier < onlySome && fits.some((fit) => fit === 0)) return 0;
  if (fits.every((fit) => fit === 0)) return 0;
  const sum = fits.reduce((total, fit) => total + fit, 0) / terms.length;
  return Math.max(
    least,
    sum +
      wholeName(byChance(match.kind) ? terms.map(withoutSynonyms) : terms, name, match.kind) +
      bonusOf(match),
  );
}

function bestFit(term: Term, words: readonly string[]): number {
  return Math.max(0, ...words.map((word) => fitOf(term, word)));
}

/** Where guests eat or sleep, a name may be a synonym by chance: "La Panga" is no boat. */
const byChance = (kind: Match["kind"]) => kind === "restaurant" || kind === "hotel";
const withoutSynonyms = (term: Term): Term => ({ ...term, synonyms: [] });

function nameFit(term: Term, words: readonly string[], kind: Match["kind"]): number {
  const most = byChance(kind) ? weights.chance : weights.synonym;
  return bestFit(withoutSynonyms(term), words) || Math.min(most, bestFit(term, words));
}

function fitOf({ typed, stems, synonyms, isPrefix }: Term, word: string): number {
  if (word === typed) return weights.exact;
  if (stems.includes(word) || word === `${typed}s` || word === `${typed}es`) return weights.stem;
  if (isPrefix && word.startsWith(typed)) return weights.beginning;
  if (synonyms.includes(word)) return weights.synonym;
  return isMisspelt(typed, word) ? weights.misspelt : 0;
}

/**
 * A complete name ranks far higher; other names by how much of them was typed. Not so for services and first aid:
 * services share names with places that offer them, and first aid is ranked by its own rule.
 */
function wholeName(terms: readonly Term[], name: readonly string[], kind: Match["kind"]): number {
  const found = name.filter((word) => terms.some((term) => fitOf(term, word) >= weights.beginning));
  return found.length === name.length && kind !== "service" && kind !== "aid"
    ? 4
    : found.length / name.length / 2;
}

/** A whole page ranks above its parts. */
function bonusOf({ kind, ref }: Match): number {
  return kindBonus[kind] + (kind === "guide" && !ref.includes("#") ? 0.5 : 0);
}

/** A page about something ranks above one that mentions it, if they match equally well. */
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

/** If several words are exactly a name, only what has that name is shown. */
export function namedAlone<C extends Match>(ranked: readonly C[], words: readonly string[]): readonly C[] {
  if (words.length < 2) return ranked;
  const typed = words.join(" ");
  const bearers = ranked.filter(
    ({ kind, name_en, name_es }) => namedKinds.includes(kind) && (name_en === typed || name_es === typed),
  );
  return bearers.length > 0 ? bearers : ranked;
}

const mostParts = 3;

/** Keeps a page's best parts, to leave room for other pages. */
export function notTooManyParts<C extends Match>(ranked: readonly C[]): C[] {
  const parts = new Map<string, number>();
  return ranked.filter(({ kind, ref }) => {
    const page = ref.split("#")[0] ?? ref;
    const count = (parts.get(page) ?? 0) + 1;
    parts.set(page, count);
    return kind !== "guide" || count <= mostParts;
  });
}
