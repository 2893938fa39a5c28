import type { Water } from "./waters";

/** Something the lower half of a card tells of: its hour, what it is, where. */
export type StoryEntry = { label: string; head: string; text: string; portrait: string | null };

/** All that a card says. */
export type StoryCard = {
  title: string;
  /** Under the title: a date, or what a place is. */
  under: string;
  entries: StoryEntry[];
  /** How many more there are than a card has room for. */
  more: (count: number) => string;
  /** One more line, from the fullest to the shortest it may be. */
  notes: string[];
  site: string;
  /** Where it stands, from the longest address to that of the guide. */
  addresses: string[];
};

/** How a card says hours and heights. */
export type StoryWords = {
  clock: (at: number) => readonly [time: string, half: string];
  water: (water: Water) => string;
  sun: string;
};

/** What a card shows, in sentences: for who cannot see it. */
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
