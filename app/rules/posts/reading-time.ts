const wordsPerMinute = 220;

/** How long reading takes, in whole minutes; nothing takes less than one. */
export function minutesToRead(words: number): number {
  return Math.max(1, Math.round(words / wordsPerMinute));
}

/** Whether a post is long enough for a list of its sections to help. */
export function hasContents({
  words,
  contents,
}: {
  words: number;
  contents: readonly { level: number }[];
}): boolean {
  return words >= 600 && contents.filter(({ level }) => level === 2).length >= 3;
}
