import { foldText } from "../site/fold-text";
import { isDanger } from "./dangers";
import { wordsOf } from "./document";
import { anyPrefix } from "./index-prefixes";
import { isCompleteWord } from "./more-answer-words";
import { takePriceLimit } from "./price-limit";
import { isDayWord, type QueryDay, queryDayIn } from "./query-day";
import { type QueryHour, takeHour } from "./query-hour";
import { inPlainWords } from "./said-otherwise";
import { spellingForms } from "./spelling";
import { meantBy, synonymsOf, withoutPhrases } from "./synonyms";

/** A word of the query and its alternatives. */
export type Term = {
  typed: string;
  /** Without a plural ending, if it has one. */
  stems: string[];
  synonyms: string[];
  isPrefix: boolean;
  /** Added by an admin. */
  means?: string[];
};

export type Query = {
  text: string;
  terms: Term[];
  /** All words, including those that are ignored. */
  words: string[];
  day: QueryDay | null;
  isOpenNow: boolean;
  /** Its words aren't among the terms. */
  hour: QueryHour | null;
  /** The highest price per night; its words aren't among the terms either. */
  priceLimit: number | null;
};

const longestQuery = 100;
const mostTerms = 6;

/** Ignored unless a query has nothing else. */
export const silentWords: readonly string[] = (
  "a an the in on at of to for from with and or near is are do does can i me my we you there where what when which " +
  "they them their could would should hi hello hey how best good cheap cheaper cheapest budget much many see find need want looking show please from us it friendly some any this that today tonight now still here things thing anything something someone somebody who whom cambutal panama open s " +
  "price prices precio precios ver quiero necesito busco encontrar puedo puede desde hasta cuanto cuanta cuesta cuestan barato barata baratos baratas economico mas " +
  "el la los las un una unos unas en de del al a para por con y o cerca es son hay o u hola puede pueden podemos donde que cuando cual como mi " +
  "mejor buen buena amigable algun alguna este esta hoy ahora todavia aun aqui aca cosas cosa algo alguien quien quienes actividades abierto abierta abiertos abiertas se me hace"
).split(" ");
const silent = new Set(silentWords);

/** Also ignored beside a word that says what a query is about: "get" in "where do I get cash". */
const askingWords = new Set(
  (
    "am m early watching safe take takes bring go goes going come comes coming out hour time if does will during long far there next will be pay paying accept accepts close closes closing " +
    "soy somos estoy temprano segura seguro llevar ir voy va van venir viene vienen saco sacar saca consigo conseguir hora hacer hago si tarda tardo hasta durante lejos proximo proxima proximos proximas estara estaran sera habra pagar pago acepta aceptan abre abren cierra cierran"
  ).split(" "),
);

/** Likewise, but where there's no other word they ask for the way. */
const wayWords = new Set("getting got llegar llegan".split(" "));

/** "How do I get here" means the way. */
const meant = new Map([
  ["get", "getting"],
  ["llego", "llegar"],
  ["llega", "llegar"],
]);

/** A query without words has no terms. A price alone asks for a bed. */
export function readQuery(typed: string | null | undefined): Query {
  const text = (typed ?? "")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim()
    .slice(0, longestQuery);
  const { hour, text: untimed } = takeHour(inPlainWords(foldText(text)));
  const { priceLimit, text: unpriced } = takePriceLimit(untimed.trim());
  const said = wordsOf(withoutPhrases(unpriced)).map((word) => meant.get(word) ?? word);
  const isPriceAlone = priceLimit !== null && said.every((word) => silent.has(word));
  const words = [...new Set(isPriceAlone ? ["hotel"] : said)];
  const telling = words.filter((word) => !silent.has(word));
  const asked = telling.filter((word) => !askingWords.has(word));
  const subjects = asked.filter((word) => !wayWords.has(word));
  const used = ([subjects, asked, telling].find((some) => some.length > 0) ?? words).slice(0, mostTerms);
  return {
    text,
    terms: used.map((word, index) => termOf(word, index === used.length - 1)),
    words,
    day: queryDayIn(words),
    isOpenNow: words.some((word) => openWords.has(word)) || asksToEatNow(words),
    hour,
    priceLimit,
  };
}

const openWords = new Set(["open", "abierto", "abierta", "abiertos", "abiertas"]);
/** With a day these words add nothing: "what's on" means that day's events. */
const whatIsOn = new Set("event events evento eventos plan planes happening hacer going agenda".split(" "));
/** "On" and "hay" say nothing by themselves. */
export const asksWhatIsOn = (words: readonly string[]) =>
  words.some((word) => whatIsOn.has(word) || word === "on" || word === "hay");
const asksForTable = new Set(
  (
    "food eat dish dishes restaurant restaurants breakfast lunch dinner kitchen places somewhere anything " +
    "comida comer plato platos restaurante restaurantes desayuno desayunar almuerzo almorzar cena cenar cocina lugares algo lugar place"
  ).split(" "),
);
/** Whether a word asks for a place to eat. */
export const asksToEat = (word: string) => asksForTable.has(word);
const asksToEatNow = (words: readonly string[]) =>
  words.some((word) => word === "now" || word === "ahora") && words.some(asksToEat);

/** The terms left after the day and the hour have been understood. */
export function restOf({ terms, words, day, isOpenNow, hour }: Query): Term[] {
  const isOfDoors = isOpenNow || hour !== null;
  const isTaken = ({ typed }: Term) =>
    (day !== null && (isDayWord(typed) || whatIsOn.has(typed))) || (isOfDoors && asksToEat(typed));
  const isSaid = words.some((word) => !silent.has(word));
  return isSaid ? terms.filter((term) => !isTaken(term)) : day !== null || isOfDoors ? [] : terms;
}

/** Prefix search for the last word, which may be unfinished, and for longer words. */
function termOf(typed: string, isLast: boolean): Term {
  return { typed, stems: stemsOf(typed), synonyms: synonymsOf(typed), isPrefix: isLast || typed.length >= 4 };
}

/** Removes plural endings of both languages: "tacos" also finds "taco", "beaches" "beach". */
function stemsOf(word: string): string[] {
  if (word.length < 4 || !word.endsWith("s")) return [];
  const stems = [word.slice(0, -1)];
  if (word.endsWith("es") && word.length > 5) stems.push(word.slice(0, -2));
  return stems;
}

/** A full-text expression, with a placeholder for the mark of a position. */
export function expressionOf({ typed, stems, synonyms, isPrefix }: Term): string {
  const words = [quoted(typed, isPrefix), ...[...stems, ...synonyms].map((word) => quoted(word))];
  return words.join(" OR ");
}

/** Whole words only: "bus" also finds "buses", but not "business". */
function wholeExpressionOf({ typed, stems, synonyms }: Term): string {
  const plurals = /[^s]$/.test(typed) ? [`${typed}s`, `${typed}es`] : [];
  return [typed, ...stems, ...synonyms, ...plurals].map((word) => quoted(word)).join(" OR ");
}

/** Words contain only letters and digits, and in quotes none is an operator. */
function quoted(word: string, isPrefix = false): string {
  return `"${anyPrefix}${word}"${isPrefix ? "*" : ""}`;
}

/** Everything the index query needs for a term. */
export type AskedTerm = {
  typed: string;
  expression: string;
  /** Without prefix search. */
  whole: string;
  from: string;
  until: string;
  hasSynonyms: boolean;
  forms: string[];
  /** What it may mean if no indexed word has this spelling. */
  meant: string;
};

/** Spelling is only corrected in this many words. */
const mostSpelt = 3;

export function askedTerm(term: Term, place: number, isTyping = false): AskedTerm {
  const mayBeMisspelt = place < mostSpelt && !isDanger(term.typed) && !isCompleteWord(term.typed);
  // Once sent, a short word is complete: "bus" shouldn't find "business".
  const isBegun = term.isPrefix && (isTyping || (term.typed.length > 3 && !isCompleteWord(term.typed)));
  const expression = expressionOf({ ...term, isPrefix: isBegun });
  return {
    typed: term.typed,
    expression,
    // While typing, the word may be unfinished.
    whole: isTyping ? expression : wholeExpressionOf(term),
    from: term.typed,
    until: `${term.typed}\u{10ffff}`,
    hasSynonyms: term.synonyms.length > 0,
    forms: mayBeMisspelt ? spellingForms(term.typed) : [],
    meant: mayBeMisspelt ? meantBy(term.typed).join(" ") : "",
  };
}

/** Adds the admin's synonyms. */
export function withMeanings(
  terms: readonly Term[],
  meanings: readonly { word: string; means: string }[],
): Term[] {
  return terms.map((term) => {
    const means = meanings.filter(({ word }) => word === term.typed).flatMap((one) => one.means.split(" "));
    return means.length > 0 ? { ...term, means, synonyms: [...term.synonyms, ...means] } : term;
  });
}
