import { blocksOf } from "../posts/html-text";
import { firstSentence, wholeSentences } from "./whole-sentences";

/** How a letter begins, in whole sentences, and how each of its parts does. */
export type IssueOpening = { words: string; parts: { title: string; line: string }[] };

const longest = 420;

export function issueOpening(html: string): IssueOpening {
  const blocks = blocksOf(html).filter(({ text }) => text !== "");
  const first = blocks.find(({ tag }) => tag === "p")?.text ?? "";
  const parts = blocks.flatMap(({ tag, text: title }, index) => {
    const next = blocks[index + 1];
    return tag === "h2" ? { title, line: next?.tag === "h2" ? "" : firstSentence(next?.text ?? "") } : [];
  });
  return { words: wholeSentences(first, longest), parts };
}
