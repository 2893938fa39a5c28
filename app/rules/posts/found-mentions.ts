import { foldText } from "../site/fold-text";
import type { MentionKind } from "./mentions";

/** Something of the town that a writer may put into a post as a card. */
export type FoundMention = { path: string; kind: MentionKind; name: string };

const mostFound = 12;

/** What was looked for, by its name first: names that begin with it, then that have it, then the rest. */
export function bestMentions(found: readonly FoundMention[], term: string): FoundMention[] {
  const place = ({ name }: FoundMention) => {
    const at = ` ${foldText(name)}`.indexOf(` ${term}`);
    if (at >= 0) return at === 0 ? 0 : 1;
    return foldText(name).includes(term) ? 2 : 3;
  };
  return found
    .map((one, order) => ({ one, order, place: term ? place(one) : 0 }))
    .sort((a, b) => a.place - b.place || a.order - b.order)
    .slice(0, mostFound)
    .map(({ one }) => one);
}
