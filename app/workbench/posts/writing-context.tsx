import { createContext, useContext } from "react";
import type { SnippetWords } from "../../rules/posts/snippets";
import type { Language } from "../../rules/site/language";

export type Writing = {
  /** What the snippets say in each language, whichever the page is in. */
  snippets: Record<Language, SnippetWords>;
  /** Tags that others have used. */
  tags: string[];
};

export const WritingContext = createContext<Writing | null>(null);

export function useWriting(): Writing {
  const writing = useContext(WritingContext);
  if (!writing) throw new Error("a post is written inside its form");
  return writing;
}
