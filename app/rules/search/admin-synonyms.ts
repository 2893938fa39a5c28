import { wordsOf } from "./document";

/** What an admin says that people mean by a word. */
export type Synonym = { word: string; means: string };

const mostMeanings = 200;
const longestLine = 200;
const mostMeant = 12;

/** Each line says what people type and, behind "=", what they mean: "guagua, colectivo = bus". */
export function readSynonyms(text: string): Synonym[] {
  return linesOf(text).flatMap(({ line }) => {
    const [typed, means] = sidesOf(line);
    return means.length === 0 ? [] : typed.map((word) => ({ word, means: means.join(" ") }));
  });
}

/** The number of the first line that cannot be read, counted as they stand; null where all can. */
export function unreadLine(text: string): number | null {
  const wrong = linesOf(text).find(({ line }) => {
    const [typed, means] = sidesOf(line);
    return typed.length === 0 || means.length === 0 || means.length > mostMeant || line.length > longestLine;
  });
  return wrong?.number ?? null;
}

export function hasTooMany(text: string): boolean {
  return linesOf(text).length > mostMeanings;
}

function linesOf(text: string): { line: string; number: number }[] {
  return text
    .split("\n")
    .map((line, index) => ({ line: line.trim(), number: index + 1 }))
    .filter(({ line }) => line !== "");
}

/** Single words, small and without accents; a line without "=" has no second side. */
function sidesOf(line: string): [typed: string[], means: string[]] {
  const [typed = "", means = ""] = line.split("=");
  return [[...new Set(wordsOf(typed))], [...new Set(wordsOf(means))]];
}
