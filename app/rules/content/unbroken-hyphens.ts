/** A hyphenated word that no line breaks in two: "Clean-up". */
export function withUnbrokenHyphens(text: string): string {
  return text.replaceAll(/(?<=\p{L})-(?=\p{L})/gu, "-\u2060");
}
