/** A piece of running text: plain words, or words that lead to a page. */
type TextPart = string | { words: string; path: string };

const link = /\[([^[\]]+)\]\((\/(?![/\\])[^\s()]*)\)/g;

/** "See [the legal page](/legal)." Only pages of this site: whatever else stands in brackets stays as it was written. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: whole, 1: words = "", 2: path = "", index } of text.matchAll(link)) {
    if (index > end) parts.push(text.slice(end, index));
    parts.push({ words, path });
    end = index + whole.length;
  }
  if (end < text.length) parts.push(text.slice(end));
  return parts;
}

/** The same as it is read aloud, searched or shown in a list. */
export function withoutLinks(text: string): string {
  return text.replace(link, "$1");
}
