export function escapeXml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&apos;");
}

/** The same for words between tags, where quotes are themselves. */
export function escapeWords(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** The same as the first for what somebody typed: what XML cannot say at all goes. */
export function xmlText(words: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: XML forbids exactly these
  return escapeXml(words.toWellFormed().replaceAll(/[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, ""));
}
