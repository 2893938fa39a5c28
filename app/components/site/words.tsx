import { createContext, type ReactNode, useContext } from "react";
import { type Language, otherLanguage } from "../../rules/site/language";
import type { Words } from "../../rules/site/words";

const WordsContext = createContext<Words | null>(null);

/** Puts the words of the page's language within reach of every component. */
export function WordsProvider({ words, children }: { words: Words; children: ReactNode }) {
  return <WordsContext value={words}>{children}</WordsContext>;
}

export function useWords(): Words {
  const words = useContext(WordsContext);
  if (!words) throw new Error("no words here: a WordsProvider is missing above");
  return words;
}

/** Where words of both stand side by side, the reader's own come first. */
export function useBothLanguages(): readonly [Language, Language] {
  const { language } = useWords();
  return [language, otherLanguage(language)];
}
