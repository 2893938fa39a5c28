import { blockTags } from "./html-list";

const blocks = new RegExp(`<(${[...blockTags, "div", "h1", "h5", "h6"].join("|")})[\\s>/]`, "i");

/** A text without a single block of HTML in it is plain words: a blank line begins a paragraph, a line end a line. */
export function withParagraphs(typed: string): string {
  const text = typed.replaceAll(/\r\n?/g, "\n").trim();
  if (!text || blocks.test(text)) return text;
  return text
    .split(/\n[^\S\n]*\n\s*/)
    .map((paragraph) => `<p>${paragraph.trim().replaceAll("\n", "<br>\n")}</p>`)
    .join("\n");
}
