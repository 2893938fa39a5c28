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

/** i18next is asked once for each sentence; on a page of cards, asking it every time was a fifth of the work. */
function withMemory(i18n: i18n): TFunction {
  const remembering = memories.get(i18n) ?? remember(i18n);
  memories.set(i18n, remembering);
  return remembering;
}

function remember({ t }: i18n): TFunction {
  const known = new Map<string, string>();
  const sentence = (key: string): string => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const told = String(t(key as never, { skipInterpolation: true } as never));
    if (told !== key) known.set(key, told);
    return told;
  };
  return ((key: string, gaps?: Gaps) => {
    // Which words a number takes is i18next's to know, and what is no sentence too.
    if (gaps && (gaps.count !== undefined || gaps.returnObjects)) return t(key as never, gaps as never);
    return gaps ? fill(sentence(key), gaps) : sentence(key);
  }) as TFunction;
}

type Gaps = Record<string, unknown>;

function fill(sentence: string, gaps: Gaps): string {
  return sentence.replace(/\{\{-?\s*(\w+)\s*\}\}/g, (_, name: string) => String(gaps[name] ?? ""));
}

export function useWords(): Words {
  const words = useContext(WordsContext);
  if (!words) throw new Error("no words here: a WordsProvider is missing above");
  return words;
}
