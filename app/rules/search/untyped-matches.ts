import { foldText } from "../site/fold-text";
import type { Language } from "../site/language";
import { wordsOf } from "./document";
import type { Piece } from "./highlighting";

type Shown = { pieces: readonly Piece[]; lang: Language } | null;
type Marked = { name: Shown; text: Shown; where: Shown };

const most = 3;
/** Words that begin with as many letters alike are forms of one word. */
const alike = 4;

/** What is marked in the results' texts of a language though nobody typed it: "ceviche" for who looks for fish. */
export function untypedMatches(hits: readonly Marked[], query: string, language: Language): string[] {
  const typed = wordsOf(query);
  const isTyped = (one: string) => typed.some((other) => one === other || areAlike(one, other));
  const marked = hits
    .flatMap(({ name, text, where }) => [name, text, where])
    .flatMap((shown) => (shown?.lang === language ? shown.pieces : []))
    .filter(({ isFound }) => isFound)
    .map(({ text }) => text.toLowerCase());
  return [...new Set(marked)].filter((one) => !isTyped(foldText(one))).slice(0, most);
}

const areAlike = (one: string, other: string) =>
  one.length >= alike && other.length >= alike && one.slice(0, alike) === other.slice(0, alike);
