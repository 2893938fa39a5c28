/** Half a surrogate pair, as cut text may end with, can't be URL-encoded. */
export function encodePart(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, ""));
}
