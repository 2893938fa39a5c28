import { createContext, useContext } from "react";
import type { SnippetWords } from "../../rules/posts/snippets";
import type { Language } from "../../rules/site/language";

export type PostEditorData = {
  /** In both languages, because a post's language can differ from the page's. */
  snippets: Record<Language, SnippetWords>;
  /** Tags used in other posts. */
  tags: string[];
};

export const PostEditorContext = createContext<PostEditorData | null>(null);

export function usePostEditor(): PostEditorData {
  const editor = useContext(PostEditorContext);
  if (!editor) throw new Error("a post is written inside its form");
  return editor;
}
