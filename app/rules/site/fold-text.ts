/** Letters that do not come apart into a plain letter and an accent. */
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

/** Lower case without accents: "Café Ñandú" and "cafe nandu" are the same to a person who searches. */
export function foldText(text: string): string {
  // Plain letters have no accents to lose, and a page folds hundreds of texts.
  if (/^[ -~]*$/.test(text)) return text.toLowerCase();
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[ßæœøđðłþı]/g, (letter) => wholeLetters[letter] ?? letter);
}
