/** What to do until help comes: lines that a frightened person can follow. */
export type FirstAidText = {
  title: string;
  description: string;
  /** `call` says when to call, and whom. */
  cards: { id: string; title: string; lines: string[]; call: string }[];
};

/** A card of a tab of /info; its contacts are an admin's to add. */
export type TopicText = {
  title: string;
  text: string;
  points: string[];
  /** What the card's links are called, by their ids. */
  links?: Record<string, string>;
};

/** A tab of /info, and what the way on to its guide page is called. */
export type TabText = {
  /** What it says of itself to search engines. */
  meta: { title: string; description: string };
  title: string;
  text: string;
  more: string;
  topics: Record<string, TopicText>;
};
