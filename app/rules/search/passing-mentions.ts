import type { Found } from "./found";
import { isSaidIn } from "./highlighting";
import { typedMarks, wordsOfMarks } from "./mark-words";
import type { Term } from "./query";
import type { SearchKind } from "./search-kinds";

/** Whose description begins with what they are. */
const described: readonly SearchKind[] = ["restaurant", "hotel", "activity", "business"];

/** Whether only its running text has a word of the search: no name, kind or heading of it, nothing it offers. */
export function isPassing(found: Found, terms: readonly Term[]): boolean {
  return terms.length > 0 && !isSaidIn(terms)(whatItIs(found));
}

function whatItIs({
  kind,
  name,
  text,
  tags,
  about = "",
  mark = {},
  dishMarks = [],
  dishes = [],
}: Found): string {
  const firsts = described.includes(kind) ? [text.en.text, text.es.text].map(firstSentence) : [];
  const served = dishes.flatMap(({ en, es }) => [en.text, es.text]);
  const offered = [wordsOfMarks(mark), typedMarks(dishMarks), ...served];
  return [name.en.text, name.es.text, tags, about, ...offered, ...firsts].join(" ");
}

const firstSentence = (text: string) => text.split(/(?<=[.!?])\s/)[0] ?? "";
