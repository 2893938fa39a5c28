import { foldText } from "../site/fold-text";
import type { Language } from "../site/language";

/** A string of the catalogs, with the admin's replacement. */
export type Word = {
  key: string;
  builtIn: Record<Language, string>;
  override: Partial<Record<Language, string>>;
};

type Catalog = { readonly [key: string]: string | readonly string[] | Catalog };

/** By key: "frame.links.eat", and "events.words.weekdays.0" within a list. */
export function flatWords(catalog: object): Map<string, string> {
  const walk = (part: Catalog | readonly string[], path: string): [string, string][] =>
    Object.entries(part).flatMap(([key, value]) =>
      typeof value === "string" ? [[path + key, value]] : walk(value, `${path}${key}.`),
    );
  return new Map(walk(catalog as Catalog, ""));
}

export function shownWord({ builtIn, override }: Word, language: Language): string {
  return override[language] ?? builtIn[language];
}

export const areaOf = (key: string) => key.split(".")[0] ?? key;

/** By key, or by built-in or replaced text in either language. */
export function isFound(word: Word, query: string): boolean {
  const wanted = foldText(query.trim());
  const texts = [word.key, ...Object.values(word.builtIn), ...Object.values(word.override)];
  return texts.some((text) => foldText(text).includes(wanted));
}

export const longestWord = 1000;
export type WordProblem = "empty" | "long" | "placeholders" | "braces" | "nested";

/** A replacement must use the same placeholders, each as often. */
export function wordProblem(builtIn: string, text: string): WordProblem | null {
  if (!text.trim()) return "empty";
  if (text.length > longestWord) return "long";
  if (text.includes("$t(")) return "nested";
  if (`${placeholdersOf(text)}` !== `${placeholdersOf(builtIn)}`) return "placeholders";
  return [bracesOf(builtIn), ""].includes(bracesOf(text)) ? null : "braces";
}

/** Braces that aren't placeholders: a replacement may keep the built-in text's. */
const bracesOf = (text: string) => text.replace(placeholder, "").replace(/[^{}]/g, "");

const placeholder = /\{\{\s*\w+\s*\}\}|\{\w+\}/g;

/** "{{count}}", "{day}", sorted by name. */
function placeholdersOf(text: string): string[] {
  return [...text.matchAll(placeholder)].map(([found]) => found.replace(/\s/g, "")).sort();
}

/** Placeholders a text has lost, and ones it has invented. */
export function placeholderChanges(builtIn: string, text: string) {
  const [wanted, given] = [placeholdersOf(builtIn), placeholdersOf(text)];
  return { missing: without(wanted, given), unknown: without(given, wanted) };
}

function without(all: string[], taken: string[]): string[] {
  const left = [...taken];
  return all.filter((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
