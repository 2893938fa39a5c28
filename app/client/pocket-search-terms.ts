type Lines = { [name in "same" | "aims" | "days" | "phrases" | "idle"]?: string | undefined };

/** The words that must be found (each with its synonyms), the days named, and topics whose parts come first. */
export type PocketQuery = { terms: Term[]; days: string[] | null; aims: Set<string> };
type Term = { typed: string; others: string[]; isWhole: boolean; aims: string[] };

/** The search's synonyms, one group per line of the page's data. */
export function queryReader(lines: Lines) {
  const same = new Map<string, Set<string>>();
  for (const group of split(lines.same, "\n").map((line) => split(line, " ")))
    for (const word of group) same.set(word, new Set([...(same.get(word) ?? []), ...group]));
  const aims = split(lines.aims, "\n").map((line) => {
    const [aim = "", words = ""] = line.split(": ");
    const [first = "", beside = ""] = words.split("|");
    return { aim, words: split(first, " "), beside: split(beside, " ") };
  });
  const days = split(lines.days, "\n").map((line) => line.split(" > ").map((words) => words.split(" ")));
  const phrases = split(lines.phrases, "\n").map((line) => {
    const [said = "", means = ""] = line.split(" = ");
    return [new RegExp(`\\b(?:${said})\\b`, "g"), means] as const;
  });
  const idle = new Set(split(lines.idle, " "));

  return (typed: string): PocketQuery => {
    const text = phrases.reduce((all, [said, means]) => all.replace(said, means), folded(typed));
    const words = [...new Set(wordsOf(text))];
    const named = days.filter(([said]) => words.some((word) => said?.includes(word)));
    const others = words.filter((word) => !days.some(([said]) => said?.includes(word)));
    const telling = others.filter((word) => !idle.has(word));
    const used = telling.length > 0 ? telling : named.length > 0 ? [] : others;
    const aimed = aims.filter((one) => one.words.some((word) => words.includes(word)));
    const terms = used.map((word, index) => ({
      typed: word,
      others: [...(same.get(word) ?? [])].filter((other) => other !== word),
      // Short words match whole ("bus" isn't "business"), except the last, which may still be being typed.
      isWhole: word.length < 4 && (same.has(word) || aimed.length > 0 || index < used.length - 1),
      aims: aimed
        .filter((one) => one.words.includes(word) || one.beside.includes(word))
        .map(({ aim }) => aim),
    }));
    return {
      terms,
      days: named.length > 0 ? named.flatMap(([, names = []]) => names) : null,
      aims: new Set(aimed.map(({ aim }) => aim)),
    };
  };
}

/** How well a text matches: a heading counts more, and a part about a topic of the query most. Null for no match. */
export function scoreOf(
  { terms, days, aims }: PocketQuery,
  one: { text: string; heading: string; day: string | null; aims: readonly string[] },
): { points: number; missing: number } | null {
  if (days && one.day !== null && !days.some((day) => one.day?.includes(` ${day} `))) return null;
  // A day alone doesn't match text without a date.
  if (terms.length === 0) {
    // "Weekend" means events.
    return days && one.day !== null ? { points: one.aims.includes("event") ? 2 : 1, missing: 0 } : null;
  }
  const points = terms.map((term) =>
    term.aims.some((aim) => one.aims.includes(aim))
      ? 4
      : says(one.heading, term)
        ? 2
        : says(one.text, term)
          ? 1
          : 0,
  );
  const missing = points.filter((point) => point === 0).length;
  if (missing === terms.length) return null;
  const sum = points.reduce<number>((all, point) => all + point, 0);
  return { points: sum / terms.length + (one.aims.some((aim) => aims.has(aim)) ? 4 : 0), missing };
}

function says(text: string, { typed, others, isWhole }: Term): boolean {
  const stem = typed.length > 4 ? typed.replace(/s$/, "") : typed;
  if (text.includes(` ${stem}${isWhole ? " " : ""}`)) return true;
  return [...(isWhole ? [`${typed}s`, `${typed}es`] : []), ...others].some((word) =>
    text.includes(` ${word} `),
  );
}

/** The words of a text, each between spaces. */
export function asWords(text: string): string {
  return ` ${wordsOf(folded(text)).join(" ")} `;
}

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];

function folded(text: string): string {
  const plain = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.replace(/(\p{L})-(?=\p{L})/gu, "$1");
}

function split(text: string | undefined, by: string): string[] {
  return (text ?? "").split(by).filter((part) => part.trim() !== "");
}
