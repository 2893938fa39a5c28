import { foldText } from "../site/fold-text";
import { isDanger } from "./dangers";
import { wordsOf } from "./document";
import { anyMark } from "./index-marks";
import { takePriceLimit } from "./price-limit";
import { isDayWord, type QueryDay, queryDayIn } from "./query-day";
import { type QueryHour, takeHour } from "./query-hour";
import { spellingForms } from "./spelling";
import { meantBy, synonymsOf, withoutPhrases } from "./synonyms";

/** One word of what a visitor typed, and what else it may stand for. */
export type Term = {
  typed: string;
  /** The word without its plural, where it has one. */
  stems: string[];
  synonyms: string[];
  isPrefix: boolean;
  /** What an admin says that it means. */
  means?: string[];
};

export type Query = {
  text: string;
  terms: Term[];
  /** Every word that was typed, also those that say nothing of the subject. */
  words: string[];
  /** The day that is asked for. */
  day: QueryDay | null;
  isOpenNow: boolean;
  /** The hour that is asked for; its words are none of the others. */
  hour: QueryHour | null;
  /** The most that a night may cost; its words are none of the others either. */
  priceLimit: number | null;
};

const longestQuery = 100;
const mostTerms = 6;

/** Words that say nothing of what is looked for, as long as others do. */
export const silentWords: readonly string[] = (
  "a an the in on at of to for from with and or near is are do does can i me my we you there where what when which " +
  "how best good cheap budget much many see find need want looking show please from us it friendly some any this today tonight now still here things thing someone somebody cambutal panama open s " +
  "price prices precio precios ver quiero necesito busco encontrar puedo puede desde hasta cuanto cuanta cuesta cuestan barato barata economico " +
  "el la los las un una unos unas en de del al a para por con y o cerca es son hay donde que cuando cual como mi " +
  "mejor buen buena amigable algun alguna este esta hoy ahora todavia aun aqui aca cosas cosa actividades abierto abierta abiertos abiertas se me hace"
).split(" ");
const silent = new Set(silentWords);

/** Who asks how to get here asks for the way. */
const meant = new Map([
  ["get", "getting"],
  ["llego", "llegar"],
  ["llega", "llegar"],
]);

/** What a visitor typed, word by word; a query without a word in it has no terms. */
export function readQuery(typed: string | null | undefined): Query {
  const text = (typed ?? "")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim()
    .slice(0, longestQuery);
  const { hour, text: untimed } = takeHour(foldText(text));
  const { priceLimit, text: unpriced } = takePriceLimit(untimed.trim());
  const words = [...new Set(wordsOf(withoutPhrases(unpriced)).map((word) => meant.get(word) ?? word))];
  const telling = words.filter((word) => !silent.has(word));
  const used = (telling.length > 0 ? telling : words).slice(0, mostTerms);
  return {
    text,
    terms: used.map((word, index) => termOf(word, index === used.length - 1)),
    words,
    day: queryDayIn(words),
    isOpenNow: words.some((word) => openWords.has(word)),
    hour,
    priceLimit,
  };
}

const openWords = new Set(["open", "abierto", "abierta", "abiertos", "abiertas"]);
/** Who asks what is on, or where one can eat, asks for no more than that. */
const asksWhatIsOn = new Set(
  "event events evento eventos plan planes happening hacer going agenda".split(" "),
);
const asksForTable = new Set(
  (
    "food eat dish dishes restaurant restaurants breakfast lunch dinner kitchen places somewhere anything " +
    "comida comer plato platos restaurante restaurantes desayuno desayunar almuerzo almorzar cena cenar cocina lugares algo lugar place"
  ).split(" "),
);
/** Whoever names a meal asks where one can eat. */
export const asksToEat = (word: string) => asksForTable.has(word);

/** What is left to look for where the day and the open doors are taken care of. */
export function restOf({ terms, words, day, isOpenNow, hour }: Query): Term[] {
  const isOfDoors = isOpenNow || hour !== null;
  const isTaken = ({ typed }: Term) =>
    (day !== null && (isDayWord(typed) || asksWhatIsOn.has(typed))) || (isOfDoors && asksToEat(typed));
  const isSaid = words.some((word) => !silent.has(word));
  return isSaid ? terms.filter((term) => !isTaken(term)) : day !== null || isOfDoors ? [] : terms;
}

/** The last word may still be in the typing; longer ones are found by their beginning anywhere. */
function termOf(typed: string, isLast: boolean): Term {
  return { typed, stems: stemsOf(typed), synonyms: synonymsOf(typed), isPrefix: isLast || typed.length >= 4 };
}

/** Plurals of both languages lose their end: "tacos" also finds "taco", "beaches" "beach". */
function stemsOf(word: string): string[] {
  if (word.length < 4 || !word.endsWith("s")) return [];
  const stems = [word.slice(0, -1)];
  if (word.endsWith("es") && word.length > 5) stems.push(word.slice(0, -2));
  return stems;
}

/** A term as the full-text index is asked for it, at a place that the index names by its mark. */
export function expressionOf({ typed, stems, synonyms, isPrefix }: Term): string {
  const words = [quoted(typed, isPrefix), ...[...stems, ...synonyms].map((word) => quoted(word))];
  return words.join(" OR ");
}

/** The same by whole words alone, one or many: "bus" also finds "buses", and not "business". */
function wholeExpressionOf({ typed, stems, synonyms }: Term): string {
  const plurals = /[^s]$/.test(typed) ? [`${typed}s`, `${typed}es`] : [];
  return [typed, ...stems, ...synonyms, ...plurals].map((word) => quoted(word)).join(" OR ");
}

/** Only letters and digits ever get here, and within quotes no word of the index's own language is one. */
function quoted(word: string, isPrefix = false): string {
  return `"${anyMark}${word}"${isPrefix ? "*" : ""}`;
}

/** What the index needs to know of a term: how to ask for it, whether it knows it, and how it may be misspelt. */
export type AskedTerm = {
  typed: string;
  expression: string;
  /** The same without beginnings of words. */
  whole: string;
  from: string;
  until: string;
  hasSynonyms: boolean;
  forms: string[];
  /** What it may stand for where no word of the index is spelt like it. */
  meant: string;
};

/** So many words of a query are looked up for their spelling. */
const mostSpelt = 3;

export function askedTerm(term: Term, place: number, isTyping = false): AskedTerm {
  const mayBeMisspelt = place < mostSpelt && !isDanger(term.typed);
  // A short word is whole once it is sent: "bus" begins no "business".
  const isBegun = term.isPrefix && (isTyping || term.typed.length > 3);
  const expression = expressionOf({ ...term, isPrefix: isBegun });
  return {
    typed: term.typed,
    expression,
    // Whoever is still typing has not come to the end of the word.
    whole: isTyping ? expression : wholeExpressionOf(term),
    from: term.typed,
    until: `${term.typed}\u{10ffff}`,
    hasSynonyms: term.synonyms.length > 0,
    forms: mayBeMisspelt ? spellingForms(term.typed) : [],
    meant: mayBeMisspelt ? meantBy(term.typed).join(" ") : "",
  };
}

/** The words with what an admin says that they mean, which is looked for too. */
export function withMeanings(
  terms: readonly Term[],
  meanings: readonly { word: string; means: string }[],
): Term[] {
  return terms.map((term) => {
    const means = meanings.filter(({ word }) => word === term.typed).flatMap((one) => one.means.split(" "));
    return means.length > 0 ? { ...term, means, synonyms: [...term.synonyms, ...means] } : term;
  });
}
