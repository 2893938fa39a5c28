import { blockTags } from "./allowed-html";

const names = [...blockTags.filter((tag) => tag !== "hr"), "div", "h1", "h5", "h6"].join("|");
const blocks = new RegExp(`<(/?)(?:${names})(?=[\\s>/])`, "gi");
const line = /<hr[\s>/]/i;

/**
 * Text outside HTML blocks is plain text: a blank line starts a paragraph, a line break a line. So typed text stays as
 * it was when a button appends a block.
 */
export function addParagraphs(typed: string): string {
  const text = typed.replaceAll(/\r\n?/g, "\n").trim();
  let open = 0;
  let isMade = false;
  return text
    .split(/(\n[^\S\n]*\n\s*)/)
    .map((piece, at) => {
      if (at % 2 === 1) return isMade ? "\n" : piece;
      const tags = [...piece.matchAll(blocks)];
      isMade = open === 0 && tags.length === 0 && piece !== "" && !line.test(piece);
      for (const [, isEnd] of tags) open = Math.max(0, open + (isEnd ? -1 : 1));
      return isMade ? `<p>${piece.trim().replaceAll("\n", "<br>\n")}</p>` : piece;
    })
    .join("");
}
