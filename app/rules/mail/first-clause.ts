import { firstSentence } from "./whole-sentences";

const longest = 140;

/** Where a sentence may end early, and what stands before it is whole all the same. A comma alone may stand in a list. */
const clause =
  /^.*?\S(?=\s*(?:[;:](?=\s)|[–—(]|,\s+(?:where|which|who|but|so|while|because|although|donde|que|quien|pero|mientras|porque|aunque)\s))/u;

/** What a text says first, short enough for a list; empty where its first sentence is long and has no clause. */
export function firstClause(text: string): string {
  const sentence = firstSentence(text);
  if (sentence.length <= longest) return sentence.replace(/\.$/, "");
  const [whole = ""] = clause.exec(sentence) ?? [];
  return whole.length <= longest ? whole : "";
}
