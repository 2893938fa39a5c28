import { createContext, useContext } from "react";
import type { SnippetWords } from "../../rules/posts/snippets";
import type { Language } from "../../rules/site/language";

export type Writing = {
  /** In both languages, because a post's language can differ from the page's. */
  snippets: Record<Language, SnippetWords>;
  /** Tags used in other posts. */
  tags: string[];
};

export const WritingContext = createContext<Writing | null>(null);

export function useWriting(): Writing {
  const writing = useContext(WritingContext);
  if (!writing) throw new Error("a post is written inside its form");
  return writing;
}
