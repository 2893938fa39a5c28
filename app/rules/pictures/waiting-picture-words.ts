type AltTexts = { alt_en: string; alt_es: string };
/** What a picture is to say once an edit is approved, and what it says until then. */
type WaitingWords = AltTexts & { key: string; was: AltTexts };

/** Of the words typed beside pictures of one's own those that differ; null where none do. */
export function waitingWords(
  current: readonly (AltTexts & { key: string })[],
  typed: readonly (AltTexts & { key: string })[],
): WaitingWords[] | null {
  const waiting = typed.flatMap(({ key, alt_en, alt_es }) => {
    const was = current.find((one) => one.key === key);
    const isSame = !was || (was.alt_en === alt_en && was.alt_es === alt_es);
    return isSame ? [] : [{ key, alt_en, alt_es, was: { alt_en: was.alt_en, alt_es: was.alt_es } }];
  });
  return waiting.length > 0 ? waiting : null;
}

/** Those that wait with an edit, among its fields. */
export function waitingWordsIn(changes: object | null | undefined): WaitingWords[] {
  return (changes && (changes as { picture_words?: WaitingWords[] | null }).picture_words) || [];
}
