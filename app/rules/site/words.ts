import type { TFunction } from "i18next";
import { type Language, localPath } from "./language";
import type { HydratedScreen } from "./screen-words";

/** A fact of the town in words; undefined for an unknown name. */
export type FactWord = (name: string) => string | undefined;

/** Everything the guide says in a language: pages, screens, mails, jobs. */
export type Words = {
  t: TFunction;
  language: Language;
  has: (key: string, gaps?: object) => boolean;
  /** A path in this language. */
  localPath: (path: string) => string;
  fact: FactWord;
};

/** An admin's replacement for a built-in word. */
export type Override = { key: string; value: string };

/** The overrides a hydrated screen needs to match the server's markup. */
export type HandedWords = { screen: HydratedScreen; overrides: Override[] };

type Gaps = Record<string, unknown>;

/**
 * The one engine for words: i18next's behaviour for everything the catalogs use, at a fifth of its cost (a tenth of a
 * page of cards).
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
    // Stored values are looked up too, so the cache isn't filled with unknown keys.
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

/** Fills in the town's facts, in one text or in all texts of an object; unknown names stay. */
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

/** Avoids a double full stop after "p. m.". */
function oneFullStop(sentence: string): string {
  return sentence.replace(/([ap]\.\u00a0m\.)\.(?!\.)/g, "$1");
}

/** A copy of the catalog with an admin's changes. */
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
