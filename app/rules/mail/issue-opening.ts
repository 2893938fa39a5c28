import { plainText } from "../posts/html-text";

const longest = 420;

/** The beginning of a letter, cut at a word. */
export function issueOpening(html: string): string {
  const text = plainText(html).replace(/\s+/g, " ").trim();
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest);
  return `${cut.slice(0, cut.lastIndexOf(" "))} …`;
}
