import type { TFunction } from "i18next";
import { type Language, localPath } from "./language";
import type { HydratedScreen } from "./screen-words";

/** A fact of the town in a language, by the name that texts have for it; undefined where there is none of that name. */
export type FactWord = (name: string) => string | undefined;

/** What the guide says in a language: on pages and screens, in mails, in what jobs write. */
export type Words = {
  t: TFunction;
  language: Language;
  has: (key: string, gaps?: object) => boolean;
  /** An address of ours, in the language. */
  localPath: (path: string) => string;
  fact: FactWord;
};

/** A word an admin put in the place of a built-in one. */
export type Override = { key: string; value: string };

/** What the framework in the browser is told of the words that the server rendered with. */
export type HandedWords = { screen: HydratedScreen; overrides: Override[] };

type Gaps = Record<string, unknown>;

/**
 * The one engine for words. It says what i18next says for all that the catalogs hold, at a fifth of its work, which is a
 * tenth of a page of cards.
 */
export function wordsFrom(
  language: Language,
  builtIn: object,
  overrides: readonly Override[] = [],
  fact: FactWord = () => undefined,
): Words {
  const catalog = withOverrides(builtIn, overrides);
  const known = new Map<string, unknown>();
  const numbers = new Intl.PluralRules(language);
  const find = (key: string): unknown => {
    const found = known.get(key) ?? fillFacts(at(catalog, key.split(".")), fact);
    // Stored words are looked up as well, and there is no end of those.
    if (found !== undefined) known.set(key, found);
    return found;
  };
  const ofNumber = (key: string, count: number) =>
    (count === 0 ? find(`${key}_zero`) : undefined) ??
    find(`${key}_${numbers.select(count)}`) ??
    find(`${key}_other`);
  const findFor = (key: string, gaps?: Gaps) =>
    (gaps?.count === undefined ? undefined : ofNumber(key, Number(gaps.count))) ?? find(key);
  const t = (key: string, gaps?: Gaps) => {
    const found = findFor(key, gaps);
    if (typeof found !== "string") return gaps?.returnObjects && found ? found : key;
    return gaps ? fill(found, gaps) : found;
  };
  return {
    t: t as TFunction,
    language,
    has: (key, gaps) => findFor(key, gaps as Gaps) !== undefined,
    localPath: (path) => localPath(language, path),
    fact,
  };
}

/** A text, or all texts in a part of a page, with the facts of the town in them; what is no fact stays as it stands. */
export function fillFacts<T>(part: T, fact: FactWord): T {
  if (typeof part === "string")
    return (
      part.includes("{{") ? part.replace(gap, (whole, name: string) => fact(name) ?? whole) : part
    ) as T;
  if (Array.isArray(part)) return part.map((one) => fillFacts(one, fact)) as T;
  if (typeof part !== "object" || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, fillFacts(value, fact)])) as T;
}

const gap = /\{\{-?\s*(\w+)\s*\}\}/g;

function at(catalog: unknown, [name, ...rest]: string[]): unknown {
  if (name === undefined) return catalog;
  if (typeof catalog !== "object" || catalog === null || !Object.hasOwn(catalog, name)) return undefined;
  return at(catalog[name as keyof typeof catalog], rest);
}

function fill(sentence: string, gaps: Gaps): string {
  const filled = sentence.replace(gap, (_, name: string) => String(gaps[name] ?? ""));
  return oneFullStop(filled);
}

/** A sentence that ends with a clock ends once: "a las 5:00 p. m.", not "p. m..". */
function oneFullStop(sentence: string): string {
  return sentence.replace(/([ap]\.\u00a0m\.)\.(?!\.)/g, "$1");
}

/** The catalog as an admin changed it; the built-in one stays as it is. */
function withOverrides(catalog: object, overrides: readonly Override[]): object {
  if (overrides.length === 0) return catalog;
  const changed = structuredClone(catalog);
  for (const { key, value } of overrides) {
    const path = key.split(".");
    const name = path.pop() as string;
    const place = at(changed, path);
    if (typeof place === "object" && place !== null) Object.assign(place, { [name]: value });
  }
  return changed;
}
