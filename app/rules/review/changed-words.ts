export type WordRun = { text: string; isChanged: boolean };
export type ChangedWords = { before: WordRun[]; after: WordRun[] };

const longest = 600;
/** Each word keeps the space before it; punctuation is a word of its own. */
const wordStart = /(?=[\s,.;:!?])/;

/** Added and removed words; null where too little is unchanged to be readable. */
export function changedWords(before: string, after: string): ChangedWords | null {
  const [oldWords, newWords] = [before.split(wordStart), after.split(wordStart)];
  if (oldWords.length > longest || newWords.length > longest) return null;
  const kept = commonWords(oldWords, newWords);
  if (kept.length * 2 < Math.max(oldWords.length, newWords.length)) return null;
  return {
    before: runsOf(oldWords, new Set(kept.map(([index]) => index))),
    after: runsOf(newWords, new Set(kept.map(([, index]) => index))),
  };
}

/** The longest common subsequence, as pairs of positions. */
export function commonWords(oldWords: string[], newWords: string[]): [number, number][] {
  const lengths = Array.from({ length: oldWords.length + 1 }, () => new Uint16Array(newWords.length + 1));
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0;
  for (let row = oldWords.length - 1; row >= 0; row--) {
    for (let column = newWords.length - 1; column >= 0; column--) {
      const line = lengths[row] as Uint16Array;
      line[column] =
        oldWords[row] === newWords[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const pairs: [number, number][] = [];
  for (let row = 0, column = 0; row < oldWords.length && column < newWords.length; ) {
    if (oldWords[row] === newWords[column]) pairs.push([row++, column++]);
    else if (at(row + 1, column) >= at(row, column + 1)) row++;
    else column++;
  }
  return pairs;
}

function runsOf(words: string[], kept: Set<number>): WordRun[] {
  const runs: WordRun[] = [];
  for (const [index, word] of words.entries()) {
    const isChanged = !kept.has(index);
    const last = runs.at(-1);
    if (last?.isChanged === isChanged) last.text += word;
    else runs.push({ text: word, isChanged });
  }
  return runs;
}
