/** Letters that don't decompose into a letter and an accent. */
const wholeLetters: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  ł: "l",
  þ: "th",
  ı: "i",
};

/** Lower case without accents, for searching. */
export function foldText(text: string): string {
  // Most texts are ASCII, and a page folds hundreds.
  if (/^[ -~]*$/.test(text)) return text.toLowerCase();
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[ßæœøđðłþı]/g, (letter) => wholeLetters[letter] ?? letter);
}
