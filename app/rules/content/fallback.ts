/** Text in the page's language, or English text marked as such. */
export type FallbackText = { text: string; lang?: "en" };
export type FallbackList = { items: readonly string[]; lang?: "en" };

/**
 * Where text can come from. On an English page `own` and `english` are the same row, and so are the two built-in
 * texts.
 */
export type Sources<T> = {
  own: T | undefined;
  english: T | undefined;
  builtIn: T | undefined;
  builtInEnglish: T | undefined;
};

/** Applies a function to each source, once where two are the same. */
export function within<T, U>(
  { own, english, builtIn, builtInEnglish }: Sources<T>,
  ask: (source: T) => U | undefined,
): Sources<U> {
  const answer = (source: T | undefined) => (source === undefined ? undefined : ask(source));
  const fromEnglish = answer(english);
  const fromBuiltIn = answer(builtIn);
  return {
    own: own === english ? fromEnglish : answer(own),
    english: fromEnglish,
    builtIn: fromBuiltIn,
    builtInEnglish: builtInEnglish === builtIn ? fromBuiltIn : answer(builtInEnglish),
  };
}

/** The language's own row, then its built-in text unless the English row has changed since; then English. */
export function withFallback(words: Sources<string>): FallbackText {
  const { own, english, builtIn, builtInEnglish } = within(words, (text) => text.trim() || undefined);
  if (own) return { text: own };
  if (english && english !== builtInEnglish) return { text: english, lang: "en" };
  return { text: builtIn ?? english ?? "" };
}

export function listWithFallback(lists: Sources<readonly string[]>): FallbackList {
  const { own, english, builtIn, builtInEnglish } = within(lists, (items) => {
    const filled = items.filter((item) => item.trim());
    return filled.length > 0 ? filled : undefined;
  });
  if (own) return { items: own };
  if (english && english.join("\n") !== builtInEnglish?.join("\n")) return { items: english, lang: "en" };
  return { items: builtIn ?? english ?? [] };
}

/** Numbers, hours, addresses and links are stored in the English row only. */
export function fact({ english, builtInEnglish }: Sources<string>): string {
  return english?.trim() || builtInEnglish?.trim() || "";
}
