const longest = 90;

/** The beginning of a text, short enough for a list. */
export function oneLine(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  const [sentence = ""] = /^.+?[.!?](?=\s|$)/.exec(line) ?? [line];
  if (sentence.length <= longest) return sentence.replace(/\.$/, "");
  const cut = sentence.slice(0, longest + 1);
  return `${endingWell(clauseOf(cut) ?? cut.slice(0, cut.lastIndexOf(" ")).split(" "))}…`;
}

/** Up to the last comma, where that leaves more than half. */
function clauseOf(cut: string): string[] | null {
  const [clause = ""] = /^.*[,;:](?=\s)/.exec(cut) ?? [];
  return clause.length > longest / 2 ? clause.split(" ") : null;
}

/** Words that a sentence can't end with. */
const leadsOn = new Set(
  "a an and as at but by for from in into is near of on or our so than that the their this to under what when where which who with without your al ante como con cuando de del desde donde el en entre es esta este hasta la las lo los más muy ni nuestra nuestro o para pero por que quien se según si sin sobre su sus tan tu u un una y".split(
    " ",
  ),
);

function endingWell(words: readonly string[]): string {
  const last = words.findLastIndex((word) => !leadsOn.has(word.replace(/[^\p{L}]+$/u, "").toLowerCase()));
  return words
    .slice(0, last + 1)
    .join(" ")
    .replace(/[\s,;:(–-]+$/, "");
}
