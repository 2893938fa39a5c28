import { withoutLinks } from "./inline-links";

/** Where a sentence ends: before another, which begins with a capital, a digit or an opening mark, or with the text. */
const end = /[.!?…]["”»)]*(?=\s+[\p{Lu}\p{N}¿¡“"«(]|\s*$)/gu;
/** "Say good morning." alone tells nobody what follows. */
const least = 24;

/** What a folded text is shown by, and what follows when it is opened: a sentence with a link whole, as it leads on. */
export function openingOf(text: string): { first: string; rest: string } {
  const whole = text.trim();
  const [paragraph = ""] = whole.split(/\n\s*\n/, 1);
  const ends = [...paragraph.matchAll(end)].map(({ index, 0: mark }) => index + mark.length);
  const sentence = paragraph.slice(
    0,
    ends.find((one) => one >= least),
  );
  const first = withoutLinks(sentence);
  return { first, rest: first === sentence ? whole.slice(sentence.length).trim() : whole };
}

type Part = { kind?: string; title?: string; text?: string };

/** The first part of a guide stays open, and so does what is looked at rather than read, or has nothing to open. */
export function isFolded({ kind, title, text = "" }: Part, index: number): boolean {
  if (index === 0 || !title || kind === "year" || kind === "costs") return false;
  return kind !== "text" || openingOf(text).rest !== "";
}
