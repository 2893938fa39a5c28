import type { FallbackText } from "../../rules/content/fallback";

/** Words that may be borrowed from the English page, which is then said to whoever reads aloud. */
export function TextWithFallback({ words }: { words: FallbackText }) {
  return words.lang ? <span lang={words.lang}>{words.text}</span> : words.text;
}
