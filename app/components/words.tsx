import type { i18n, TFunction } from "i18next";
import { createContext, type ReactNode, useContext } from "react";

type Words = { t: TFunction; i18n: i18n };
const WordsContext = createContext<Words | null>(null);

/**
 * Puts the words of the page's language within reach of every component. One binding serves the whole page:
 * react-i18next copies its instance for each component that asks, which was a third of what a page cost.
 */
export function WordsProvider({ i18n, children }: { i18n: i18n; children: ReactNode }) {
  return <WordsContext value={{ t: i18n.t, i18n }}>{children}</WordsContext>;
}

export function useWords(): Words {
  const words = useContext(WordsContext);
  if (!words) throw new Error("no words here: a WordsProvider is missing above");
  return words;
}
