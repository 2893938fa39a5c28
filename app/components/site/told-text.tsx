import type { Told } from "../../rules/content/told";

/** Words that may be borrowed from the English page, which is then said to whoever reads aloud. */
export function ToldText({ words }: { words: Told }) {
  return words.lang ? <span lang={words.lang}>{words.text}</span> : words.text;
}
