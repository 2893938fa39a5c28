import type { Water } from "./tide-at";

/** An entry in the lower half: hour, name, place. */
export type StoryEntry = { label: string; head: string; text: string; portrait: string | null };

/** All the text of a card. */
export type StoryCard = {
  title: string;
  /** A date, or a place's kind. */
  under: string;
  entries: StoryEntry[];
  /** How many don't fit. */
  more: (count: number) => string;
  /** One more line, from the fullest to the shortest version. */
  notes: string[];
  site: string;
  /** The link shown, from the longest to the guide's own. */
  addresses: string[];
};

export type StoryWords = {
  clock: (at: number) => readonly [time: string, half: string];
  water: (water: Water) => string;
  sun: string;
};

/** The card's alternative text. */
export function storyInWords(
  card: StoryCard,
  { marks, sun }: { marks: readonly Water[]; sun: { at: number } | null },
  words: StoryWords,
  most: number,
): string {
  const clock = (at: number) => words.clock(at).filter(Boolean).join(" ");
  const hidden = card.entries.length - most;
  const sentences = [
    [card.title, card.under],
    ...card.entries.slice(0, most).map(({ label, head, text }) => [label, head, text]),
    [hidden > 0 ? card.more(hidden) : card.notes[0]],
    ...marks.map((water) => [clock(water.at), words.water(water)]),
    [sun && `${words.sun} ${clock(sun.at)}`],
  ];
  return sentences
    .map((parts) => parts.filter(Boolean).join(", "))
    .filter(Boolean)
    .map((sentence) => (/[.!?…]$/.test(sentence) ? sentence : `${sentence}.`))
    .join(" ");
}
