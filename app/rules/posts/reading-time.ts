const wordsPerMinute = 220;

/** In whole minutes, at least one. */
export function minutesToRead(words: number): number {
  return Math.max(1, Math.round(words / wordsPerMinute));
}

/** Whether a table of contents helps. */
export function hasContents({
  words,
  contents,
}: {
  words: number;
  contents: readonly { level: number }[];
}): boolean {
  return words >= 600 && contents.filter(({ level }) => level === 2).length >= 3;
}
