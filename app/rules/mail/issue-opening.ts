import { blocksOf } from "../posts/html-text";
import { wholeSentences } from "./whole-sentences";

/** How a letter begins, in whole sentences, and what its parts are called. */
export type IssueOpening = { words: string; parts: string[] };

const longest = 420;

export function issueOpening(html: string): IssueOpening {
  const blocks = blocksOf(html).filter(({ text }) => text !== "");
  const first = blocks.find(({ tag }) => tag === "p")?.text ?? "";
  const parts = new Set(blocks.filter(({ tag }) => tag === "h2").map(({ text }) => text));
  return { words: wholeSentences(first, longest), parts: [...parts] };
}
