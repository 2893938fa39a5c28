import { wordsOf } from "./document";
import type { Found } from "./found";
import type { Term } from "./query";
import { type SearchKind, searchKinds } from "./search-kinds";
import { isAbout } from "./why-found";

/** Kinds without names of their own. */
const nameless: readonly SearchKind[] = ["aid", "service", "guide"];
export const namedKinds = searchKinds.filter((kind) => !nameless.includes(kind));

type Named = { name_en: string; name_es: string };
const longestName = 5;
const mostNames = 40;

/** No name ends with these; only articles begin one. */
const articles = new Set("the el la los las".split(" "));
const functionWords = new Set([
  ...articles,
  ..."a an in on at of to for from with and or is are do does can i me my we you there where what when which how it".split(
    " ",
  ),
  ..."un una en de del al para por con y o es hay donde que cuando cual como mi se".split(" "),
]);

/** Every row of words in a query that may be somebody's whole name, as names are indexed. */
export function possibleNames(text: string): string[] {
  const words = wordsOf(text);
  const rows = words.flatMap((first, from) =>
    functionWords.has(first) && !articles.has(first)
      ? []
      : words
          .slice(from, from + longestName)
          .flatMap((last, more) =>
            functionWords.has(last) ? [] : words.slice(from, from + more + 1).join(" "),
          ),
  );
  return [...new Set(rows)].slice(0, mostNames);
}

/** Whose whole name is typed, in the order of the words; a name within a longer one isn't meant. */
export function bearersIn<N extends Named>(documents: readonly N[], text: string): N[] {
  const typed = ` ${wordsOf(text).join(" ")} `;
  const found = documents.flatMap((document) => {
    const names = [document.name_en, document.name_es].filter((name) => typed.includes(` ${name} `));
    const name = names.toSorted((one, other) => other.length - one.length)[0];
    return name ? [{ document, name, at: typed.indexOf(` ${name} `) }] : [];
  });
  return found
    .filter(
      ({ name }) => !found.some((other) => other.name !== name && ` ${other.name} `.includes(` ${name} `)),
    )
    .sort((one, other) => one.at - other.at)
    .map(({ document }) => document);
}

const ownWords = ({ name_en, name_es }: Named) => new Set(`${name_en} ${name_es}`.split(" "));

/** The terms with those that belong to a name meaning only themselves: "panga" is no boat then. */
export function withoutNameSynonyms(terms: readonly Term[], bearers: readonly Named[]): Term[] {
  const own = bearers.map(ownWords);
  return terms.map((term) => (own.some((words) => words.has(term.typed)) ? { ...term, synonyms: [] } : term));
}

/** Whether nothing but names was typed. */
export function areOnlyNames(terms: readonly Term[], bearers: readonly Named[]): boolean {
  const own = bearers.map(ownWords);
  return terms.every(({ typed }) => own.some((words) => words.has(typed)));
}

/** Where a name of several words is typed, only what speaks of its bearer. */
export function speakingOf(
  found: readonly Found[],
  bearers: readonly Named[],
  terms: readonly Term[],
): readonly Found[] {
  const told = bearers
    .filter(({ name_en, name_es }) => name_en.includes(" ") || name_es.includes(" "))
    .map(ownWords);
  if (told.length === 0) return found;
  return found.filter((one) =>
    told.some((words) => terms.every((term) => !words.has(term.typed) || isAbout(one, term))),
  );
}
