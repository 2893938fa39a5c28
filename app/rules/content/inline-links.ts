/** Plain text, or a link. */
type TextPart = string | { words: string; path: string };

const link = /\[([^[\]]+)\]\((\/(?![/\\])[^\s()]*)\)/g;

/** "See [the legal page](/legal)." Only links within this site; other brackets stay as they are. */
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

/** For reading aloud, searching and lists. */
export function withoutLinks(text: string): string {
  return text.replace(link, "$1");
}
