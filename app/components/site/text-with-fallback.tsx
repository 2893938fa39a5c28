import type { FallbackText } from "../../rules/content/fallback";

/** Text that may come from the English page, then marked with its `lang`. */
export function TextWithFallback({ words }: { words: FallbackText }) {
  return words.lang ? <span lang={words.lang}>{words.text}</span> : words.text;
}
