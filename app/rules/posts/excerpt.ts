import { blocksOf } from "./html-text";

const longestOpening = 200;

/** What a card says of a post without an excerpt: the beginning of its running text, cut between words. */
export function openingOf(clean: string): string {
  const text = blocksOf(clean)
    .filter(({ tag }) => tag === "p")
    .map((block) => block.text)
    .join(" ");
  if (text.length <= longestOpening) return text;
  return `${text.slice(0, longestOpening).replace(/[\s.,;:]+\S*$/, "")}…`;
}
