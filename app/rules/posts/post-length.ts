const wordsPerMinute = 220;

/** In whole minutes, at least one. */
export function minutesToRead(words: number): number {
  return Math.max(1, Math.round(words / wordsPerMinute));
}

/** Whether a text leaves room in the page's first 14 KB for what the guide adds after it. */
export function leavesRoom(words: number): boolean {
  return words <= 1100;
}

/** Whether a table of contents helps. */
export function hasContents({ contents }: { contents: readonly { level: number }[] }): boolean {
  return contents.filter(({ level }) => level === 2).length >= 3;
}

const fourLines = 260;

/** Whether the first paragraph is tall enough for a drop cap. */
export function opensLong(html: string): boolean {
  const first = /^\s*<p\b[^>]*>(.*?)<\/p>/s.exec(html)?.[1] ?? "";
  return first.replaceAll(/<[^>]*>/g, "").length >= fourLines;
}
