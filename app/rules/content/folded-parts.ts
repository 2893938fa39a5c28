import { withoutLinks } from "./inline-links";

/** Where a sentence ends: before a capital, a digit or an opening mark, or at the end of the text. */
const end = /[.!?…]["”»)]*(?=\s+[\p{Lu}\p{N}¿¡“"«(]|\s*$)/gu;
/** A shorter opening ("Say good morning.") tells nobody what follows. */
const least = 24;

/** The opening of a folded text, and the rest. A sentence with a link is kept whole. */
export function openingOf(text: string): { first: string; rest: string } {
  const whole = text.trim();
  const [paragraph = ""] = whole.split(/\n\s*\n/, 1);
  const sentence = firstSentence(paragraph);
  const first = withoutLinks(sentence);
  return { first, rest: first === sentence ? whole.slice(sentence.length).trim() : whole };
}

/** The first sentence, with any before it that are shorter than `least`. */
export function firstSentence(paragraph: string): string {
  const ends = [...paragraph.matchAll(end)].map(({ index, 0: mark }) => index + mark.length);
  return paragraph.slice(
    0,
    ends.find((one) => one >= least),
  );
}

type Part = { name?: string; kind?: string; title?: string; text?: string };

/** The first section stays open, and so do facts, what is looked at, and one without text or title to fold. */
const open = ["facts", "year", "costs", "way"];

export function isFolded({ name, kind, title, text = "" }: Part, index: number): boolean {
  if (index === 0 || !title || name === "breaks" || open.includes(kind ?? "")) return false;
  return kind !== "text" || openingOf(text).rest !== "";
}
