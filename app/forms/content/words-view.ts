import type { Word } from "../../rules/content/catalog-words";
import type { ImportPlan, WordChange } from "../../rules/content/words-import";
import type { Language } from "../../rules/site/language";
import type { FormProblem } from "../site/form-answer";
import type { MessageKey } from "../site/parse";
import type { StudioNotice } from "./studio-answer";

export type WordAnswer = {
  kind: "word";
  key: string;
  typed: Record<Language, string>;
  problems: Partial<Record<Language, FormProblem>>;
  notice: StudioNotice | null;
};

export type WordsImportAnswer = {
  kind: "import";
  plan: ImportPlan | null;
  problem: MessageKey | null;
};

export type WordsAnswer = WordAnswer | WordsImportAnswer;

/** Carried from the preview to the import in a hidden field. */
export function writeChanges(changes: readonly WordChange[]): string {
  return JSON.stringify(
    changes.map(({ key, language, before, after }) => ({ key, language, before, after })),
  );
}

export type ListedWord = Word & { mark: string; page: string | null };
export type WordsOfStudio = {
  query: string;
  area: string;
  isChanged: boolean;
  areas: readonly string[];
  words: ListedWord[];
  next: string | null;
  isFirst: boolean;
};
