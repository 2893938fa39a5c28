import { foldText } from "../site/fold-text";

export const mostTags = 10;
const longestTag = 40;

/** Comma-separated, each once and in lower case, so that a tag leads to all its posts. */
export function readTags(typed: string): string[] {
  const known = new Set<string>();
  const tags = typed.split(/[,;\n]/).flatMap((word) => {
    const tag = oneTag(word);
    const folded = foldText(tag);
    if (!tag || known.has(folded)) return [];
    known.add(folded);
    return [tag];
  });
  return tags.slice(0, mostTags);
}

/** In stored spelling. */
export function oneTag(word: string): string {
  return word
    .replaceAll(/[\s\p{Cc}#]+/gu, " ")
    .trim()
    .toLowerCase()
    .slice(0, longestTag)
    .trim();
}
