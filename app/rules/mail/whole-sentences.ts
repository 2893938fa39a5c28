/** A stop before a small letter, as in "9 a. m. a 5 p. m.", ends no sentence. */
const ends = /[.!?…]["”»)]*(?=\s+[^\p{Ll}\s]|$)/gu;

/** As many sentences from the beginning as fit, each whole; empty where the first is too long. */
export function wholeSentences(text: string, longest: number): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= longest) return line;
  const fitting = [...line.matchAll(ends)]
    .map((end) => end.index + end[0].length)
    .filter((at) => at <= longest);
  return line.slice(0, fitting.at(-1) ?? 0);
}

export function firstSentence(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  const [end] = line.matchAll(ends);
  return end ? line.slice(0, end.index + end[0].length) : line;
}
