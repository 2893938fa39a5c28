import { type Language, languages } from "../site/language";
import { hashOf } from "../site/text-hash";
import { shownWord, type Word, type WordProblem, wordProblem } from "./catalog-words";
import { readCsv, writeCsv } from "./csv";

/** A file's row for one word. Missing and empty texts change nothing. */
export type ImportedWord = {
  key: string;
  en?: string;
  es?: string;
  /** A hash of both texts when the file was made. */
  mark?: string;
};

export type WordChange = {
  key: string;
  language: Language;
  before: string;
  after: string;
};
type ImportRefusal = "unknown" | "twice" | "moved" | "escaped" | WordProblem;
type RefusedWord = { key: string; language?: Language; reason: ImportRefusal; text?: string };
export type ImportPlan = { changes: WordChange[]; refused: RefusedWord[]; same: number };

const columns = ["key", "en", "es", "mark"];

export function writeWordsCsv(words: readonly Word[]): string {
  const rows = words.map((word) => [word.key, shownWord(word, "en"), shownWord(word, "es"), markOf(word)]);
  return writeCsv([columns, ...rows]);
}

/** Columns by their names; null without a key column. */
export function readWordsCsv(text: string): ImportedWord[] | null {
  const [head = [], ...rows] = readCsv(text);
  const places = head.map((name) => name.trim().toLowerCase());
  if (!places.includes("key")) return null;
  const cell = (row: string[], name: string) => row[places.indexOf(name)];
  return rows.map((row) => ({
    key: cell(row, "key")?.trim() ?? "",
    en: cell(row, "en"),
    es: cell(row, "es"),
    mark: cell(row, "mark"),
  }));
}

/** A hash of both texts. */
export function markOf(word: Word): string {
  return hashOf(JSON.stringify(languages.map((language) => shownWord(word, language))));
}

/** A preview of what a file would change. Words changed here since the file was made are refused. */
export function planImport(imported: readonly ImportedWord[], words: readonly Word[]): ImportPlan {
  const known = new Map(words.map((word) => [word.key, word]));
  const newest = new Set<string>();
  const plan: ImportPlan = { changes: [], refused: [], same: 0 };
  for (const one of imported) {
    const word = known.get(one.key);
    const reason = refusalOf(one, word, newest);
    newest.add(one.key);
    if (!word || reason) plan.refused.push({ key: one.key, reason: reason ?? "unknown" });
    else planWord(one, word, plan);
  }
  return plan;
}

function refusalOf(one: ImportedWord, word: Word | undefined, newest: Set<string>): ImportRefusal | null {
  if (!word) return "unknown";
  if (newest.has(one.key)) return "twice";
  const mark = one.mark?.trim();
  return mark && mark !== markOf(word) ? "moved" : null;
}

function planWord(one: ImportedWord, word: Word, plan: ImportPlan): void {
  const texts = languages.map((language) => ({ language, text: one[language]?.trim() ?? "" }));
  const changed = texts.filter(({ language, text }) => text && text !== shownWord(word, language).trim());
  if (changed.length === 0) plan.same++;
  for (const { language, text } of changed) {
    const reason = isEscaped(text, shownWord(word, language))
      ? "escaped"
      : wordProblem(word.builtIn[language], text);
    if (reason) plan.refused.push({ key: word.key, language, reason, text });
    else plan.changes.push({ key: word.key, language, before: shownWord(word, language), after: text });
  }
}

/** A translation program has escaped the text: "&lt;" where there was "<". */
function isEscaped(text: string, before: string): boolean {
  const entity = /&(amp|lt|gt|quot|apos|#\d+);/;
  return entity.test(text) && !entity.test(before);
}
