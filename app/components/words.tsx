import type { i18n, TFunction } from "i18next";
import { createContext, type ReactNode, useContext } from "react";

type Words = { t: TFunction; i18n: i18n };
const WordsContext = createContext<Words | null>(null);

/**
 * Puts the words of the page's language within reach of every component. One binding serves the whole page:
 * react-i18next copies its instance for each component that asks, which was a third of what a page cost.
 */
export function WordsProvider({ i18n, children }: { i18n: i18n; children: ReactNode }) {
  return <WordsContext value={{ t: withMemory(i18n), i18n }}>{children}</WordsContext>;
}

const memories = new WeakMap<i18n, TFunction>();

/** A sentence without gaps is always the same, and looking it up anew was a sixth of what a page cost. */
function withMemory(i18n: i18n): TFunction {
  const remembering = memories.get(i18n) ?? remember(i18n);
  memories.set(i18n, remembering);
  return remembering;
}

function remember({ t }: i18n): TFunction {
  const known = new Map<string, string>();
  return ((key: string, gaps?: object) => {
    if (gaps) return t(key as never, gaps as never);
    const told = known.get(key) ?? String(t(key as never));
    if (told !== key) known.set(key, told);
    return told;
  }) as TFunction;
}

export function useWords(): Words {
  const words = useContext(WordsContext);
  if (!words) throw new Error("no words here: a WordsProvider is missing above");
  return words;
}
