import { blocksOf } from "../posts/html-text";
import { wholeSentences } from "./whole-sentences";

const longest = 420;

/** A letter's first paragraph, in whole sentences. */
export function issueOpening(html: string): string {
  const first = blocksOf(html).find(({ tag, text }) => tag === "p" && text !== "")?.text ?? "";
  return wholeSentences(first, longest);
}
