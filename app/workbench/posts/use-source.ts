import { useEffect, useState } from "react";
import type { FormProblems } from "../../forms/site/answer";
import type { Typed } from "../../forms/site/parse";
import type { Preview } from "./post-preview";

/** Before the id of a post that is edited: its words are kept apart from those of new posts. */
export const editToken = "edit-";

export type AnswerOfPost = {
  typed: Typed;
  token: string;
  problems: FormProblems;
  notice: string | null;
  preview?: Preview[];
};

/** What the fields are filled with, how often they were filled anew, and under which name this window keeps them. */
export type Source = { typed: Typed; token: string; kept: string; isUnsaved: boolean; key: number };
type Filling = { typed: Typed; token: string; kept?: string; isUnsaved?: boolean };

/**
 * Where the fields get their words: from the page, from an answer that sends them back, or from what the browser has
 * kept. A preview changes nothing in them: they go on as they are, with what can be undone.
 */
export function useSource(page: { typed: Typed; token: string }, answer: AnswerOfPost | undefined) {
  const { token } = page;
  const first = { typed: answer?.typed ?? page.typed, token: answer?.token || token };
  const [source, setSource] = useState<Source>({ ...first, kept: "", isUnsaved: false, key: 0 });
  const [lastAnswer, setLastAnswer] = useState(answer);
  const fill = (filling: Filling) => setSource((now) => ({ ...now, ...filling, key: now.key + 1 }));
  if (lastAnswer !== answer) {
    setLastAnswer(answer);
    if (answer && !answer.preview)
      fill({ typed: answer.typed, token: answer.token || token, isUnsaved: false });
  }
  useEffect(() => setSource((now) => ({ ...now, kept: now.kept || crypto.randomUUID() })), []);
  return { source, fill };
}
