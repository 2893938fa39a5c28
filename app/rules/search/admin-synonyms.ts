import { wordsOf } from "./document";

/** A synonym added by an admin. */
export type Synonym = { word: string; means: string };

const mostMeanings = 200;
const longestLine = 200;
const mostMeant = 12;

/** Lines like "guagua, colectivo = bus": what people type = what it means. */
export function readSynonyms(text: string): Synonym[] {
  return linesOf(text).flatMap(({ line }) => {
    const [typed, means] = sidesOf(line);
    return means.length === 0 ? [] : typed.map((word) => ({ word, means: means.join(" ") }));
  });
}

/** The first invalid line, counting from 1; null if there's none. */
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

/** Single folded words; a line without "=" has no second side. */
function sidesOf(line: string): [typed: string[], means: string[]] {
  const [typed = "", means = ""] = line.split("=");
  return [[...new Set(wordsOf(typed))], [...new Set(wordsOf(means))]];
}
