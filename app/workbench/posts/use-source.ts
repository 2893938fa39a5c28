import { useState } from "react";
import type { FormProblems } from "../../forms/answer";
import type { Typed } from "../../forms/parse";
import type { Preview } from "./post-preview";

export type AnswerOfPost = {
  typed: Typed;
  token: string;
  problems: FormProblems;
  notice: string | null;
  preview?: Preview[];
};

/** What the fields are filled with, and how often they were filled anew. */
export type Source = { typed: Typed; token: string; key: number };

/**
 * Where the fields get their words: from the page, from an answer that sends them back, or from what the browser has
 * kept. A preview changes nothing in them: they go on as they are, with what can be undone.
 */
export function useSource(page: { typed: Typed; token: string }, answer: AnswerOfPost | undefined) {
  const first = answer ?? page;
  const [source, setSource] = useState<Source>({ typed: first.typed, token: first.token, key: 0 });
  const [seen, setSeen] = useState(answer);
  const fill = ({ typed, token }: { typed: Typed; token: string }) =>
    setSource(({ key }) => ({ typed, token, key: key + 1 }));
  if (seen !== answer) {
    setSeen(answer);
    if (answer && !answer.preview) fill(answer);
  }
  return { source, fill };
}
