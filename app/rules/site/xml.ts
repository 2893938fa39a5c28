export function escapeXml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&apos;");
}

/** For text between tags, where quotes needn't be escaped. */
export function escapeWords(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** The same as the first, without characters XML forbids. */
export function xmlText(words: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: XML forbids exactly these
  return escapeXml(words.toWellFormed().replaceAll(/[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, ""));
}
