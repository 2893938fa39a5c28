import { createContext, type ReactNode, useContext } from "react";
import { type Language, otherLanguage } from "../../rules/site/language";
import type { Words } from "../../rules/site/words";

const WordsContext = createContext<Words | null>(null);

/** Provides the page's translations to every component. */
export function WordsProvider({ words, children }: { words: Words; children: ReactNode }) {
  return <WordsContext value={words}>{children}</WordsContext>;
}

export function useWords(): Words {
  const words = useContext(WordsContext);
  if (!words) throw new Error("no words here: a WordsProvider is missing above");
  return words;
}

/** Both languages, the reader's first. */
export function useBothLanguages(): readonly [Language, Language] {
  const { language } = useWords();
  return [language, otherLanguage(language)];
}
