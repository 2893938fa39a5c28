import { useEffect, useState } from "react";
import type { FormProblems } from "../../forms/site/form-answer";
import type { Typed } from "../../forms/site/parse";
import type { Preview } from "./post-preview";

/** Before the id of an edited post, to keep its drafts apart from new posts'. */
export const editToken = "edit-";

export type AnswerOfPost = {
  typed: Typed;
  token: string;
  problems: FormProblems;
  notice: string | null;
  preview?: Preview[];
};

/** The fields' values, a key that changes when they're reset, and this window's draft name. */
export type PostValues = { typed: Typed; token: string; kept: string; isUnsaved: boolean; key: number };
type Filling = { typed: Typed; token: string; kept?: string; isUnsaved?: boolean };

/**
 * The fields' values come from the page, from an answer that returns them, or from a draft. A preview doesn't reset the
 * fields, so undo still works.
 */
export function usePostValues(page: { typed: Typed; token: string }, answer: AnswerOfPost | undefined) {
  const { token } = page;
  const first = { typed: answer?.typed ?? page.typed, token: answer?.token || token };
  const [source, setSource] = useState<PostValues>({ ...first, kept: "", isUnsaved: false, key: 0 });
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
