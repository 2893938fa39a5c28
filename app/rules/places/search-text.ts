const longestText = 4000;
/** A search term is cut here: nobody types more, and the database compares it with every row. */
const longestTerm = 60;

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
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[ßæœøđðłþı]/g, (letter) => wholeLetters[letter] ?? letter);
}

function squeeze(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, " ").trim();
}

/** What the database looks through: every text of a listing, in both languages, folded into one line. */
export function searchText(parts: readonly (string | null | undefined)[]): string {
  return squeeze(foldText(parts.filter(Boolean).join(" ")))
    .slice(0, longestText)
    .trim();
}

/** What a visitor typed, made comparable with `searchText`; empty when there is nothing to look for. */
export function searchTerm(query: string | null | undefined): string {
  return squeeze(foldText((query ?? "").slice(0, 4 * longestTerm)))
    .slice(0, longestTerm)
    .trim();
}
